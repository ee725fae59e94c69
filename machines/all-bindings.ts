// Written by `npm run generate` from the files of machines.
import { accountDeletion } from './account-deletion/qa/account-deletion.bindings.ts';
import { activity } from './activity/qa/activity.bindings.ts';
import { agreement } from './agreement/qa/agreement.bindings.ts';
import { agreementRenewal } from './agreement-renewal/qa/agreement-renewal.bindings.ts';
import { campusCheck } from './campus-check/qa/campus-check.bindings.ts';
import { confirmIdentity } from './confirm-identity/qa/confirm-identity.bindings.ts';
import { connectedServices } from './connected-services/qa/connected-services.bindings.ts';
import { createCharacter } from './create-character/qa/create-character.bindings.ts';
import { dataExport } from './data-export/qa/data-export.bindings.ts';
import { devices } from './devices/qa/devices.bindings.ts';
import { emailLogin } from './email-login/qa/email-login.bindings.ts';
import { emailVerification } from './email-verification/qa/email-verification.bindings.ts';
import { handOver } from './hand-over/qa/hand-over.bindings.ts';
import { handOverApproval } from './hand-over-approval/qa/hand-over-approval.bindings.ts';
import { idChange } from './id-change/qa/id-change.bindings.ts';
import { imageChange } from './image-change/qa/image-change.bindings.ts';
import { inAppBrowser } from './in-app-browser/qa/in-app-browser.bindings.ts';
import { joining } from './joining/qa/joining.bindings.ts';
import { lastWayNotice } from './last-way-notice/qa/last-way-notice.bindings.ts';
import { linkAccount } from './link-account/qa/link-account.bindings.ts';
import { login } from './login/qa/login.bindings.ts';
import { logout } from './logout/qa/logout.bindings.ts';
import { mailLink } from './mail-link/qa/mail-link.bindings.ts';
import { maintenanceGate } from './maintenance-gate/qa/maintenance-gate.bindings.ts';
import { nicknameChange } from './nickname-change/qa/nickname-change.bindings.ts';
import { passkeyLogin } from './passkey-login/qa/passkey-login.bindings.ts';
import { passkeyOffer } from './passkey-offer/qa/passkey-offer.bindings.ts';
import { passkeys } from './passkeys/qa/passkeys.bindings.ts';
import { popups } from './popups/qa/popups.bindings.ts';
import { profile } from './profile/qa/profile.bindings.ts';
import { providerLink } from './provider-link/qa/provider-link.bindings.ts';
import { providerLogin } from './provider-login/qa/provider-login.bindings.ts';
import { providerTicket } from './provider-ticket/qa/provider-ticket.bindings.ts';
import { providerWindow } from './provider-window/qa/provider-window.bindings.ts';
import { schoolSearch } from './school-search/qa/school-search.bindings.ts';
import { session } from './session/qa/session.bindings.ts';
import { sharedSession } from './shared-session/qa/shared-session.bindings.ts';
import { shell } from './shell/qa/shell.bindings.ts';
import { ssoGateway } from './sso-gateway/qa/sso-gateway.bindings.ts';
import { ways } from './ways/qa/ways.bindings.ts';

/** How the paths of each flow run in the browser, or why none does. */
export const ALL_BINDINGS = {
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
