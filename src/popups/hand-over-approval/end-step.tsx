import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import type { HandOverApprovalProps } from './hand-over-approval-props.ts';

const ENDS = {
  approved: 'success',
  refused: 'success',
  digitsWrong: 'error',
  expired: 'warning',
  decidedBefore: 'warning',
} as const;
type End = keyof typeof ENDS;

export const isEnd = (value: string): value is End => value in ENDS;

/** What came of it, and another code where this one is worth nothing any more (HAND-2, HAND-3). */
export function EndStep({ actor, end }: Pick<HandOverApprovalProps, 'actor'> & { end: End }) {
  const { t } = useTranslation();
  const isDone = end === 'approved' || end === 'refused';
  return (
    <>
      <Notice tone={ENDS[end]} role={isDone ? 'status' : 'alert'} stays>
        {t(($) => $.handOverApproval[end])}
      </Notice>
      {end === 'approved' && <p>{t(($) => $.handOverApproval.approvedEnd)}</p>}
      {isDone ? (
        <Button onClick={() => actor.send({ type: 'CLOSED' })}>{t(($) => $.common.ok)}</Button>
      ) : (
        <Button variant="outline" onClick={() => actor.send({ type: 'RETRIED' })}>
          {t(($) => $.handOverApproval.anotherCode)}
        </Button>
      )}
    </>
  );
}
