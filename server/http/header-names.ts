/** Told with each answer, for a person to name when they ask for help, and in each log line of the request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';
/** The `state` that a provider's one-time code came with (API-6). */
export const AUTH_STATE_HEADER = 'X-Auth-State';
/** `Y`: an identity of another account is moved to this one, and that account deleted (SOC-4). */
export const REPLACE_EXISTING_HEADER = 'X-Replace-Existing';
/** `Y`: with the new password, the other ways into the account end (WAY-3). */
export const END_OTHER_WAYS_HEADER = 'X-End-Other-Ways';
/** What the client calls this try to sign in, so that it can discard the session that a cancelled one began (`discardSignIn`). */
export const SIGN_IN_ATTEMPT_HEADER = 'X-Sign-In-Attempt';
/** `Y` with a call that begins a session: several people use this computer, and the session ends with the browser (DOOR-5). */
export const SHARED_COMPUTER_HEADER = 'X-Shared-Computer';
/** `Y` with a call that begins a session: a deletion of the account is not taken back unasked (LEGAL-2). */
export const ASK_BEFORE_STAYING_HEADER = 'X-Ask-Before-Staying';
/** What `POST /auth/confirm` has answered, with the act that it is for (CONFIRM-1). */
export const CONFIRMATION_HEADER = 'X-Confirmation';
/** `Y`: the answer to this very request never came; it is answered once more, and nothing is done twice (API-25). */
export const ANSWER_LOST_HEADER = 'X-Answer-Lost';
