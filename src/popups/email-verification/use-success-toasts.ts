import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { showToast } from '#src/ui/status/status-store.ts';

const say = (text: string) => showToast(text, 'success', { ofStep: true });

/** EMAIL-8: a toast for what each step achieved, as the machine emits it. */
export function useSuccessToasts(actor: ActorRefFrom<typeof emailVerificationMachine>): void {
  const { t } = useTranslation();
  useEffect(() => {
    const subscriptions = [
      actor.on('CODE_SENT', () => say(t(($) => $.emailVerification.codeSent))),
      actor.on('CODE_RESENT', () => say(t(($) => $.emailVerification.codeResent))),
      actor.on('CODE_CONFIRMED', () => say(t(($) => $.emailVerification.codeConfirmed))),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, t]);
}
