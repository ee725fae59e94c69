import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import type { ConfirmIdentityProps } from './confirm-identity-props.ts';

/** CONFIRM-1: the password of the account. What may be one decides the server: it was chosen by the rules of its time. */
export function PasswordForm({ actor }: ConfirmIdentityProps) {
  const { t } = useTranslation();
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? t(($) => $.confirmIdentity.unmet) : undefined }),
    onSubmit: ({ password }) => actor.send({ type: 'PASSWORD_SUBMITTED', password }),
    busy,
  });
  return (
    <Form {...form.props}>
      <PasswordField
        {...form.text('password')}
        label={email === null ? t(($) => $.fields.password.label) : t(($) => $.confirmIdentity.account, { email })}
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <Button
        type="submit"
        busy={busy}
        unavailable={form.valid ? undefined : t(($) => $.confirmIdentity.unmet)}
        onUnavailableClick={form.revealErrors}
      >
        {t(($) => $.confirmIdentity.submit)}
      </Button>
    </Form>
  );
}
