import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../machines/login/login.machine.ts';
import { isOffered } from '../../../machines/methods.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextButton } from '../../ui/button/text-button.tsx';
import { MailIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ProviderWays } from '../provider/provider-ways.tsx';
import styles from './login.module.css';

/** University, social providers, email, guest, and the way to a new account (LOGIN-1, METHOD-2). */
export function LoginChoice({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const { t } = useTranslation();
  const { enabledMethods, method } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

  return (
    <>
      {/* One way at a time: the others wait for the server’s answer. */}
      <Stack gap={20} inert={busy}>
        <ProviderWays
          enabledMethods={enabledMethods}
          wording="login"
          chosen={method}
          onChoose={(chosen) => actor.send({ type: 'METHOD_CHOSEN', method: chosen })}
        />
        {isOffered('email', enabledMethods) && (
          <Button
            data-method="email"
            data-leads="emailLogin"
            variant="outline"
            icon={<MailIcon size={20} />}
            onClick={() => actor.send({ type: 'EMAIL_CHOSEN' })}
          >
            {t(($) => $.methods.email.login)}
          </Button>
        )}
      </Stack>
      <Stack gap={8}>
        <p className={styles.question} inert={busy}>
          {t(($) => $.login.signUpQuestion)}{' '}
          <TextButton onClick={() => actor.send({ type: 'SIGN_UP_CHOSEN' })}>{t(($) => $.login.signUp)}</TextButton>
        </p>
        {isOffered('guest', enabledMethods) && (
          <Button variant="text" data-offers="guest" busy={busy} onClick={() => actor.send({ type: 'GUEST_CHOSEN' })}>
            {t(($) => $.methods.guest.login)}
          </Button>
        )}
      </Stack>
    </>
  );
}
