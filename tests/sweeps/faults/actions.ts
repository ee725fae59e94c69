import type { CallName } from '#contract/calls.ts';
import type { Action } from './action.ts';
import { ACCOUNT_ACTIONS } from './actions/account.ts';
import { AVATAR_ACTIONS } from './actions/avatar.ts';
import { EMAIL_ACTIONS } from './actions/email.ts';
import { HAND_OVER_ACTIONS } from './actions/hand-over.ts';
import { OWN_ACCOUNT_ACTIONS } from './actions/own-account.ts';
import { PROFILE_ACTIONS } from './actions/profile.ts';
import { SIGN_IN_ACTIONS } from './actions/sign-in.ts';

/** Each call with a message of its own on a screen, by every way that a person comes to it. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  ...AVATAR_ACTIONS,
  ...SIGN_IN_ACTIONS,
  ...EMAIL_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...PROFILE_ACTIONS,
  ...OWN_ACCOUNT_ACTIONS,
  ...HAND_OVER_ACTIONS,
};

/** Calls without an action above, and what shows their failures instead. */
export const SHOWN_ELSEWHERE: Partial<Record<CallName, string>> = {
  claimSignIn: 'what the action says is said: tests/src/api/lost-answers.test.ts',
  discardSignIn: 'nothing is said of it: tests/src/api/leaving.test.ts',
  logout: 'a person is signed out here all the same: tests/journeys/tokens.test.ts',
  campusList: 'leads home: tests/machines/campus-path.test.ts',
  listSchools: 'said beside the search, with a button that tries again: tests/src/popups/school-search/school-search.test.tsx',
  refreshAccessToken: 'the call that needed it fails: tests/src/browser/token-refresh.test.ts',
  readHandOver: 'it is asked again, and the code stays in sight: machines/hand-over/qa/hand-over.model.ts',
  configuration: 'the defaults serve: tests/journeys/shell-faults.test.ts',
  oauthCode: 'one alert at the end of the way: tests/sweeps/faults/gateway.test.tsx',
  oauthClient: 'the partner stays unnamed: tests/sweeps/faults/gateway.test.tsx',
  consentToClient: 'one alert at the end of the way: tests/sweeps/faults/gateway.test.tsx',
  finishPartnerLogin: 'one alert at the end of the way: tests/src/pages/gateway-door.test.tsx',
  refusePartnerLogin: 'the window closes: tests/src/pages/gateway-door.test.tsx',
};
