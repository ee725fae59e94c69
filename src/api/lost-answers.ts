import type { AcceptedUser } from '#contract/accepted.ts';
import type { WhenAnswerLost } from '#contract/calls.ts';
import { isRefusedFor, PortError } from '#machines/failures.ts';
import { askAgain } from './ask-again.ts';
import { isUnanswered } from './is-unanswered.ts';
import { isOffline } from './network.ts';

const ANSWER_LOST_HEADER = 'X-Answer-Lost';

/** What the lost answer would have said, by the user that the server shows now, null where the session is over; `undefined` where nothing was done. */
export type Recover<Data> = (user: AcceptedUser | null) => { readonly data: Data } | undefined;

export interface LostAnswerOptions {
  /** The session that the page has; another one, once it was ended or replaced. */
  readonly session: () => string | null;
  /** Whether the API has said that it answers a repeat (API-26). */
  readonly answersRepeats: () => boolean;
  readonly readUser: (signal: AbortSignal | undefined) => Promise<AcceptedUser>;
}

/** A call that changes something. */
export interface ChangingCall<Data> {
  readonly whenAnswerLost: Extract<WhenAnswerLost, 'look' | 'repeat'>;
  /** The same for two tries of the same thing, such as a second press. */
  readonly sameAs: string;
  readonly signal: AbortSignal | undefined;
  run(headers: Readonly<Record<string, string>>): Promise<Data>;
  /** Looks up what the call has done; without it only the failure is known. */
  readonly recover: Recover<Data> | undefined;
  /** Takes what was found in the place of the answer. */
  takeFound(data: Data): Data;
}

/**
 * Runs calls that change something, so that a lost answer is made good as the contract says (`whenAnswerLost`): the page goes on as if it had come,
 * or fails as before and nothing was done. While that is unknown it fails with the reason `answerLost`, and the next try of the same asks first.
 * A session that was ended or replaced meanwhile asks nothing: its answer would be another person's.
 */
export function createLostAnswers({ session, answersRepeats, readUser }: LostAnswerOptions) {
  /** Calls whose answer was lost, and that the server could not be asked about. */
  const unresolved = new Set<string>();

  return async <Data>(call: ChangingCall<Data>): Promise<Data> => {
    const { signal, run, recover, takeFound } = call;
    const before = session();
    const name = JSON.stringify([before, call.sameAs]);
    const isEarlierLost = unresolved.delete(name);
    const isWanted = () => !signal?.aborted && session() === before;
    const isLost = (error: unknown) => isUnanswered(error) && isWanted();

    const resolved = async <Value>(ask: () => Promise<Value>, isNoAnswer: (error: unknown) => boolean): Promise<Value> => {
      const found = await askAgain(ask, { signal, isLost: isNoAnswer });
      if (found !== undefined) return found.value;
      unresolved.add(name);
      throw new PortError({ reason: 'answerLost', isOffline: isOffline() });
    };

    if (call.whenAnswerLost === 'repeat') {
      const repeat = () => resolved(() => run({ [ANSWER_LOST_HEADER]: 'Y' }), isLost);
      if (isEarlierLost) return repeat();
      return run({}).catch((error: unknown) => (isLost(error) && answersRepeats() ? repeat() : Promise.reject(error)));
    }

    const look = async (): Promise<{ readonly data: Data } | undefined> => {
      if (recover === undefined) return undefined;
      const user = await resolved(() => readUser(signal).catch(nullWhereOver), isWanted);
      const found = recover(user);
      return found && { data: takeFound(found.data) };
    };
    const earlier = isEarlierLost ? await look() : undefined;
    if (earlier !== undefined) return earlier.data;
    try {
      return await run({});
    } catch (error) {
      if (!isLost(error)) throw error;
      const found = await look();
      if (found === undefined) throw error;
      return found.data;
    }
  };
}

function nullWhereOver(error: unknown): null {
  if (isRefusedFor(error, 'unauthorized')) return null;
  throw error;
}
