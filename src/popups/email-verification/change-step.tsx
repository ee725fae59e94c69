import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { Emphasis } from './emphasis.tsx';
import { StepActions } from './step-actions.tsx';

export interface ChangeStepProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
}

/** The last step of another email: what changes with it, and that the earlier one is told (EMAIL-10). */
export function ChangeStep({ actor }: ChangeStepProps) {
  const { t } = useTranslation();
  const { email, failure, purpose } = useSelector(actor, (snapshot) => snapshot.context);
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Lead>
        <Emphasis text={t(($) => $.emailVerification.lastStepLead[purpose.kind], { email })} part={email} />
      </Lead>
      <p>{t(($) => $.emailVerification.changeNote)}</p>
      {failure !== null && (
        <Notice tone="error" role="alert" about={failure}>
          {failureText(t, failure)}
        </Notice>
      )}
      <StepActions>
        <Button busy={busy} onClick={() => actor.send({ type: 'CHANGE_CONFIRMED' })} data-autofocus="">
          {t(($) => $.emailVerification.changeNow)}
        </Button>
      </StepActions>
      {confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />}
    </>
  );
}
