import { assign, setup } from 'xstate';
import { LOGOUT_PATIENCE, SHARED_IDLE, SHARED_IDLE_WARNING } from '#contract/limits.ts';
import { port } from '../port.ts';
import { SESSION_END_PORTS, sessionEnd } from '../session-end.ts';

/** How this browser's session is used. */
export interface Usage {
  /** Several people use this computer, as the person said who signed in. */
  readonly isShared: boolean;
  /** Since the last input in any tab, ms; infinite after the browser was closed. */
  readonly idle: number;
}

interface Context {
  /** As it was last read, ms. */
  readonly idle: number;
}

export type SharedSessionEvent =
  /** A person signed in or changed, here or in another tab. */
  { type: 'SIGNED_IN' } | { type: 'SIGNED_OUT' } | { type: 'STAY_CHOSEN' } | { type: 'ALERT_CONFIRMED' };

export const sharedSessionMachine = setup({
  types: {} as { context: Context; events: SharedSessionEvent; tags: 'busy' | 'alert' },
  actors: {
    /** Whether the computer is shared, and how long it was not used. */
    readUse: port<Usage>('readUse'),
    /** The person is here, for every tab. */
    noteUse: port<void>('noteUse'),
    ...SESSION_END_PORTS,
  },
  delays: {
    untilWarning: ({ context }) => Math.max(0, SHARED_IDLE - SHARED_IDLE_WARNING - context.idle),
    untilEnd: ({ context }) => Math.max(0, SHARED_IDLE - context.idle),
    patience: LOGOUT_PATIENCE,
  },
  guards: {
    isOwn: (_, { isShared }: Usage) => !isShared,
    isOver: (_, { idle }: Usage) => idle >= SHARED_IDLE,
    endsSoon: (_, { idle }: Usage) => idle >= SHARED_IDLE - SHARED_IDLE_WARNING,
  },
  actions: {
    keepIdle: assign({ idle: (_, { idle }: { idle: number }) => idle }),
  },
}).createMachine({
  id: 'sharedSession',
  description: 'On a computer that several people use, a session ends after a time without use (DOOR-5).',
  context: { idle: 0 },
  initial: 'unwatched',
  states: {
    unwatched: { description: 'No person is signed in, or the computer is theirs alone.', on: { SIGNED_IN: 'checkingUse' } },

    checkingUse: {
      description: 'Is the computer shared, and was it used, in this tab or another? (DOOR-5)',
      on: { SIGNED_IN: { target: 'checkingUse', reenter: true }, SIGNED_OUT: 'unwatched' },
      invoke: {
        id: 'readUse',
        src: 'readUse',
        onDone: [
          { guard: { type: 'isOwn', params: ({ event }) => event.output }, target: 'unwatched' },
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'endingSession' },
          {
            guard: { type: 'endsSoon', params: ({ event }) => event.output },
            target: 'warning',
            actions: { type: 'keepIdle', params: ({ event }) => event.output },
          },
          { target: 'inUse', actions: { type: 'keepIdle', params: ({ event }) => event.output } },
        ],
        // Nothing tells how long it was: better to ask than to leave a session to the next person.
        onError: { target: 'warning', actions: { type: 'keepIdle', params: { idle: SHARED_IDLE - SHARED_IDLE_WARNING } } },
      },
    },

    inUse: {
      description: 'The person is there, as far as is known (DOOR-5).',
      on: { SIGNED_IN: 'checkingUse', SIGNED_OUT: 'unwatched' },
      after: { untilWarning: 'checkingUse' },
    },

    warning: {
      description: 'An alert: this computer was not used for a while; stay logged in? (DOOR-5)',
      tags: 'alert',
      on: { SIGNED_IN: 'checkingUse', SIGNED_OUT: 'unwatched', STAY_CHOSEN: 'notingUse' },
      after: { untilEnd: 'checkingUse' },
    },

    notingUse: {
      description: 'The person stays, in every tab (DOOR-5).',
      on: { SIGNED_IN: 'checkingUse', SIGNED_OUT: 'unwatched' },
      invoke: { id: 'noteUse', src: 'noteUse', onDone: 'checkingUse', onError: 'checkingUse' },
    },

    ...sessionEnd('alertingEnded'),

    alertingEnded: {
      description: 'An alert: the person was logged out, and why (DOOR-5). The next person who signs in is not told.',
      tags: 'alert',
      on: { SIGNED_IN: 'checkingUse', ALERT_CONFIRMED: 'unwatched' },
    },
  },
});
