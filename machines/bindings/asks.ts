import type { AnyMachineSnapshot } from 'xstate';
import type { AcceptedOf, CallName, DataOf } from '#contract/calls.ts';

/** How the server has the port of an invoke end with this output. */
export interface WirePort {
  /** The name of its logic in the machine. */
  readonly src: string;
  /** What the port asks, one after another; a refusal answers the last. */
  readonly asks: readonly (readonly CallName[])[];
  /** Which of the calls of its one question it makes where the machine is; without, it makes each of them somewhere. */
  readonly callOf?: (before: AnyMachineSnapshot) => CallName;
  /** Fields of its input that not each of its calls sends. */
  readonly unsent?: readonly string[];
  /** What the client asks where nothing comes back, to see whether it was done. */
  readonly looks?: CallName;
  /** The answers of a good end, by the call that `callOf` says; without, they are the samples of the calls. */
  readonly data?: (output: unknown, samples: readonly unknown[], call?: CallName) => readonly unknown[];
  /** Good ends that the server says by a refusal. */
  readonly refusal?: (output: unknown, call?: CallName) => { readonly code: number; readonly data?: unknown } | undefined;
}

/** Keyed by invoke id. */
export type WirePorts = Readonly<Record<string, WirePort>>;

/** A port that makes one call. `data` gives the answer for an output; without, it is the sample of the call. */
export const asks = <Name extends CallName>(
  src: string,
  call: Name,
  data?: (output: never, sample: DataOf<Name>) => AcceptedOf<Name>,
): WirePort => asksInTurn(src, [call], data && ((output, [sample]) => [data(output, sample)]));

/** A port that makes these calls, one after another. */
export const asksInTurn = <const Names extends readonly CallName[]>(
  src: string,
  calls: Names,
  data?: (
    output: never,
    samples: { readonly [At in keyof Names]: DataOf<Names[At]> },
  ) => { readonly [At in keyof Names]: AcceptedOf<Names[At]> },
): WirePort => ({
  src,
  asks: calls.map((call) => [call]),
  // A flow says what its output is: none is known here.
  ...(data && { data: data as NonNullable<WirePort['data']> }),
});

/** A port that makes one of these calls: which one, `callOf` says of where the machine is. */
export const asksOneOf = (src: string, calls: readonly CallName[], callOf: (before: AnyMachineSnapshot) => CallName): WirePort => ({
  src,
  asks: [calls],
  callOf,
});

/** The same port, whose client asks this where nothing comes back. */
export const looking = (port: WirePort, looks: CallName): WirePort => ({ ...port, looks });

/** The same port, of whose input some calls leave these fields out. */
export const leaving = (port: WirePort, ...unsent: readonly string[]): WirePort => ({ ...port, unsent });
