import { byReason } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { defect, endedWell, errorOf, failed, GUEST, MEMBER, outputOf, refusedFor, unreachable } from '#machines/samples.ts';
import { isSignedIn } from '#machines/viewer.ts';
import { byOutput, withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { sessionMachine } from '../session.machine.ts';

/** Trying again asks for what is missing: the token, or the user. */
const retried = (_: unknown, { context }: { readonly context: { readonly hasToken: boolean } }) =>
  context.hasToken ? 'loadingUser' : 'restoringSession';

export const sessionModel = defineModel({
  machine: sessionMachine,
  startsIn: { withToken: 'loadingUser', withoutToken: 'signedOut', withHint: 'restoringSession' },
  expectations: {
    session: { TOKEN_STORED: 'loadingUser', TOKEN_CLEARED: 'signedOut', TOKEN_REFUSED: 'signedOut', 'watchToken fails': SAME_STATE },
    restoringSession: {
      'restoreSession is done': byOutput('signedIn', { true: 'loadingUser', false: 'signedOut' }),
      'restoreSession fails': withFailure('alertingUserInfo', 'userInfoFailed'),
    },
    loadingUser: {
      'loadUser is done': 'signedIn',
      'loadUser fails': byReason({ unauthorized: 'signedOut', conflict: 'signedOut' }, withFailure('alertingUserInfo', 'userInfoFailed')),
    },
    alertingUserInfo: { RETRY_CHOSEN: retried, ALERT_CONFIRMED: withFailure('userUnknown', 'userInfoFailed') },
    userUnknown: { RETRY_CHOSEN: retried },
  },
  inputs: {
    withToken: { hasToken: true, isRestorable: false },
    withoutToken: { hasToken: false, isRestorable: false },
    withHint: { hasToken: false, isRestorable: true },
  },
  events: [{ type: 'RETRY_CHOSEN' }, { type: 'ALERT_CONFIRMED' }],
  outcomes: {
    watchToken: [
      { sends: { type: 'TOKEN_STORED', elsewhere: false } },
      { sends: { type: 'TOKEN_STORED', elsewhere: true } },
      { sends: { type: 'TOKEN_CLEARED' } },
      { sends: { type: 'TOKEN_REFUSED' } },
      { error: defect },
    ],
    restoreSession: [{ done: { signedIn: true } }, { done: { signedIn: false } }, { error: unreachable }],
    loadUser: [
      { done: GUEST },
      { done: MEMBER },
      { error: refusedFor('unauthorized') },
      { error: refusedFor('conflict') },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // Both belong to the alert; trying again is offered until the user is known.
  unanswered: {
    signedOut: ['RETRY_CHOSEN', 'ALERT_CONFIRMED'],
    restoringSession: ['RETRY_CHOSEN', 'ALERT_CONFIRMED'],
    loadingUser: ['RETRY_CHOSEN', 'ALERT_CONFIRMED'],
    userUnknown: ['ALERT_CONFIRMED'],
    signedIn: ['RETRY_CHOSEN', 'ALERT_CONFIRMED'],
  },
  endsByItself: ['loadUser', 'restoreSession'],
  home: (snapshot) => snapshot.matches('signedOut') || snapshot.matches('signedIn'),
  invariants: [
    {
      title: 'without a token the user is not asked for (SHELL-1)',
      holds: (after) => !after.matches('loadingUser') || after.context.hasToken,
    },
    {
      title: 'there is neither a token nor the hint of a session exactly in the state signedOut (STORE-1, DOOR-7)',
      holds: ({ context, value }) => (context.hasToken || context.isRestorable) === (value !== 'signedOut'),
    },
    {
      title: 'a session is restored only where no token is kept, and without the hint of one the server is not asked (SHELL-1, DOOR-7)',
      holds: ({ context, value }) => value !== 'restoringSession' || (!context.hasToken && context.isRestorable),
    },
    {
      title: 'a server that cannot be reached ends no session that may be there (DOOR-7)',
      holds: (after, event) => !failed(event, 'restoreSession') || (after.matches('alertingUserInfo') && after.context.isRestorable),
    },
    {
      title: 'a session that the server refuses ends without a word (DOOR-7)',
      holds: (after, event) =>
        !endedWell(event, 'restoreSession') ||
        (outputOf(event) as { signedIn: boolean }).signedIn ||
        (after.matches('signedOut') && after.context.failure === null),
    },
    {
      title: 'a person is signed in only with a token and the server’s word on whose it is (SHELL-1)',
      holds: (after) => !after.matches('signedIn') || (after.context.hasToken && isSignedIn(after.context.viewer)),
    },
    {
      title: 'without a signed-in person the page stands as for a visitor (ROLE-1)',
      holds: (after) => !(after.matches('signedOut') || after.matches('userUnknown')) || after.context.viewer.kind === 'visitor',
    },
    {
      title: 'once the token is cleared or refused, no person is signed in (OUT-1, REFR-2)',
      holds: (after, event) => (event.type !== 'TOKEN_CLEARED' && event.type !== 'TOKEN_REFUSED') || after.matches('signedOut'),
    },
    {
      title: 'a refused token signs out, any other failure keeps it and asks (REFR-4, ERR-7)',
      holds: (after, event) =>
        !failed(event, 'loadUser') ||
        after.matches(isRefusedFor(errorOf(event), 'unauthorized', 'conflict') ? 'signedOut' : 'alertingUserInfo'),
    },
  ],
});
