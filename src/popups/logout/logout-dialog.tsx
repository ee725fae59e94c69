import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { MethodCode } from '#contract/methods.ts';
import type { logoutMachine } from '#machines/logout/logout.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';

export interface LogoutDialogProps {
  actor: ActorRefFrom<typeof logoutMachine>;
  /** The provider or university that signed the person in: they stay logged in there (DOOR-5). */
  provider?: MethodCode | undefined;
  /** Opens where the person logs out there too, in a window of its own; absent where there is no such place. */
  onProviderLogout?: (() => void) | undefined;
}

/** Sign out? A guest reads what goes with it, and may link an account first (OUT-1). */
export function LogoutDialog({ actor, provider, onProviderLogout }: LogoutDialogProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { guest } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const confirm = () => actor.send({ type: 'CONFIRMED' });
  const shared = { flow: 'logout', state, onClose: cancel };
  const unavailable = busy ? t(($) => $.common.loading) : undefined;
  const stay = { label: t(($) => $.common.cancel), onSelect: cancel, unavailable };

  if (!guest) {
    const name = provider === undefined ? '' : t(($) => $.methods[provider].name);
    return (
      <AlertDialog
        {...shared}
        title={t(($) => $.logout.title)}
        text={
          provider === undefined
            ? t(($) => $.logout.text)
            : `${t(($) => $.logout.text)} ${t(($) => $.logout.providerText, { provider: name })}`
        }
        actions={[stay, { label: t(($) => $.logout.submit), onSelect: confirm, busy }]}
        asides={
          onProviderLogout === undefined
            ? []
            : [
                {
                  label: t(($) => $.logout.providerLogout, { provider: name }),
                  unavailable,
                  onSelect: () => {
                    onProviderLogout();
                    confirm();
                  },
                },
              ]
        }
      />
    );
  }
  return (
    <AlertDialog
      {...shared}
      tone="warning"
      title={t(($) => $.logout.guestTitle)}
      text={t(($) => $.logout.guestText)}
      actions={[stay, { label: t(($) => $.logout.guestSubmit), onSelect: confirm, danger: true, busy }]}
      asides={[{ label: t(($) => $.logout.link), unavailable, onSelect: () => actor.send({ type: 'LINK_CHOSEN' }) }]}
    />
  );
}
