import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { checkEmail, type TopLevelDomainLength } from '#contract/values/email.ts';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { FailureCode } from '#machines/failures.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { useFieldValue } from '#src/ui/form/field-value.ts';
import { Form } from '#src/ui/form/form.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { EmailSuggestion } from '../email-suggestion.tsx';
import { emailIssueText } from '../field-issues.ts';
import { StepActions } from './step-actions.tsx';
import { useFailure } from './use-failure.ts';

export interface EmailStepProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
  topLevelDomain: TopLevelDomainLength;
}

const ABOUT_THE_EMAIL: readonly FailureCode[] = ['emailAlreadyRegistered', 'emailNotRegistered'];

/** The first step: which email (EMAIL-1, RESET-1). */
export function EmailStep({ actor, topLevelDomain }: EmailStepProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { email, failure, purpose } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const { atField, notice } = useFailure(failure, 'email', ABOUT_THE_EMAIL);

  const form = useForm({
    initial: { email },
    validate: (values) => {
      const checked = checkEmail(values.email, topLevelDomain);
      return { email: checked.ok ? undefined : emailIssueText(t, checked.issue) };
    },
    onSubmit: (values) => {
      const checked = checkEmail(values.email, topLevelDomain);
      if (checked.ok) actor.send({ type: 'EMAIL_SUBMITTED', email: checked.value });
    },
    busy,
    serverErrors: atField,
  });
  // The offer is about the email that the person sent, not about one that is being typed now.
  const unchanged = useFieldValue(form.value('email')) === email;

  const emailField = form.text('email');

  return (
    <>
      <Lead>{t(($) => $.emailVerification.emailLead[purpose.kind])}</Lead>
      <Form {...form.props}>
        <EmailField
          {...emailField}
          label={t(($) => $.fields.email.label)}
          placeholder={t(($) => $.fields.email.placeholder)}
          hint={t(($) => $.emailVerification.emailHint[purpose.kind])}
          enterKeyHint="send"
          readOnly={purpose.kind === 'change'}
          extra={
            purpose.kind !== 'change' && (
              <EmailSuggestion value={emailField.value} fieldId={emailField.id} onTake={(taken) => form.set('email', taken)} />
            )
          }
          required
        />
        {notice !== undefined && (
          <Notice tone="error" role="alert" about={failure}>
            {notice}
          </Notice>
        )}
        {unchanged && snapshot.can({ type: 'LOGIN_CHOSEN' }) && (
          <Button variant="outline" onClick={() => actor.send({ type: 'LOGIN_CHOSEN' })}>
            {t(($) => $.emailVerification.toLogin)}
          </Button>
        )}
        {unchanged && snapshot.can({ type: 'SIGN_UP_CHOSEN' }) && (
          <Button variant="outline" onClick={() => actor.send({ type: 'SIGN_UP_CHOSEN' })}>
            {t(($) => $.emailVerification.toSignUp)}
          </Button>
        )}
      </Form>
      <StepActions>
        <Button
          type="submit"
          form={form.id}
          busy={busy}
          unavailable={form.valid ? undefined : t(($) => $.emailVerification.unmet.email)}
          onUnavailableClick={form.revealErrors}
        >
          {t(($) => $.emailVerification.send)}
        </Button>
      </StepActions>
    </>
  );
}
