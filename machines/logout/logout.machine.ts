import { setup } from 'xstate';
import { LOGOUT_PATIENCE } from '#contract/limits.ts';
import { finalOutput } from '../final-output.ts';
import { SESSION_END_PORTS, sessionEnd } from '../session-end.ts';

export interface LogoutInput {
  /** A guest loses their history, reads so first, and may link an account instead (OUT-1). */
  readonly guest: boolean;
}

export type LogoutEvent = { type: 'CONFIRMED' } | { type: 'CANCELLED' } | { type: 'LINK_CHOSEN' };
export type LogoutOutput = { outcome: 'signedOut' | 'cancelled' | 'linkInstead' };

export const logoutMachine = setup({
  types: {} as { context: LogoutInput; events: LogoutEvent; input: LogoutInput; output: LogoutOutput; tags: 'busy' },
  actors: {
    ...SESSION_END_PORTS,
  },
  delays: { patience: LOGOUT_PATIENCE },
  guards: { isGuest: ({ context }) => context.guest },
}).createMachine({
  id: 'logout',
  description: 'Sign out, asked first (OUT-1).',
  context: ({ input }) => input,
  initial: 'confirming',
  states: {
    confirming: {
      description: 'A question: sign out? A guest is warned that their history goes.',
      on: { CONFIRMED: 'endingSession', CANCELLED: 'cancelled', LINK_CHOSEN: { guard: 'isGuest', target: 'linkInstead' } },
    },

    ...sessionEnd('signedOut'),

    signedOut: { type: 'final', output: { outcome: 'signedOut' } },
    cancelled: { type: 'final', output: { outcome: 'cancelled' } },
    linkInstead: { type: 'final', output: { outcome: 'linkInstead' } },
  },
  output: finalOutput<LogoutOutput>,
});
