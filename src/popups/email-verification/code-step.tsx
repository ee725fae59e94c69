import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { SentCode } from '#machines/email-verification/email-verification.types.ts';
import { type FailureCode, failure as failureOf } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { CodeField } from '#src/ui/form/code-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { CheckIcon } from '#src/ui/icons/icons.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { useCodeForm } from '../use-code-form.ts';
import { CodeTimer } from './code-timer.tsx';
import { Emphasis } from './emphasis.tsx';
import { StepActions } from './step-actions.tsx';
import { useFailure } from './use-failure.ts';
import { type MailedCodes, useMailedCode } from './use-mailed-code.ts';

export interface CodeStepProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
  code: SentCode;
  now: () => number;
  mailedCodes: MailedCodes | undefined;
  /** id of the step indicator, for `aria-describedby`. */
  stepsId: string;
  help?: ReactNode;
}

const ABOUT_THE_CODE: readonly FailureCode[] = ['codeWrong', 'notAuthenticated'];

/** The second step: the code from the mailbox (EMAIL-2 to EMAIL-6). */
export function CodeStep({ actor, code, now, mailedCodes, stepsId, help }: CodeStepProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { email, failure } = snapshot.context;
  const confirming = snapshot.matches({ codeSent: { entry: 'confirming' } });
  const emailChangeable = snapshot.can({ type: 'EMAIL_CHANGE_REQUESTED' });
  const confirmed = snapshot.matches({ codeSent: { entry: 'confirmed' } });
  const over = !confirmed && !snapshot.matches({ codeSent: { validity: 'running' } });
  const leadId = useId();
  const { atField, notice } = useFailure(failure, 'code', ABOUT_THE_CODE);

  const { form, submit, change, field } = useCodeForm({
    onSubmit: (typed) => actor.send({ type: 'CODE_SUBMITTED', code: typed }),
    busy: confirming || confirmed,
    serverErrors: atField,
  });
  useMailedCode(mailedCodes, (mailed, key) => {
    if (confirming || confirmed || over) return false;
    // Anyone can make a link with a code. It is sent by itself only with what our email alone has; else the person presses.
    const isOurs = code.linkKey !== undefined && key === code.linkKey;
    if (!isOurs && form.read().code !== '') return false;
    change(mailed);
    if (isOurs) submit(mailed);
    return true;
  });

  const isDone = confirmed ? t(($) => $.emailVerification.codeConfirmed) : undefined;
  const unmet = over ? failureText(t, failureOf('codeExpired')) : t(($) => $.emailVerification.unmet.code);

  return (
    <>
      <Lead>
        <span id={leadId}>
          <Emphasis text={t(($) => $.emailVerification.codeLead, { email })} part={email} />
        </span>{' '}
        {emailChangeable && (
          <TextButton onClick={() => actor.send({ type: 'EMAIL_CHANGE_REQUESTED' })}>
            {t(($) => $.emailVerification.changeEmail)}
          </TextButton>
        )}
      </Lead>
      <Form {...form.props}>
        <CodeField
          {...field}
          success={isDone}
          // The step opens with the focus here: a screen reader reads what stands above with it.
          describedBy={`${stepsId} ${leadId}`}
          label={t(($) => $.fields.authCode.label)}
          hint={over ? undefined : t(($) => $.emailVerification.codeHint)}
        />
        <CodeTimer actor={actor} code={code} now={now} />
        {notice !== undefined && !confirmed && (
          <Notice tone="error" role="alert" about={failure} stays>
            {notice}
          </Notice>
        )}
        {snapshot.hasTag('helps') && help}
      </Form>
      <StepActions>
        <Button
          type="submit"
          form={form.id}
          busy={confirming}
          icon={confirmed ? <CheckIcon size={20} /> : undefined}
          unavailable={isDone ?? (form.valid && !over ? undefined : unmet)}
          onUnavailableClick={over || confirmed ? undefined : form.revealErrors}
        >
          {t(($) => $.emailVerification.confirm)}
        </Button>
      </StepActions>
    </>
  );
}
