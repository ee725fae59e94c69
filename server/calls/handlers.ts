import type { Handlers } from '../http/call-context.ts';
import * as agreements from './agreements.ts';
import * as checkUser from './check-user.ts';
import * as deleteAccount from './delete-account.ts';
import * as emailCode from './email-code.ts';
import * as guest from './guest.ts';
import * as join from './join.ts';
import * as link from './link.ts';
import * as login from './login.ts';
import * as oauth from './oauth.ts';
import * as password from './password.ts';
import * as profile from './profile.ts';
import * as publicCalls from './public.ts';
import * as session from './session.ts';
import * as validate from './validate.ts';

/** Each of these files exports handlers by the names of their calls, and nothing else. The type is complete only when every call has one. */
export const HANDLERS: Handlers = {
  ...agreements,
  ...checkUser,
  ...deleteAccount,
  ...emailCode,
  ...guest,
  ...join,
  ...link,
  ...login,
  ...oauth,
  ...password,
  ...profile,
  ...publicCalls,
  ...session,
  ...validate,
};
