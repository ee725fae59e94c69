import type { catalogue } from '../../../../machines/catalogue.ts';
import type { Bindings } from '../bindings.ts';
import { accountDeletion } from './account-deletion.ts';
import { agreement } from './agreement.ts';
import { agreementRenewal } from './agreement-renewal.ts';
import { campusCheck } from './campus-check.ts';
import { createCharacter } from './create-character.ts';
import { emailLogin } from './email-login.ts';
import { emailVerification } from './email-verification.ts';
import { idChange } from './id-change.ts';
import { imageChange } from './image-change.ts';
import { linkAccount } from './link-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mailLink } from './mail-link.ts';
import { maintenanceGate } from './maintenance-gate.ts';
import { nicknameChange } from './nickname-change.ts';
import { popups } from './popups.ts';
import { profile } from './profile.ts';
import { providerLink } from './provider-link.ts';
import { providerLogin } from './provider-login.ts';
import { providerTicket } from './provider-ticket.ts';
import { providerWindow } from './provider-window.ts';
import { session } from './session.ts';
import { ssoGateway } from './sso-gateway.ts';

/** Why no path of a machine runs in the browser. */
export interface Unbound {
  readonly reason: string;
}

const NO_SCREEN: Unbound = { reason: 'It has no screen.' };

/** Of every machine: how its paths run in the browser, or why none does. The type fails while a machine of the catalogue is missing. */
const BINDINGS: { readonly [F in keyof typeof catalogue]: Bindings | Unbound } = {
  accountDeletion,
  agreement,
  agreementRenewal,
  campusCheck,
  createCharacter,
  emailLogin,
  emailVerification,
  idChange,
  imageChange,
  linkAccount,
  login,
  logout,
  mailLink,
  maintenanceGate,
  newImage: NO_SCREEN,
  nicknameChange,
  popups,
  presence: NO_SCREEN,
  profile,
  providerLink,
  providerLogin,
  providerTicket,
  providerWindow,
  refreshQueue: NO_SCREEN,
  session,
  shell: { reason: 'It decides which page stands; its two pages have no control of its own, and the routes and start tests show it.' },
  signUp: NO_SCREEN,
  ssoGateway,
  tokenRefresh: NO_SCREEN,
};

const isBound = (each: Bindings | Unbound): each is Bindings => 'flow' in each;

/** Every flow whose paths run in the browser. */
export const ALL_BINDINGS: readonly Bindings[] = Object.values(BINDINGS).filter(isBound);

/** Machines whose paths do not, with the reason. */
export const UNBOUND: readonly { readonly machine: string; readonly reason: string }[] = Object.entries(BINDINGS).flatMap(
  ([machine, each]) => (isBound(each) ? [] : [{ machine, reason: each.reason }]),
);
