import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { handOverMachine } from '#machines/hand-over/hand-over.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Waiting } from '#src/ui/progress/waiting.tsx';
import { SharedComputerBox } from '../shared-session/shared-computer-box.tsx';
import { dotted } from '../state-name.ts';
import { ClaimedStep } from './claimed-step.tsx';
import { ScanStep } from './scan-step.tsx';

export interface HandOverProps {
  actor: ActorRefFrom<typeof handOverMachine>;
  /** Where a phone opens this site; without a slash at its end. */
  siteUrl: string;
  /** ms since the epoch, by the server’s clock */
  now: () => number;
}

type Step = 'beginning' | 'unread' | 'waiting' | 'claimed' | 'loggingIn' | 'failed' | 'refused' | 'expired';
const RETRIES = { unread: 'retry', failed: 'retry', refused: 'newCode', expired: 'newCode' } as const;
const isRetried = (step: Step): step is keyof typeof RETRIES => step in RETRIES;

/** A code for a phone, and how far the phone is (HAND-1, HAND-2, HAND-3). */
export function HandOver({ actor, siteUrl, now }: HandOverProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { shown, digits, failure, isShared } = snapshot.context;
  const state = dotted(snapshot.value);
  const step = state.replace(/\..*/, '') as Step;
  return (
    <Dialog
      title={t(($) => $.handOver.title)}
      flow="handOver"
      state={state}
      step={step}
      busy={snapshot.hasTag('busy')}
      onBack={() => actor.send({ type: 'BACK' })}
      onClose={() => actor.send({ type: 'CLOSED' })}
      footer={isRetried(step) && <Button onClick={() => actor.send({ type: 'RETRIED' })}>{t(($) => $.handOver[RETRIES[step]])}</Button>}
    >
      {failure !== null && (
        <Notice tone="error" role="alert" about={failure} stays>
          {failureText(t, failure)}
        </Notice>
      )}
      {step === 'waiting' && shown !== null && <ScanStep shown={shown} siteUrl={siteUrl} now={now} />}
      {step === 'claimed' && digits !== null && <ClaimedStep digits={digits} />}
      {(step === 'beginning' || step === 'loggingIn') && <Waiting>{t(($) => $.handOver[step])}</Waiting>}
      {(step === 'refused' || step === 'expired') && (
        <Notice tone="warning" role="alert" stays>
          {t(($) => $.handOver[step])}
        </Notice>
      )}
      {(step === 'waiting' || step === 'claimed') && (
        <SharedComputerBox checked={isShared} onChange={() => actor.send({ type: 'SHARED_TOGGLED' })} />
      )}
    </Dialog>
  );
}
