import type { Handlers } from '../http/call-context.ts';
import { recordAgreementsCall } from './agreements.ts';
import { checkUser } from './check-user.ts';
import { deleteAccount } from './delete-account.ts';
import { confirmEmailCode, requestEmailCode } from './email-code.ts';
import { guestLogin } from './guest.ts';
import { accountLinkJoin, join } from './join.ts';
import { linkAccount, setUpAccount } from './link.ts';
import { emailLogin, snsLogin, ssoLogin } from './login.ts';
import { consentToClient, oauthClient, oauthCode } from './oauth.ts';
import { resetPassword } from './password.ts';
import { changeAccountOpen, changeNickname, changeProfileImage, changeUvrsId } from './profile.ts';
import { campusList, configuration } from './public.ts';
import { discardSignIn, logout, refreshAccessToken, userInfo } from './session.ts';
import { validateNickname, validateUvrsId } from './validate.ts';

/** Who answers each call of the contract; the type is complete only when every call is here. */
export const HANDLERS: Handlers = {
  guestLogin,
  snsLogin,
  emailLogin,
  ssoLogin,
  discardSignIn,
  userInfo,
  checkUser,
  logout,
  join,
  validateUvrsId,
  validateNickname,
  accountLinkJoin,
  changeNickname,
  linkAccount,
  setUpAccount,
  resetPassword,
  requestEmailCode,
  confirmEmailCode,
  campusList,
  refreshAccessToken,
  configuration,
  oauthCode,
  oauthClient,
  consentToClient,
  changeProfileImage,
  changeUvrsId,
  changeAccountOpen,
  deleteAccount,
  recordAgreements: recordAgreementsCall,
};
