import type { FlowHere } from '../flow-at.ts';
import { agreement } from './agreement.ts';
import { agreementRenewal } from './agreement-renewal.ts';
import { createCharacter } from './create-character.ts';
import { emailLogin } from './email-login.ts';
import { emailVerification } from './email-verification.ts';
import { idChange } from './id-change.ts';
import { linkAccount } from './link-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { nicknameChange } from './nickname-change.ts';
import { accountDeletion, activity, connectedServices, dataExport, devices, passkeys, ways } from './own-account.ts';
import { profile } from './profile.ts';
import { providerLink, providerLogin, providerTicket, providerWindow } from './providers.ts';
import { ssoGateway } from './sso-gateway.ts';

export const FLOWS_HERE: readonly FlowHere[] = [
  accountDeletion,
  activity,
  agreement,
  agreementRenewal,
  connectedServices,
  createCharacter,
  dataExport,
  devices,
  emailLogin,
  emailVerification,
  idChange,
  linkAccount,
  login,
  logout,
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

/** Why no path of these runs on a started server. */
export const NOT_ENTERED: Readonly<Record<string, string>> = {};
