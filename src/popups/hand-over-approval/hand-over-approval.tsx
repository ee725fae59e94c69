import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Waiting } from '#src/ui/progress/waiting.tsx';
import { ChoiceStep } from './choice-step.tsx';
import { EndStep, isEnd } from './end-step.tsx';
import type { HandOverApprovalProps } from './hand-over-approval-props.ts';
import { TypingStep } from './typing-step.tsx';

/** Which screen asks, and whether it is let in (HAND-1, HAND-2, HAND-3). */
export function HandOverApproval({ actor, now }: HandOverApprovalProps) {
  const { t } = useTranslation();
  const { value } = useSelector(actor, (current) => current);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const close = () => actor.send({ type: 'CLOSED' });
  const chooses = value === 'choosing' || value === 'approving' || value === 'refusing';
  return (
    <Dialog
      title={t(($) => $.handOverApproval.title)}
      flow="handOverApproval"
      state={value}
      step={chooses ? 'choosing' : value}
      busy={busy}
      initialFocus={value === 'typing' ? 'field' : 'heading'}
      onClose={close}
      footer={
        value === 'offered' && <Button onClick={() => actor.send({ type: 'CONTINUED' })}>{t(($) => $.handOverApproval.continue)}</Button>
      }
    >
      {value === 'offered' && (
        <>
          <Lead>{t(($) => $.handOverApproval.offeredLead)}</Lead>
          <Notice tone="warning">{t(($) => $.handOverApproval.offeredWarning)}</Notice>
        </>
      )}
      {value === 'typing' && <TypingStep actor={actor} />}
      {value === 'claiming' && <Waiting>{t(($) => $.handOverApproval.claiming)}</Waiting>}
      {chooses && <ChoiceStep actor={actor} now={now} />}
      {isEnd(value) && <EndStep actor={actor} end={value} />}
    </Dialog>
  );
}
