import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { PortalIcon, UserIcon } from '#src/ui/icons/icons.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { dotted } from '../state-name.ts';
import { Choice } from './choice.tsx';
import { PortalPicture } from './portal-picture.tsx';
import styles from './welcome.module.css';

export interface WelcomeProps {
  popups: ActorRefFrom<typeof popupsMachine>;
  /** An avatar was made on this device before: logging in comes first. */
  returning: boolean;
  /** Name of the campus that the person wants to enter, where they came for one (CAMPUS-4). */
  campus?: string | undefined;
}

/** WELC-1: create a new avatar, or log in. */
export function Welcome({ popups, returning, campus }: WelcomeProps) {
  const { t } = useTranslation();
  const state = useSelector(popups, (snapshot) => dotted({ popup: snapshot.value.popup }));
  const choices = [
    <Choice
      key="create"
      primary={!returning}
      icon={<UserIcon />}
      title={t(($) => $.welcome.createTitle)}
      text={t(($) => $.welcome.createText)}
      onClick={() => popups.send({ type: 'SIGN_UP_CHOSEN' })}
    />,
    <Choice
      key="login"
      primary={returning}
      icon={<PortalIcon />}
      title={t(($) => $.welcome.loginTitle)}
      text={t(($) => $.welcome.loginText)}
      onClick={() => popups.send({ type: 'LOGIN_CHOSEN' })}
    />,
  ];

  return (
    <Dialog title={t(($) => $.welcome.title)} flow="popups" state={state} onClose={() => popups.send({ type: 'CLOSED' })}>
      <PortalPicture />
      <Lead className={styles.lead}>{campus === undefined ? t(($) => $.welcome.lead) : t(($) => $.welcome.campusLead, { campus })}</Lead>
      <Stack gap={12}>{returning ? choices.toReversed() : choices}</Stack>
    </Dialog>
  );
}
