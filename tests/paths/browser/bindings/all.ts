// Written by `npm run generate` from the files of tests/paths/browser/bindings.
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import type { Unbound, WiredBindings } from '../bindings.ts';
import { accountDeletion } from './account-deletion.ts';
import { activity } from './activity.ts';
import { agreement } from './agreement.ts';
import { agreementRenewal } from './agreement-renewal.ts';
import { campusCheck } from './campus-check.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { connectedServices } from './connected-services.ts';
import { createCharacter } from './create-character.ts';
import { dataExport } from './data-export.ts';
import { devices } from './devices.ts';
import { emailLogin } from './email-login.ts';
import { emailVerification } from './email-verification.ts';
import { handOver } from './hand-over.ts';
import { handOverApproval } from './hand-over-approval.ts';
import { idChange } from './id-change.ts';
import { imageChange } from './image-change.ts';
import { inAppBrowser } from './in-app-browser.ts';
import { joining } from './joining.ts';
import { lastWayNotice } from './last-way-notice.ts';
import { linkAccount } from './link-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mailLink } from './mail-link.ts';
import { maintenanceGate } from './maintenance-gate.ts';
import { nicknameChange } from './nickname-change.ts';
import { passkeyLogin } from './passkey-login.ts';
import { passkeyOffer } from './passkey-offer.ts';
import { passkeys } from './passkeys.ts';
import { popups } from './popups.ts';
import { profile } from './profile.ts';
import { providerLink } from './provider-link.ts';
import { providerLogin } from './provider-login.ts';
import { providerTicket } from './provider-ticket.ts';
import { providerWindow } from './provider-window.ts';
import { schoolSearch } from './school-search.ts';
import { session } from './session.ts';
import { sharedSession } from './shared-session.ts';
import { shell } from './shell.ts';
import { ssoGateway } from './sso-gateway.ts';
import { ways } from './ways.ts';

/** For every machine with a screen: how its paths run in the browser, or why none does. The type fails while one is missing. */
export const ALL: { readonly [F in FlowWithScreen]: WiredBindings | Unbound } = {
  accountDeletion,
  activity,
  agreement,
  agreementRenewal,
  campusCheck,
  confirmIdentity,
  connectedServices,
  createCharacter,
  dataExport,
  devices,
  emailLogin,
  emailVerification,
  handOver,
  handOverApproval,
  idChange,
  imageChange,
  inAppBrowser,
  joining,
  lastWayNotice,
  linkAccount,
  login,
  logout,
  mailLink,
  maintenanceGate,
  nicknameChange,
  passkeyLogin,
  passkeyOffer,
  passkeys,
  popups,
  profile,
  providerLink,
  providerLogin,
  providerTicket,
  providerWindow,
  schoolSearch,
  session,
  sharedSession,
  shell,
  ssoGateway,
  ways,
};
