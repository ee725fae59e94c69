import { fromCallback } from 'xstate';
import type { Ended, Outcome, RefreshQueueEvent } from '#machines/token-refresh/refresh-queue.machine.ts';

type Queue = (request: RefreshQueueEvent) => void;

interface Waiting {
  readonly expired: string | null;
  readonly queue: Queue;
  readonly resolve: (outcome: Outcome) => void;
}

/** The way of the API client's requests for a refresh to the queue that runs, and back. */
export function createRefreshRequests() {
  /** The queues that run, the last one to have started at the end. */
  let queues: readonly Queue[] = [];
  let waiting: readonly Waiting[] = [];

  const settle = (outcome: Outcome, isMeant: (each: Waiting) => boolean) => {
    const meant = waiting.filter(isMeant);
    waiting = waiting.filter((each) => !meant.includes(each));
    for (const { resolve } of meant) resolve(outcome);
  };

  return {
    /** The queue's port: from its start until it is stopped, requests go to it. */
    requests: fromCallback<Ended>(({ sendBack, receive }) => {
      const queue: Queue = (request) => sendBack(request);
      queues = [...queues, queue];
      receive(({ expired, outcome }) => settle(outcome, (each) => each.queue === queue && each.expired === expired));
      return () => {
        queues = queues.filter((each) => each !== queue);
        // No answer comes any more; the session is kept, and the next call asks anew (REFR-2).
        settle('failed', (each) => each.queue === queue);
      };
    }),
    /** Resolves with how the refresh of `expired` ended, never rejects. `startQueue`: starts a queue with these `requests` where none runs. */
    ask: (expired: string | null, startQueue: () => void): Promise<Outcome> => {
      if (queues.length === 0) startQueue();
      // One that is under way for this token is shared, whichever queue runs it.
      const queue = waiting.find((each) => each.expired === expired)?.queue ?? queues.at(-1);
      if (queue === undefined) return Promise.resolve('failed');
      return new Promise((resolve) => {
        waiting = [...waiting, { expired, queue, resolve }];
        queue({ type: 'REFRESH_REQUESTED', expired });
      });
    },
  };
}
