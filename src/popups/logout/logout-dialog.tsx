import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { logoutMachine } from '../../../machines/logout/logout.machine.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { Sentences } from '../../ui/layout/sentences.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { dotted } from '../state-name.ts';

export interface LogoutDialogProps {
  actor: ActorRefFrom<typeof logoutMachine>;
}

/** Sign out? A guest is told what goes with it, and may link an account first (OUT-1). */
export function LogoutDialog({ actor }: LogoutDialogProps) {
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
    return (
      <AlertDialog
        {...shared}
        title={t(($) => $.logout.title)}
        text={t(($) => $.logout.text)}
        actions={[stay, { label: t(($) => $.logout.submit), onSelect: confirm, busy }]}
      />
    );
  }
  return (
    <AlertDialog
      {...shared}
      tone="warning"
      title={t(($) => $.logout.guestTitle)}
      text={
        <Stack gap={16}>
          <p>
            <Sentences>{t(($) => $.logout.guestText)}</Sentences>
          </p>
          <Button unavailable={unavailable} onClick={() => actor.send({ type: 'LINK_CHOSEN' })}>
            {t(($) => $.logout.link)}
          </Button>
        </Stack>
      }
      actions={[stay, { label: t(($) => $.logout.guestSubmit), onSelect: confirm, variant: 'danger', busy }]}
    />
  );
}
