import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { TopLevelDomainLength } from '#contract/values/email.ts';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#contract/values/password.ts';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { dotted } from '../state-name.ts';
import { ChangeStep } from './change-step.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { type Screen, screenOf } from './screen-of.ts';
import { ActionsPlace } from './step-actions.tsx';
import { Success } from './success.tsx';
import type { MailedCodes } from './use-mailed-code.ts';
import { useSuccessToasts } from './use-success-toasts.ts';
import { VerificationSteps } from './verification-steps.tsx';

export interface EmailVerificationProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
  topLevelDomain: TopLevelDomainLength;
  /** VAL-4 where nothing is said (API-26). */
  passwordPolicy?: PasswordPolicy | undefined;
  /** Ms since the epoch by the server's clock. */
  now: () => number;
  /** Stands above the rest: the sign-up goes on where it was left. */
  takenUp?: ReactNode;
  /** Codes that the link of an email brings to this browser. */
  mailedCodes?: MailedCodes;
  /** Shown where no mail came, or no code was right. */
  help?: ReactNode;
}

/** A person proves an email with a code, then sets a password, or gives the account this email (EMAIL, RESET). */
export function EmailVerification(props: EmailVerificationProps) {
  const { actor, topLevelDomain, passwordPolicy = DEFAULT_PASSWORD_POLICY, now, takenUp, mailedCodes, help } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const stepsId = useId();
  useSuccessToasts(actor);

  const { purpose, code } = snapshot.context;
  const screen = screenOf(snapshot.value);
  if (screen === null) return null;

  const titles: Record<Screen, string> = {
    email: t(($) => $.emailVerification.title[purpose.kind]),
    code: t(($) => $.emailVerification.title[purpose.kind]),
    password: t(($) => $.emailVerification.lastStepTitle[purpose.kind]),
    change: t(($) => $.emailVerification.lastStepTitle[purpose.kind]),
    success: t(($) => $.emailVerification.success[purpose.kind]),
  };
  // Back leads to the step before, where there is one to go to; else out of the popup.
  const back = snapshot.can({ type: 'EMAIL_CHANGE_REQUESTED' }) ? 'EMAIL_CHANGE_REQUESTED' : 'BACK';

  return (
    <Dialog
      title={titles[screen]}
      flow="emailVerification"
      state={dotted(snapshot.value)}
      // Another code is another page: its field is empty and has the focus.
      step={screen === 'code' ? `code ${code?.expiresAt}` : screen}
      initialFocus={screen === 'success' ? 'heading' : 'field'}
      busy={snapshot.hasTag('busy')}
      onBack={screen === 'success' ? undefined : () => actor.send({ type: back })}
      onClose={() => actor.send({ type: 'CLOSED' })}
      footer={<div ref={setActionsPlace} />}
    >
      <ActionsPlace value={actionsPlace}>
        {screen !== 'success' && <VerificationSteps actor={actor} current={screen} id={stepsId} />}
        {takenUp}
        {screen === 'email' && <EmailStep actor={actor} topLevelDomain={topLevelDomain} />}
        {screen === 'code' && code !== null && (
          <CodeStep key={code.expiresAt} actor={actor} code={code} now={now} mailedCodes={mailedCodes} stepsId={stepsId} help={help} />
        )}
        {screen === 'password' && <PasswordStep actor={actor} policy={passwordPolicy} />}
        {screen === 'change' && <ChangeStep actor={actor} />}
        {screen === 'success' && <Success actor={actor} />}
      </ActionsPlace>
    </Dialog>
  );
}
