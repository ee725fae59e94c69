import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { EmailVerificationEvent } from '#machines/email-verification/email-verification.types.ts';
import { type Step, stepsOf } from './screen-of.ts';
import styles from './verification-steps.module.css';

export interface VerificationStepsProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
  current: Step;
  /** For `aria-describedby`. */
  id: string;
}

/** What a press on a step asks for; the code step is come to by its own way only. */
const REQUESTS: Partial<Record<Step, EmailVerificationEvent>> = {
  email: { type: 'EMAIL_CHANGE_REQUESTED' },
  password: { type: 'LAST_STEP_REQUESTED' },
  change: { type: 'LAST_STEP_REQUESTED' },
};

/** How far one has come. A step that the flow can answer for is a button: back to the email, or on too early (EMAIL-6). */
export function VerificationSteps({ actor, current, id }: VerificationStepsProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (now) => now);
  const steps = stepsOf(snapshot.context.purpose);
  const position = steps.indexOf(current);
  const laterId = `${id}-later`;
  const isEarly = snapshot.context.proof === null;
  const label = t(($) => $.emailVerification.stepLabel, { current: position + 1, total: steps.length });
  return (
    <>
      {/* Its own element: a field that is described by a list is told the list's items. */}
      <span id={id} hidden>
        {label}
      </span>
      <span id={laterId} hidden>
        {t(($) => $.emailVerification.lastStepLater[steps.includes('change') ? 'change' : 'password'])}
      </span>
      <ol className={styles.steps} aria-labelledby={id}>
        {steps.map((step, index) => {
          const request = REQUESTS[step];
          const name = t(($) => $.emailVerification.steps[step]);
          return (
            <li key={step} data-done={index < position} aria-current={step === current ? 'step' : undefined}>
              {request !== undefined && snapshot.can(request) ? (
                <button
                  type="button"
                  className={styles.step}
                  aria-describedby={index === steps.length - 1 && isEarly ? laterId : undefined}
                  onClick={() => actor.send(request)}
                >
                  {name}
                </button>
              ) : (
                <span className={styles.step}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
