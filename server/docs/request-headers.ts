import { CALLS, type Call, type CallName } from '#contract/calls.ts';
import { ATTEMPT_PATTERN } from '#contract/schemas.ts';
import {
  ANSWER_LOST_HEADER,
  ASK_BEFORE_STAYING_HEADER,
  AUTH_STATE_HEADER,
  CONFIRMATION_HEADER,
  END_OTHER_WAYS_HEADER,
  REPLACE_EXISTING_HEADER,
  SHARED_COMPUTER_HEADER,
  SIGN_IN_ATTEMPT_HEADER,
} from '../http/header-names.ts';

/** A header that one call reads beside those that every request has. */
export interface RequestHeader {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

const authState: RequestHeader = {
  name: AUTH_STATE_HEADER,
  description:
    'The `state` that came with the code of a provider or university: needed with those, and not read with an email. An `iss` that came with the code (RFC 9207) goes into the query of this call, `?iss=`: the code of another issuer is refused.',
  schema: { type: 'string' },
};

const replaceExisting: RequestHeader = {
  name: REPLACE_EXISTING_HEADER,
  description:
    '`Y` once the person has agreed that the account which has this identity now is deleted; without it the answer is 409004. The `authId` must be at most five minutes old, otherwise the answer is 403004.',
  schema: { const: 'Y' },
};

const endOtherWays: RequestHeader = {
  name: END_OTHER_WAYS_HEADER,
  description: '`Y` once the person has chosen that the ways which `otherWays` of `PUT /auth/occupancy/email` named log in no more.',
  schema: { const: 'Y' },
};

const signInAttempt: RequestHeader = {
  name: SIGN_IN_ATTEMPT_HEADER,
  description:
    'Optional: a random name that the client makes up for this try. `POST /auth/login/discard` with it ends the session that the try began, or keeps it from beginning one.',
  schema: { type: 'string', pattern: ATTEMPT_PATTERN.source },
};

const sharedComputer: RequestHeader = {
  name: SHARED_COMPUTER_HEADER,
  description:
    'Optional, `Y`: several people use this computer. The cookies of the session end with the browser, the session after twelve hours, and the account does not come to know the device. Only where `sharedComputers` of `GET /auth/config` is true.',
  schema: { const: 'Y' },
};

const askBeforeStaying: RequestHeader = {
  name: ASK_BEFORE_STAYING_HEADER,
  description:
    'Optional, `Y`: where the account is being deleted, the answer is 409012 with `deletedAt`, nothing is spent, and the page asks; the same call without it takes the deletion back. Only where `asksBeforeStaying` of `GET /auth/config` is true.',
  schema: { const: 'Y' },
};

const answerLost: RequestHeader = {
  name: ANSWER_LOST_HEADER,
  description:
    'Optional, `Y`: the answer to this very request never came. It is answered once more, and nothing is done twice: no second email within the minute after the first, and a code that was taken is taken again. Only where `answersRepeats` of `GET /auth/config` is true.',
  schema: { const: 'Y' },
};

const confirmation: RequestHeader = {
  name: CONFIRMATION_HEADER,
  description:
    'What `POST /auth/confirm` has answered for this act. Needed where the sign-in is more than 15 minutes old: without it, or with one that is used, too old, of another session or for another act, the answer is 403006, and nothing is done.',
  schema: { type: 'string' },
};

/** Which calls read which: the section of the specification on the calls names only what is in their bodies (SOC-2, SOC-4, WAY-3, CONFIRM-1). */
const HEADERS: Readonly<Partial<Record<CallName, readonly RequestHeader[]>>> = {
  checkUser: [authState, answerLost],
  linkAccount: [replaceExisting],
  setUpAccount: [replaceExisting, confirmation],
  resetPassword: [endOtherWays],
  requestEmailCode: [answerLost],
  confirmEmailCode: [answerLost],
  deleteAccount: [confirmation],
  endSessions: [confirmation, answerLost],
  removeWay: [confirmation, answerLost],
  exportData: [confirmation, answerLost],
  changeEmail: [confirmation, answerLost],
};

const beginsSession = (call: Call): boolean => call.beginsSession === true;

export const headersOf = (name: CallName): readonly RequestHeader[] => [
  ...(HEADERS[name] ?? []),
  ...(beginsSession(CALLS[name]) ? [signInAttempt, sharedComputer, askBeforeStaying] : []),
];
