import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { checkEmail, type TopLevelDomainLength } from '#contract/values/email.ts';
import { checkLoginPassword, DEFAULT_PASSWORD_POLICY, loginPasswordMax, type PasswordPolicy } from '#contract/values/password.ts';
import type { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { Notice } from '#src/ui/layout/notice.tsx';
import { EmailSuggestion } from '../email-suggestion.tsx';
import { emailIssueText } from '../field-issues.ts';
import lastWay from '../last-way/last-way.module.css';
import { LastWay } from '../last-way/last-way.tsx';
import { StayAlert } from '../login/stay-alert.tsx';
import { PasskeyLogin } from '../passkey-login/passkey-login.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import styles from './email-login.module.css';

export interface EmailLoginProps {
  actor: ActorRefFrom<typeof emailLoginMachine>;
  topLevelDomain: TopLevelDomainLength;
  /** VAL-4 where nothing is said (API-26). */
  passwordPolicy?: PasswordPolicy | undefined;
  /** Shown where it has failed again and again. */
  help?: ReactNode;
  /** Shown before that. */
  helpLink?: ReactNode;
  /** Whether others use this computer too (DOOR-5). */
  sharing?: ReactNode;
}

/** Sign in with email and password (LOGIN-2); a person who used it last begins here, and reads so (LOGIN-6). */
export function EmailLogin({ actor, topLevelDomain, passwordPolicy = DEFAULT_PASSWORD_POLICY, help, helpLink, sharing }: EmailLoginProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { email, remembersEmail, isLastMethod, deletedAt, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const offersPasskey = useSelector(actor, (snapshot) => snapshot.context.offersPasskey);
  const isStuck = useSelector(actor, ({ context }) => context.failures >= FAILURES_BEFORE_HELP);
  const passkeyLogin = useSelector(actor, (snapshot) => snapshot.children.passkeyLogin);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

  useSuccess(actor);

  const form = useForm({
    initial: { email, password: '', remember: remembersEmail },
    validate: (values) => {
      const checkedEmail = checkEmail(values.email, topLevelDomain);
      const checkedPassword = checkLoginPassword(values.password, passwordPolicy);
      return {
        email: checkedEmail.ok ? undefined : emailIssueText(t, checkedEmail.issue),
        password: checkedPassword.ok
          ? undefined
          : t(($) => $.fields.loginPassword.issues[checkedPassword.issue], { passwordMax: loginPasswordMax(passwordPolicy) }),
      };
    },
    onSubmit: (values) => {
      const checkedEmail = checkEmail(values.email, topLevelDomain);
      const checkedPassword = checkLoginPassword(values.password, passwordPolicy);
      if (!checkedEmail.ok || !checkedPassword.ok) return;
      actor.send({
        type: 'CREDENTIALS_SUBMITTED',
        email: checkedEmail.value,
        password: checkedPassword.value,
        rememberEmail: values.remember,
      });
    },
    busy,
  });

  const emailField = form.text('email');

  return (
    <>
      <Dialog
        title={t(($) => $.emailLogin.title)}
        flow="emailLogin"
        state={state}
        busy={busy}
        initialFocus="field"
        onBack={() => actor.send({ type: 'BACK' })}
        onClose={() => actor.send({ type: 'CLOSED' })}
      >
        {/* The boot script shows it before the application is there. */}
        <div className={lastWay.frame} data-first-way="" hidden={!isLastMethod} suppressHydrationWarning>
          <LastWay onForget={() => actor.send({ type: 'LAST_METHOD_FORGOTTEN' })} />
        </div>
        <Form {...form.props}>
          <ErrorSummary title={t(($) => $.common.errorSummary, { count: form.errors.length })} errors={form.errors} />
          <EmailField
            {...emailField}
            // The browser lists passkeys there, too (PASSKEY-1).
            autoComplete="username webauthn"
            label={t(($) => $.fields.email.label)}
            placeholder={t(($) => $.fields.email.placeholder)}
            extra={<EmailSuggestion value={emailField.value} fieldId={emailField.id} onTake={(taken) => form.set('email', taken)} />}
            required
          />
          <PasswordField
            {...form.text('password')}
            label={t(($) => $.fields.password.label)}
            autoComplete="current-password"
            enterKeyHint="go"
            required
            {...(email !== '' && { 'data-autofocus': '' })}
          />
          {/* Above the keyboard: what stands between the password and it would push it beneath (SEEN-2). */}
          <Button
            type="submit"
            busy={busy}
            unavailable={form.valid ? undefined : t(($) => $.emailLogin.unmet)}
            onUnavailableClick={form.revealErrors}
          >
            {t(($) => $.emailLogin.submit)}
          </Button>
          {failure !== null && (
            <Notice tone="error" role="alert" about={failure}>
              {failureText(t, failure)}
            </Notice>
          )}
          {/* Beside what failed: at the end of the form it would stand below the screen. It stays while the next try is on its way (SEEN-2). */}
          {isStuck && help}
          <p className={styles.line}>
            {t(($) => $.emailLogin.forgotten)}{' '}
            <TextButton data-event="reset" onClick={() => actor.send({ type: 'RESET_CHOSEN', email: form.read().email })}>
              {t(($) => $.emailLogin.reset)}
            </TextButton>
          </p>
          <Checkbox
            {...form.check('remember')}
            className={styles.remember}
            label={
              <>
                {t(($) => $.emailLogin.remember)} <small className={styles.hint}>{t(($) => $.emailLogin.rememberHint)}</small>
              </>
            }
          />
          {sharing}
          <p className={styles.line}>
            <TextButton data-back="" onClick={() => actor.send({ type: 'BACK' })}>
              {t(($) => $.emailLogin.otherWays)}
            </TextButton>
          </p>
          {/* Last, so that nothing above it moves when it comes (SEEN-2). */}
          {offersPasskey && (
            <Button variant="outline" onClick={() => actor.send({ type: 'PASSKEY_CHOSEN', email: form.read().email })}>
              {t(($) => $.passkeyLogin.button)}
            </Button>
          )}
          {!isStuck && helpLink}
        </Form>
      </Dialog>
      {passkeyLogin && <PasskeyLogin actor={passkeyLogin} />}
      {deletedAt !== null && state === 'askingToStay' && (
        <StayAlert
          flow="emailLogin"
          deletedAt={deletedAt}
          onStay={() => actor.send({ type: 'STAY_CHOSEN', password: form.read().password })}
          onDecline={() => actor.send({ type: 'DECLINED' })}
        />
      )}
    </>
  );
}
