import { byReason, saying } from '../explore/leads-by.ts';
import { defineModel, STAYS } from '../explore/model.ts';
import { isRefusedFor } from '../failures.ts';
import { defect, errorOf, failed, GUEST, MEMBER, refusedFor, unreachable } from '../samples.ts';
import { isSignedIn } from '../viewer.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionModel = defineModel({
  machine: sessionMachine,
  begins: { withToken: 'loadingUser', withoutToken: 'signedOut' },
  leads: {
    session: { TOKEN_STORED: 'loadingUser', TOKEN_CLEARED: 'signedOut', 'watchToken fails': STAYS },
    loadingUser: {
      'loadUser is done': 'signedIn',
      'loadUser fails': byReason({ unauthorized: 'signedOut', conflict: 'signedOut' }, saying('alertingUserInfo', 'userInfoFailed')),
    },
    alertingUserInfo: { RETRY_CHOSEN: 'loadingUser', ALERT_CONFIRMED: saying('userUnknown', 'userInfoFailed') },
    userUnknown: { RETRY_CHOSEN: 'loadingUser' },
  },
  inputs: { withToken: { hasToken: true }, withoutToken: { hasToken: false } },
  events: [{ type: 'RETRY_CHOSEN' }, { type: 'ALERT_CONFIRMED' }],
  outcomes: {
    watchToken: [{ sends: { type: 'TOKEN_STORED' } }, { sends: { type: 'TOKEN_CLEARED' } }, { error: defect }],
    loadUser: [
      { done: GUEST },
      { done: MEMBER },
      { error: refusedFor('unauthorized') },
      { error: refusedFor('conflict') },
      { error: unreachable },
    ],
  },
  project: ({ context }) => context,
  // Both belong to the alert; trying again is offered until the user is known.
  ignores: {
    signedOut: ['RETRY_CHOSEN', 'ALERT_CONFIRMED'],
    loadingUser: ['RETRY_CHOSEN', 'ALERT_CONFIRMED'],
    userUnknown: ['ALERT_CONFIRMED'],
    signedIn: ['RETRY_CHOSEN', 'ALERT_CONFIRMED'],
  },
  waits: ['loadUser'],
  home: (snapshot) => snapshot.matches('signedOut') || snapshot.matches('signedIn'),
  invariants: [
    {
      states: 'without a token the user is not asked for (SHELL-1)',
      holds: (after) => !after.matches('loadingUser') || after.context.hasToken,
    },
    {
      states: 'there is no token exactly in the state signedOut (STORE-1)',
      holds: (after) => after.context.hasToken === !after.matches('signedOut'),
    },
    {
      states: 'a person is signed in only with a token and the server’s word on whose it is (SHELL-1)',
      holds: (after) => !after.matches('signedIn') || (after.context.hasToken && isSignedIn(after.context.viewer)),
    },
    {
      states: 'without a signed-in person the page stands as for a visitor (ROLE-1)',
      holds: (after) => !(after.matches('signedOut') || after.matches('userUnknown')) || after.context.viewer.kind === 'visitor',
    },
    {
      states: 'once the token is cleared, no person is signed in (OUT-1)',
      holds: (after, event) => event.type !== 'TOKEN_CLEARED' || after.matches('signedOut'),
    },
    {
      states: 'a refused token signs out, any other failure keeps it and asks (REFR-4, ERR-7)',
      holds: (after, event) =>
        !failed(event, 'loadUser') ||
        after.matches(isRefusedFor(errorOf(event), 'unauthorized', 'conflict') ? 'signedOut' : 'alertingUserInfo'),
    },
  ],
});
