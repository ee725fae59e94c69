import { port } from './port.ts';

/** What ends a session, at a person's wish or after the idle time of a shared computer. */
export const SESSION_END_PORTS = {
  /** GET /auth/logout */
  endSession: port<void>('endSession'),
  /** Forgets token, user and drafts here and in the other tabs. */
  forgetSession: port<void>('forgetSession'),
} as const;

/** The states that end a session, to `then`; the machine has the delay `patience`. */
export const sessionEnd = <const Target extends string>(then: Target) =>
  ({
    endingSession: {
      description: 'The server is told; whatever it answers, or if it does not, the person is signed out (OUT-1).',
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'forgetting', onError: 'forgetting' },
      after: { patience: 'forgetting' },
    },
    forgetting: {
      description: 'Nothing of the session stays in this browser (OUT-1).',
      tags: 'busy',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: then, onError: then },
    },
  }) as const;
