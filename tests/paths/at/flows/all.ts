import type { FlowHere } from '../flow-at.ts';
import { agreement } from './agreement.ts';
import { agreementRenewal } from './agreement-renewal.ts';
import { campusCheck } from './campus-check.ts';
import { createCharacter } from './create-character.ts';
import { emailLogin } from './email-login.ts';
import { emailVerification } from './email-verification.ts';
import { handOver, handOverApproval } from './hand-over.ts';
import { idChange } from './id-change.ts';
import { imageChange } from './image-change.ts';
import { linkAccount } from './link-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mailLink } from './mail-link.ts';
import { nicknameChange } from './nickname-change.ts';
import { accountDeletion, activity, connectedServices, dataExport, devices, ways } from './own-account.ts';
import { passkeys } from './passkeys.ts';
import { profile } from './profile.ts';
import { providerLink, providerLogin, providerTicket, providerWindow } from './providers.ts';
import { ssoGateway } from './sso-gateway.ts';

export const FLOWS_HERE: readonly FlowHere[] = [
  accountDeletion,
  activity,
  agreement,
  agreementRenewal,
  campusCheck,
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
  linkAccount,
  login,
  logout,
  mailLink,
  nicknameChange,
  passkeys,
  profile,
  providerLink,
  providerLogin,
  providerTicket,
  providerWindow,
  ssoGateway,
  ways,
];

const AUTHENTICATOR = 'No authenticator is there to make a passkey with.';

/** Why no path of these runs on a started server. */
export const NOT_ENTERED: Readonly<Record<string, string>> = {
  confirmIdentity: 'Who has just signed in is not asked to prove who they are, and the clock of the server is not ours.',
  inAppBrowser: 'The page has to stand in the browser of an app.',
  joining: 'Its steps are flows with entries of their own.',
  lastWayNotice: 'A provider has to say that an account is gone.',
  maintenanceGate: 'The operator has to close the site.',
  passkeyLogin: AUTHENTICATOR,
  passkeyOffer: AUTHENTICATOR,
  popups: 'Its popups are flows with entries of their own.',
  schoolSearch: 'Few schools stand in a list, without a search.',
  session: 'The page restores its session before anything can be arranged.',
  sharedSession: 'A shared computer has to be left for half an hour, by the clock of the server too.',
  shell: 'It is all that surrounds the flows.',
};
