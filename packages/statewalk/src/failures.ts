import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { FailureReader } from './explore/model.ts';

/** How a project reads and says what went wrong. Every field has a default that knows nothing of the project. */
export interface Failures {
  /** The failure that a state shows; `undefined` or `null` for none. Default: none. */
  shown?(snapshot: AnyMachineSnapshot): unknown;
  /** Its name, as the expectations of a model say it (`{ to, failure }`); `null` for none. Default: names are not compared. */
  failureOf?: FailureReader['failureOf'];
  /** The words of a failure on the screen. Default: `String(failure)`. */
  say?(failure: never, language: string): string;
  /** What tells the errors of actors apart, for conditions such as `reason=taken`. Default: `errorFields`. */
  facts?: ErrorFacts;
  /** What a server says in the place of the screen's own words, where the event is its refusal. Default: nothing. */
  serverWords?(event: AnyEventObject, language: string): string | undefined;
  /** Does a failure have a server's own words? Those of a sample are no server's. Default: no. */
  isInServerWords?(failure: never): boolean;
  /** Makes a recorded error, by its name and fields, an error of the project again; `undefined`: a plain one. */
  revive?(name: string, fields: Readonly<Record<string, unknown>>): Error | undefined;
}

/** How the engine reads the name of a failure, where the project says how. */
export const failureReaderOf = ({ failureOf }: Failures = {}): FailureReader | undefined =>
  failureOf === undefined ? undefined : { failureOf };

export type ErrorFacts = (error: unknown) => Readonly<Record<string, unknown>>;

/** `name`, `message` and the own fields of an error. */
export const errorFields: ErrorFacts = (error) =>
  error instanceof Error ? { ...error, name: error.name, message: error.message } : { name: 'thrown', message: String(error) };

/** `Failures` without gaps. */
export interface FailureWords {
  shown(snapshot: AnyMachineSnapshot): unknown;
  say(failure: unknown, language: string): string;
  readonly facts: ErrorFacts;
  serverWords(event: AnyEventObject, language: string): string | undefined;
  isInServerWords(failure: unknown): boolean;
}

export function failureWords({ shown, say, facts, serverWords, isInServerWords }: Failures = {}): FailureWords {
  return {
    shown: (snapshot) => shown?.(snapshot) ?? undefined,
    say: (failure, language) => say?.(failure as never, language) ?? String(failure),
    facts: facts ?? errorFields,
    serverWords: (event, language) => serverWords?.(event, language),
    isInServerWords: (failure) => isInServerWords?.(failure as never) ?? false,
  };
}
