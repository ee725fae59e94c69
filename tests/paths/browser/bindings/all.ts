import { type FlowWithScreen, WITHOUT_SCREEN } from '../../../browser/states/looks.ts';
import { type Bindings, defineBindings } from '../bindings.ts';
import { accountDeletion } from './account-deletion.ts';
import { agreement } from './agreement.ts';
import { agreementRenewal } from './agreement-renewal.ts';
import { createCharacter } from './create-character.ts';
import { emailLogin } from './email-login.ts';
import { emailVerification } from './email-verification.ts';
import { idChange } from './id-change.ts';
import { imageChange } from './image-change.ts';
import { linkAccount } from './link-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { nicknameChange } from './nickname-change.ts';
import { popups } from './popups.ts';
import { profile } from './profile.ts';
import { providerLink } from './provider-link.ts';
import { providerLogin } from './provider-login.ts';
import { providerWindow } from './provider-window.ts';
import { session } from './session.ts';
import { ssoGateway } from './sso-gateway.ts';

/** Why no path of a machine runs in the browser. */
export interface Unbound {
  readonly reason: string;
}

/** Of every machine with a screen: how its paths run in the browser, or why none does. The type fails while one is missing. */
const BINDINGS: { readonly [F in FlowWithScreen]: Bindings | Unbound } = {
  accountDeletion,
  agreement,
  agreementRenewal,
  campusCheck: defineBindings('campusCheck', { events: { HOME_CHOSEN: ({ press }) => press(($) => $.common.home) } }),
  createCharacter,
  emailLogin,
  emailVerification,
  idChange,
  imageChange,
  linkAccount,
  login,
  logout,
  mailLink: defineBindings('mailLink', { events: { ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok) } }),
  maintenanceGate: defineBindings('maintenanceGate', {
    events: { RECONNECT_CHOSEN: ({ press }) => press(($) => $.maintenance.reconnect) },
  }),
  nicknameChange,
  popups,
  profile,
  providerLink,
  providerLogin,
  // Nothing is pressed in it: its window and the server do it all.
  providerTicket: defineBindings('providerTicket', { events: {} }),
  providerWindow,
  session,
  shell: { reason: 'It decides which page stands; its two pages have no control of its own, and the routes and start tests show it.' },
  ssoGateway,
};

const isBound = (each: Bindings | Unbound): each is Bindings => 'flow' in each;

/** Every flow whose paths run in the browser. */
export const ALL_BINDINGS: readonly Bindings[] = Object.values(BINDINGS).filter(isBound);

/** Machines whose paths do not, with the reason. */
export const UNBOUND: readonly { readonly machine: string; readonly reason: string }[] = [
  ...WITHOUT_SCREEN.map((machine) => ({ machine, reason: 'It has no screen.' })),
  ...Object.entries(BINDINGS).flatMap(([machine, each]) => (isBound(each) ? [] : [{ machine, reason: each.reason }])),
];
