// Written by `npm run generate` from the files of server/calls.
import type { Handlers } from '../http/call-context.ts';
import { listActivity } from './activity.ts';
import { recordAgreements } from './agreements.ts';
import { changeEmail } from './change-email.ts';
import { checkUser } from './check-user.ts';
import { confirmIdentity } from './confirm.ts';
import { sendConfirmationCode } from './confirm-by-code.ts';
import { confirmationOptions } from './confirm-by-passkey.ts';
import { endConsent, listConsents } from './consents.ts';
import { deleteAccount } from './delete-account.ts';
import { confirmEmailCode, requestEmailCode } from './email-code.ts';
import { exportData } from './export-data.ts';
import { guestLogin } from './guest.ts';
import { approveHandOver, beginHandOver, claimHandOver, readHandOver, refuseHandOver } from './hand-over.ts';
import { handOverLogin } from './hand-over-login.ts';
import { accountLinkJoin, join } from './join.ts';
import { linkAccount, setUpAccount } from './link.ts';
import { emailLogin, snsLogin, ssoLogin } from './login.ts';
import { consentToClient, oauthClient, oauthCode } from './oauth.ts';
import { finishPartnerLogin, refusePartnerLogin } from './openid-login.ts';
import { passkeyLogin, passkeyRequestOptions } from './passkey-login.ts';
import { addPasskey, listPasskeys, passkeyCreationOptions, removePasskey, renamePasskey } from './passkeys.ts';
import { resetPassword } from './password.ts';
import { changeAccountOpen, changeNickname, changeProfileImage, changeUvrsId, removeProfileImage } from './profile.ts';
import { campusList, configuration } from './public.ts';
import { listSchools } from './schools.ts';
import { claimSignIn, discardSignIn, logout, refreshAccessToken, userInfo } from './session.ts';
import { endSessions, listSessions } from './sessions.ts';
import { validateNickname, validateUvrsId } from './validate.ts';
import { listWays, removeWay } from './ways.ts';

/** What answers each call. The type is complete only when every call has one. */
export const HANDLERS: Handlers = {
  listActivity,
  recordAgreements,
  changeEmail,
  checkUser,
  confirmIdentity,
  sendConfirmationCode,
  confirmationOptions,
  endConsent,
  listConsents,
  deleteAccount,
  confirmEmailCode,
  requestEmailCode,
  exportData,
  guestLogin,
  approveHandOver,
  beginHandOver,
  claimHandOver,
  readHandOver,
  refuseHandOver,
  handOverLogin,
  accountLinkJoin,
  join,
  linkAccount,
  setUpAccount,
  emailLogin,
  snsLogin,
  ssoLogin,
  consentToClient,
  oauthClient,
  oauthCode,
  finishPartnerLogin,
  refusePartnerLogin,
  passkeyLogin,
  passkeyRequestOptions,
  addPasskey,
  listPasskeys,
  passkeyCreationOptions,
  removePasskey,
  renamePasskey,
  resetPassword,
  changeAccountOpen,
  changeNickname,
  changeProfileImage,
  changeUvrsId,
  removeProfileImage,
  campusList,
  configuration,
  listSchools,
  claimSignIn,
  discardSignIn,
  logout,
  refreshAccessToken,
  userInfo,
  endSessions,
  listSessions,
  validateNickname,
  validateUvrsId,
  listWays,
  removeWay,
};
