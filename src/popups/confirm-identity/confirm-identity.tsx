import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { methodByCode } from '#contract/methods.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Divider, Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { ProviderDialog } from '../provider/provider-dialog.tsx';
import { ProviderWays } from '../provider/provider-ways.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { CodeForm } from './code-form.tsx';
import type { ConfirmIdentityProps } from './confirm-identity-props.ts';
import { PasswordForm } from './password-form.tsx';
import { WithoutWay } from './without-way.tsx';

/** CONFIRM-1: the account's own ways, of which the person takes one. */
export function ConfirmIdentity({ actor }: ConfirmIdentityProps) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const showsCode = useSelector(actor, (snapshot) => snapshot.hasTag('code'));
  const withoutWay = value === 'withoutWay';
  useSuccess(actor);

  return (
    <ProviderDialog
      provider={actor}
      title={t(($) => $.confirmIdentity.title)}
      flow="confirmIdentity"
      state={dotted(value)}
      busy={busy}
      step={showsCode ? 'code' : withoutWay ? 'withoutWay' : 'choice'}
      onBack={showsCode ? () => actor.send({ type: 'OTHER_WAY_CHOSEN' }) : undefined}
      status={value === 'atAuthenticator' ? t(($) => $.confirmIdentity.atAuthenticator) : undefined}
      onClose={() => actor.send({ type: 'CANCELLED' })}
    >
      {/* What was typed there stays while a code is typed. */}
      <Stack gap={20} hidden={showsCode}>
        {withoutWay ? <WithoutWay actor={actor} /> : <Ways actor={actor} />}
      </Stack>
      {showsCode && <CodeForm actor={actor} />}
    </ProviderDialog>
  );
}

function Ways({ actor }: ConfirmIdentityProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const showsCode = useSelector(actor, (snapshot) => snapshot.hasTag('code'));
  const { methods, hasPasskey, takesCode, failure } = context;
  const providers = methods.filter((method) => method !== 'email');
  return (
    <>
      <Lead>{t(($) => $.confirmIdentity.lead)}</Lead>
      {failure !== null && !showsCode && (
        <Notice tone="error" role="alert" about={failure}>
          {failureText(t, failure)}
        </Notice>
      )}
      {value === 'unread' && <Button onClick={() => actor.send({ type: 'RETRIED' })}>{t(($) => $.confirmIdentity.retry)}</Button>}
      {methods.includes('email') && <PasswordForm actor={actor} />}
      {takesCode && <TextButton onClick={() => actor.send({ type: 'CODE_REQUESTED' })}>{t(($) => $.confirmIdentity.code)}</TextButton>}
      {methods.includes('email') && (hasPasskey || providers.length > 0) && <Divider>{t(($) => $.common.or)}</Divider>}
      {hasPasskey && (
        <Button variant="secondary" busy={value === 'requestingPasskey'} onClick={() => actor.send({ type: 'PASSKEY_CHOSEN' })}>
          {t(($) => $.confirmIdentity.passkey)}
        </Button>
      )}
      <ProviderWays
        enabledMethods={providers.map((method) => methodByCode(method).type)}
        wording="login"
        chosen={context.method}
        unavailable={() => (busy ? t(($) => $.common.loading) : undefined)}
        onChoose={(method) => actor.send({ type: 'PROVIDER_CHOSEN', method })}
      />
    </>
  );
}
