import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { guessableBy } from '#contract/values/guessable-password.ts';
import { checkPassword, type PasswordPolicy, passwordRuleHolds, passwordRulesOf } from '#contract/values/password.ts';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { HiddenUsername } from '#src/ui/form/field.tsx';
import { useFieldValue } from '#src/ui/form/field-value.ts';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { RuleList } from '#src/ui/form/rule-list.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { passwordGuessableText, passwordIssuesText, passwordNumbers, passwordsDifferText } from '../field-issues.ts';
import { StayAlert } from '../login/stay-alert.tsx';
import { useSuccess } from '../success/use-success.ts';
import { OtherWays } from './other-ways.tsx';
import { StepActions } from './step-actions.tsx';
import { useCommonPasswords } from './use-common-passwords.ts';

export interface PasswordStepProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
  policy: PasswordPolicy;
}

/** The last step: the password, twice (VAL-4). It lives in this form and in the one call that carries it. */
export function PasswordStep({ actor, policy }: PasswordStepProps) {
  const { t } = useTranslation();
  const rulesId = useId();
  const { email, failure, purpose, otherWays } = useSelector(actor, (snapshot) => snapshot.context);
  const deletedAt = useSelector(actor, (snapshot) => (snapshot.matches('askingToStay') ? snapshot.context.deletedAt : null));
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useSuccess(actor);

  const common = useCommonPasswords(policy);
  const about = purpose.kind === 'join' ? [email, purpose.joinData.nickname, purpose.joinData.uvrsId] : [email];
  const confirmationIssue = (password: string, confirmation: string): string | undefined => {
    if (confirmation === '') return t(($) => $.fields.passwordConfirmation.issues.empty);
    const same = confirmation.normalize('NFC') === password.normalize('NFC');
    return same ? undefined : passwordsDifferText(t);
  };
  const send = (type: 'PASSWORD_SUBMITTED' | 'STAY_CHOSEN', { password, endsOtherWays }: { password: string; endsOtherWays: boolean }) => {
    const checked = checkPassword(password, policy);
    if (checked.ok) actor.send({ type, password: checked.value, ...(endsOtherWays ? { endsOtherWays } : {}) });
  };
  const form = useForm({
    initial: { password: '', confirmation: '', endsOtherWays: false as boolean },
    validate: ({ password, confirmation }) => ({
      password: passwordIssuesText(t, password, policy) ?? passwordGuessableText(t, guessableBy(password, about, common)),
      confirmation: confirmationIssue(password, confirmation),
    }),
    onSubmit: (values) => send('PASSWORD_SUBMITTED', values),
    busy,
  });
  const password = useFieldValue(form.value('password'));
  const rules = passwordRulesOf(policy).map((rule) => ({
    id: rule,
    label: t(($) => $.fields.password.rules[rule], passwordNumbers(policy)),
    met: passwordRuleHolds(rule, password, policy),
  }));

  return (
    <>
      <Lead>{t(($) => $.emailVerification.lastStepLead[purpose.kind])}</Lead>
      <Form {...form.props}>
        <HiddenUsername value={email} />
        <ErrorSummary title={t(($) => $.common.errorSummary, { count: form.errors.length })} errors={form.errors} />
        <PasswordField
          {...form.text('password')}
          label={t(($) => $.fields.password.newLabel)}
          autoComplete="new-password"
          policy={policy}
          enterKeyHint="next"
          // The hidden user name stands before it.
          data-autofocus=""
          aria-describedby={rulesId}
          extra={<RuleList id={rulesId} rules={rules} />}
          required
        />
        <PasswordField
          {...form.text('confirmation')}
          label={t(($) => $.fields.passwordConfirmation.label)}
          autoComplete="new-password"
          policy={policy}
          enterKeyHint="done"
          required
        />
        {otherWays.length > 0 && <OtherWays ways={otherWays} check={form.check('endsOtherWays')} />}
        {failure !== null && (
          <Notice tone="error" role="alert" about={failure}>
            {failureText(t, failure)}
          </Notice>
        )}
      </Form>
      <StepActions>
        <Button
          type="submit"
          form={form.id}
          busy={busy}
          unavailable={form.valid ? undefined : t(($) => $.emailVerification.unmet.password)}
          onUnavailableClick={form.revealErrors}
        >
          {t(($) => $.emailVerification.finish)}
        </Button>
      </StepActions>
      {confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />}
      {deletedAt !== null && (
        <StayAlert
          flow="emailVerification"
          deletedAt={deletedAt}
          onStay={() => send('STAY_CHOSEN', form.read())}
          onDecline={() => actor.send({ type: 'DECLINED' })}
        />
      )}
    </>
  );
}
