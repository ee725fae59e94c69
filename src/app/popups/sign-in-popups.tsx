import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { createActor } from 'xstate';
import { DEFAULTS } from '#contract/defaults.ts';
import { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { offeredMethods } from '#machines/popups/popups.types.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { EmailLogin } from '#src/popups/email-login/email-login.tsx';
import { Help } from '#src/popups/help/help.tsx';
import { HelpLink } from '#src/popups/help/help-link.tsx';
import { Login } from '#src/popups/login/login.tsx';
import { BaseDialog, StandsInBase } from '#src/ui/dialog/base-dialog.tsx';
import { IsDrawn } from '#src/ui/is-drawn.ts';
import { useIsTakenOver } from '../start/take-over.ts';
import { useConfiguration, usePopups } from '../use-system.ts';
import { SharedComputer } from './shared-computer.tsx';
import { useAskedCampus } from './use-asked-campus.ts';
import { useWaitingPartner } from './use-waiting-partner.ts';

/** Never started: each is in the state in which its popup opens, and reaches no port. */
const createUnopened = (atGateway: boolean) => ({
  login: createActor(loginMachine, { input: { enabledMethods: offeredMethods(DEFAULTS.enabledMethods, atGateway), resumed: null } }),
  emailLogin: createActor(emailLoginMachine, { input: { email: '' } }),
});

const ignore = () => {};

export interface SignInPopupsProps {
  /** The page has popups; the dialog stands in any case, for those that come later. */
  shown?: boolean;
  /** The gateway at this address: the drawn popups name its kind, since no machine has told the partner's name yet. */
  gateway?: GatewayType | undefined;
}

/**
 * The popups on the way to signing in. They are drawn with the page, so that they open and take letters before the application is there
 * (`src/boot/drawn-popups.ts`); React takes over the one that is open, and from then on the machines decide which one is.
 */
export function SignInPopups({ shown = true, gateway }: SignInPopupsProps) {
  const popups = usePopups();
  const waiting = useWaitingPartner();
  const live = useIsTakenOver();
  const [unopened] = useState(() => (live ? undefined : createUnopened(gateway !== undefined)));
  const partner = live || gateway === undefined ? waiting : { type: gateway, name: null, domain: '', onLeave: ignore };
  const popup = useSelector(popups, (snapshot) => snapshot.value.popup);
  const children = useSelector(popups, (snapshot) => snapshot.children);
  const configuration = useConfiguration();
  const { topLevelDomain, passwordPolicy } = configuration;
  const campus = useAskedCampus();
  const help = <Help contact={configuration} />;
  const helpLink = <HelpLink href={configuration.links.inquiry} />;
  const sharing = <SharedComputer />;
  const login = live ? children.login : unopened?.login;
  const emailLogin = live ? children.emailLogin : unopened?.emailLogin;

  const standing = (name: 'login' | 'emailLogin', content: ReactNode) =>
    shown &&
    (!live || popup === name) && (
      <div key={name} data-drawn={name}>
        <StandsInBase value={{ shown: live && popup === name }}>{content}</StandsInBase>
      </div>
    );
  return (
    <IsDrawn value={!live}>
      <BaseDialog>
        {standing(
          'login',
          login && (
            <Login
              actor={login}
              partner={partner}
              campus={campus}
              help={help}
              helpLink={helpLink}
              sharing={sharing}
              handsOver={configuration.handsOver === true}
            />
          ),
        )}
        {standing(
          'emailLogin',
          emailLogin && (
            <EmailLogin
              actor={emailLogin}
              topLevelDomain={topLevelDomain}
              passwordPolicy={passwordPolicy}
              help={help}
              helpLink={helpLink}
              sharing={sharing}
            />
          ),
        )}
      </BaseDialog>
    </IsDrawn>
  );
}
