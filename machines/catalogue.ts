// Written by `npm run generate` from the files of machines.
import { accountDeletionModel } from './account-deletion/account-deletion.model.ts';
import { agreementModel } from './agreement/agreement.model.ts';
import { agreementRenewalModel } from './agreement-renewal/agreement-renewal.model.ts';
import { campusCheckModel } from './campus-check/campus-check.model.ts';
import { createCharacterModel } from './create-character/create-character.model.ts';
import { emailLoginModel } from './email-login/email-login.model.ts';
import { emailVerificationModel } from './email-verification/email-verification.model.ts';
import { idChangeModel } from './id-change/id-change.model.ts';
import { imageChangeModel } from './image-change/image-change.model.ts';
import { inAppBrowserModel } from './in-app-browser/in-app-browser.model.ts';
import { linkAccountModel } from './link-account/link-account.model.ts';
import { loginModel } from './login/login.model.ts';
import { logoutModel } from './logout/logout.model.ts';
import { mailLinkModel } from './mail-link/mail-link.model.ts';
import { maintenanceGateModel } from './maintenance-gate/maintenance-gate.model.ts';
import { newImageModel } from './new-image/new-image.model.ts';
import { nicknameChangeModel } from './nickname-change/nickname-change.model.ts';
import { popupsModel } from './popups/popups.model.ts';
import { presenceModel } from './presence/presence.model.ts';
import { profileModel } from './profile/profile.model.ts';
import { providerLinkModel } from './provider-link/provider-link.model.ts';
import { providerLoginModel } from './provider-login/provider-login.model.ts';
import { providerTicketModel } from './provider-ticket/provider-ticket.model.ts';
import { providerWindowModel } from './provider-window/provider-window.model.ts';
import { sessionModel } from './session/session.model.ts';
import { sharedSessionModel } from './shared-session/shared-session.model.ts';
import { shellModel } from './shell/shell.model.ts';
import { signUpModel } from './sign-up/sign-up.model.ts';
import { ssoGatewayModel } from './sso-gateway/sso-gateway.model.ts';
import { refreshQueueModel } from './token-refresh/refresh-queue.model.ts';
import { tokenRefreshModel } from './token-refresh/token-refresh.model.ts';

/** Every flow with what it is explored with: the tests and the contact sheets (`npm run screens`) read it. The key is the machine's id. */
export const catalogue = {
  accountDeletion: accountDeletionModel,
  agreement: agreementModel,
  agreementRenewal: agreementRenewalModel,
  campusCheck: campusCheckModel,
  createCharacter: createCharacterModel,
  emailLogin: emailLoginModel,
  emailVerification: emailVerificationModel,
  idChange: idChangeModel,
  imageChange: imageChangeModel,
  inAppBrowser: inAppBrowserModel,
  linkAccount: linkAccountModel,
  login: loginModel,
  logout: logoutModel,
  mailLink: mailLinkModel,
  maintenanceGate: maintenanceGateModel,
  newImage: newImageModel,
  nicknameChange: nicknameChangeModel,
  popups: popupsModel,
  presence: presenceModel,
  profile: profileModel,
  providerLink: providerLinkModel,
  providerLogin: providerLoginModel,
  providerTicket: providerTicketModel,
  providerWindow: providerWindowModel,
  session: sessionModel,
  sharedSession: sharedSessionModel,
  shell: shellModel,
  signUp: signUpModel,
  ssoGateway: ssoGatewayModel,
  refreshQueue: refreshQueueModel,
  tokenRefresh: tokenRefreshModel,
} as const;
