import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { CodeField } from '#src/ui/form/code-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Emphasis } from '../email-verification/emphasis.tsx';
import { useCodeForm } from '../use-code-form.ts';
import type { ConfirmIdentityProps } from './confirm-identity-props.ts';

/** CONFIRM-1: the code that was mailed to the email of the account. */
export function CodeForm({ actor }: ConfirmIdentityProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { email, failure } = snapshot.context;
  const { form, field } = useCodeForm({
    onSubmit: (code) => actor.send({ type: 'CODE_SUBMITTED', code }),
    busy: snapshot.matches('confirmingCode'),
  });
  const resending = snapshot.matches('resendingCode');
  return (
    <>
      <Lead>
        <Emphasis text={t(($) => $.emailVerification.codeLead, { email: email ?? '' })} part={email ?? ''} />
      </Lead>
      <Form {...form.props}>
        <CodeField {...field} label={t(($) => $.fields.authCode.label)} hint={t(($) => $.emailVerification.codeHint)} />
        <Button
          type="submit"
          busy={snapshot.matches('confirmingCode')}
          unavailable={form.valid ? undefined : t(($) => $.emailVerification.unmet.code)}
          onUnavailableClick={form.revealErrors}
        >
          {t(($) => $.confirmIdentity.submit)}
        </Button>
        {/* Beside both of the buttons that it can be about (SEEN-1). */}
        {failure !== null && (
          <Notice tone="error" role="alert" about={failure} stays>
            {failureText(t, failure)}
          </Notice>
        )}
        <Button variant="outline" busy={resending} onClick={() => actor.send({ type: 'CODE_REQUESTED' })}>
          {t(($) => $.confirmIdentity.resend)}
        </Button>
        <TextButton onClick={() => actor.send({ type: 'OTHER_WAY_CHOSEN' })}>{t(($) => $.confirmIdentity.otherWay)}</TextButton>
      </Form>
    </>
  );
}
