import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { PortalIcon, UserIcon } from '#src/ui/icons/icons.tsx';
import { Divider, Lead } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { CampusBand } from '../campus/campus-band.tsx';
import { CampusLogin } from '../campus/campus-login.tsx';
import type { ShownCampus } from '../campus/shown-campus.ts';
import { dotted } from '../state-name.ts';
import { Choice } from './choice.tsx';
import { PortalPicture } from './portal-picture.tsx';
import styles from './welcome.module.css';

export interface WelcomeProps {
  popups: ActorRefFrom<typeof popupsMachine>;
  /** An avatar was made on this device before: logging in comes first. */
  returning: boolean;
  /** The campus that the person wants to enter, where they came for one (CAMPUS-2, CAMPUS-4). */
  campus?: ShownCampus | undefined;
}

/** WELC-1: create a new avatar, or log in. */
export function Welcome({ popups, returning, campus }: WelcomeProps) {
  const { t } = useTranslation();
  const state = useSelector(popups, (snapshot) => dotted({ popup: snapshot.value.popup }));
  // One primary way: the campus's own sign-on.
  const hasCampusLogin = campus !== undefined && campus.method !== null;
  const choices = [
    <Choice
      key="create"
      primary={!hasCampusLogin && !returning}
      icon={<UserIcon />}
      title={t(($) => $.welcome.createTitle)}
      text={t(($) => $.welcome.createText)}
      onClick={() => popups.send({ type: 'SIGN_UP_CHOSEN' })}
    />,
    <Choice
      key="login"
      primary={!hasCampusLogin && returning}
      icon={<PortalIcon />}
      title={t(($) => $.welcome.loginTitle)}
      text={t(($) => $.welcome.loginText)}
      onClick={() => popups.send({ type: 'LOGIN_CHOSEN' })}
    />,
  ];

  return (
    <Dialog title={t(($) => $.welcome.title)} flow="popups" state={state} onClose={() => popups.send({ type: 'CLOSED' })}>
      {campus === undefined ? <PortalPicture /> : <CampusBand campus={campus} />}
      <Lead className={styles.lead}>
        {campus === undefined ? t(($) => $.welcome.lead) : t(($) => $.welcome.campusLead, { campus: campus.name })}
      </Lead>
      {hasCampusLogin && (
        <>
          <CampusLogin campus={campus} onChoose={() => popups.send({ type: 'CAMPUS_LOGIN_CHOSEN' })} />
          <Divider>{t(($) => $.common.or)}</Divider>
        </>
      )}
      <Stack gap={12}>{returning ? choices.toReversed() : choices}</Stack>
    </Dialog>
  );
}
