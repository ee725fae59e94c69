import type { AnyMachineSnapshot } from 'xstate';
import { dotted } from '#statewalk/state-name.ts';
import { FAILURE_CODES, type Failure } from '../failures.ts';

/**
 * How a state looks, as a list of things that are on the screen; a state with a thing that no state before it had is worth looking at.
 * Where one part of a screen says nothing of another, they are two things: so not every combination is looked at, but everything is.
 * An empty list: nothing shows.
 */
export type Look = readonly string[];

/** Everything that a snapshot has to say, in the order of its context. */
export const failuresOf = ({ context }: AnyMachineSnapshot): readonly Failure[] => Object.values(context).filter(isFailure);

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'code' in value && String(value.code) in FAILURE_CODES;

export const failureWord = ({ code, serverMessage }: Failure): string =>
  serverMessage === undefined ? code : `${code} in the server’s words`;

export const said = (snapshot: AnyMachineSnapshot): Look => failuresOf(snapshot).map(failureWord);

/** The state and what it says: how most screens look. */
export const whole = (snapshot: AnyMachineSnapshot): string => [dotted(snapshot.value), ...said(snapshot)].join(' ');

/** A flow at a provider, whose page asks a visitor other things than a signed-in person. */
export const lookAtProvider = (snapshot: AnyMachineSnapshot): Look => [whole(snapshot), snapshot.context.method, ...outcome(snapshot)];

const outcome = ({ value, context: { joinData, nickname } }: AnyMachineSnapshot): Look =>
  value === 'askingLinked' ? [`${value} ${joinData === null ? 'to link' : 'to log in'}`] : deletion(value, nickname);

/** An API may not say whose account it is that would be deleted (SOC-6). */
const deletion = (value: unknown, nickname: string | null): Look =>
  value === 'askingReplacement' || value === 'confirmingReplacement'
    ? [`${value} of ${nickname === null ? 'an account' : 'a named account'}`]
    : [];
