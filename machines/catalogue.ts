// Written by `npm run generate` from the files of machines.
import { accountDeletionModel } from './account-deletion/qa/account-deletion.model.ts';
import { activityModel } from './activity/qa/activity.model.ts';
import { agreementModel } from './agreement/qa/agreement.model.ts';
import { agreementRenewalModel } from './agreement-renewal/qa/agreement-renewal.model.ts';
import { campusCheckModel } from './campus-check/qa/campus-check.model.ts';
import { confirmIdentityModel } from './confirm-identity/qa/confirm-identity.model.ts';
import { connectedServicesModel } from './connected-services/qa/connected-services.model.ts';
import { createCharacterModel } from './create-character/qa/create-character.model.ts';
import { dataExportModel } from './data-export/qa/data-export.model.ts';
import { devicesModel } from './devices/qa/devices.model.ts';
import { emailLoginModel } from './email-login/qa/email-login.model.ts';
import { emailVerificationModel } from './email-verification/qa/email-verification.model.ts';
import { handOverModel } from './hand-over/qa/hand-over.model.ts';
import { handOverApprovalModel } from './hand-over-approval/qa/hand-over-approval.model.ts';
import { idChangeModel } from './id-change/qa/id-change.model.ts';
import { imageChangeModel } from './image-change/qa/image-change.model.ts';
import { inAppBrowserModel } from './in-app-browser/qa/in-app-browser.model.ts';
import { joiningModel } from './joining/qa/joining.model.ts';
import { lastWayNoticeModel } from './last-way-notice/qa/last-way-notice.model.ts';
import { linkAccountModel } from './link-account/qa/link-account.model.ts';
import { loginModel } from './login/qa/login.model.ts';
import { logoutModel } from './logout/qa/logout.model.ts';
import { mailLinkModel } from './mail-link/qa/mail-link.model.ts';
import { maintenanceGateModel } from './maintenance-gate/qa/maintenance-gate.model.ts';
import { newImageModel } from './new-image/qa/new-image.model.ts';
import { nicknameChangeModel } from './nickname-change/qa/nickname-change.model.ts';
import { passkeyAutofillModel } from './passkey-autofill/qa/passkey-autofill.model.ts';
import { passkeyLoginModel } from './passkey-login/qa/passkey-login.model.ts';
import { passkeyOfferModel } from './passkey-offer/qa/passkey-offer.model.ts';
import { passkeysModel } from './passkeys/qa/passkeys.model.ts';
import { popupsModel } from './popups/qa/popups.model.ts';
import { presenceModel } from './presence/qa/presence.model.ts';
import { profileModel } from './profile/qa/profile.model.ts';
import { providerLinkModel } from './provider-link/qa/provider-link.model.ts';
import { providerLoginModel } from './provider-login/qa/provider-login.model.ts';
import { providerTicketModel } from './provider-ticket/qa/provider-ticket.model.ts';
import { providerWindowModel } from './provider-window/qa/provider-window.model.ts';
import { schoolSearchModel } from './school-search/qa/school-search.model.ts';
import { sessionModel } from './session/qa/session.model.ts';
import { sharedSessionModel } from './shared-session/qa/shared-session.model.ts';
import { shellModel } from './shell/qa/shell.model.ts';
import { signUpModel } from './sign-up/qa/sign-up.model.ts';
import { ssoGatewayModel } from './sso-gateway/qa/sso-gateway.model.ts';
import { refreshQueueModel } from './token-refresh/qa/refresh-queue.model.ts';
import { tokenRefreshModel } from './token-refresh/qa/token-refresh.model.ts';
import { waysModel } from './ways/qa/ways.model.ts';

/** Every flow with what it is explored with: the tests and the contact sheets (`npm run tools -- screens`) read it. The key is the machine's id. */
export const catalogue = {
  accountDeletion: accountDeletionModel,
  activity: activityModel,
  agreement: agreementModel,
  agreementRenewal: agreementRenewalModel,
  campusCheck: campusCheckModel,
  confirmIdentity: confirmIdentityModel,
  connectedServices: connectedServicesModel,
  createCharacter: createCharacterModel,
  dataExport: dataExportModel,
  devices: devicesModel,
  emailLogin: emailLoginModel,
  emailVerification: emailVerificationModel,
  handOver: handOverModel,
  handOverApproval: handOverApprovalModel,
  idChange: idChangeModel,
  imageChange: imageChangeModel,
  inAppBrowser: inAppBrowserModel,
  joining: joiningModel,
  lastWayNotice: lastWayNoticeModel,
  linkAccount: linkAccountModel,
  login: loginModel,
  logout: logoutModel,
  mailLink: mailLinkModel,
  maintenanceGate: maintenanceGateModel,
  newImage: newImageModel,
  nicknameChange: nicknameChangeModel,
  passkeyAutofill: passkeyAutofillModel,
  passkeyLogin: passkeyLoginModel,
  passkeyOffer: passkeyOfferModel,
  passkeys: passkeysModel,
  popups: popupsModel,
  presence: presenceModel,
  profile: profileModel,
  providerLink: providerLinkModel,
  providerLogin: providerLoginModel,
  providerTicket: providerTicketModel,
  providerWindow: providerWindowModel,
  schoolSearch: schoolSearchModel,
  session: sessionModel,
  sharedSession: sharedSessionModel,
  shell: shellModel,
  signUp: signUpModel,
  ssoGateway: ssoGatewayModel,
  refreshQueue: refreshQueueModel,
  tokenRefresh: tokenRefreshModel,
  ways: waysModel,
} as const;
