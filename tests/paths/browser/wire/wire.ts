import type { AnyEventObject } from 'xstate';
import { type AcceptedOf, CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { isRefusedFor, PortError } from '#machines/failures.ts';
import { REASON_OF_RESULT } from '#src/api/reason-of-result.ts';
import { SAMPLES } from '#tests/support/samples.ts';

/** What the server answers, as it goes over the wire; `null`: nothing comes back. */
export interface WireAnswer {
  /** The calls that this may be the answer to: which one a port makes may depend on its input. */
  readonly calls: readonly CallName[];
  readonly response: {
    readonly status: number;
    readonly body: { readonly code: number; readonly message: string; readonly data?: unknown };
  } | null;
}

/** How the server has the port of an invoke end with this output. */
export interface WirePort {
  /** The name of its logic in the machine. */
  readonly src: string;
  /** What the port asks, one after another; a refusal answers the last. */
  readonly asks: readonly (readonly CallName[])[];
  /** The answers of a good end; by default each call's sample. */
  readonly data: (output: unknown) => readonly unknown[];
  /** Good ends that the server says by a refusal. */
  readonly refusal?: ((output: unknown) => { readonly code: number; readonly data: unknown } | undefined) | undefined;
}

/** Keyed by invoke id. */
export type WirePorts = Readonly<Record<string, WirePort>>;

const sampleOf = (calls: readonly CallName[]): unknown => (calls[0] === undefined ? undefined : SAMPLES[calls[0]].data);

/** A port that makes one call. `data` gives the answer for an output; without, the sample of the call. */
export function asks<Name extends CallName>(src: string, call: Name, data?: (output: never) => AcceptedOf<Name>): WirePort {
  return { src, asks: [[call]], data: (output) => [data === undefined ? sampleOf([call]) : data(output as never)] };
}

/** A port whose input decides which of these calls it makes. */
export const asksOneOf = (src: string, ...calls: readonly CallName[]): WirePort => ({ src, asks: [calls], data: () => [sampleOf(calls)] });

const OK = { code: RESULT.ok, message: '' };

/** Ends that come of several questions of the client: that an answer was lost, and that what is looked up was not done. They are played in the page. */
export const isPlayed = (port: WirePort, { error }: AnyEventObject): boolean => {
  const looks = port.asks.at(-1)?.some((name) => CALLS[name].whenAnswerLost === 'look') === true;
  const isUnreachable = error instanceof PortError && error.reason === undefined && error.serverMessage === undefined;
  return isRefusedFor(error, 'answerLost') || (looks && isUnreachable);
};

/** The answers that have a port end as the model's event says; `undefined` where the server cannot say it: a defect of the page, data that the client refuses. */
export function answersFor(port: WirePort, event: AnyEventObject): readonly WireAnswer[] | undefined {
  if (isPlayed(port, event)) return undefined;
  if (event.type.startsWith('xstate.done.actor.')) {
    const refusal = port.refusal?.(event.output);
    if (refusal !== undefined) return refusing(port, { ...refusal, message: '' });
    const data = port.data(event.output);
    if (!port.asks.every(([name], at) => name !== undefined && CALLS[name].accepted.safeParse(data[at]).success)) return undefined;
    return port.asks.map((calls, at) => ({ calls, response: { status: 200, body: { ...OK, data: data[at] } } }));
  }
  const { error } = event as { readonly error?: unknown };
  if (!(error instanceof PortError)) return undefined;
  const { reason, serverMessage = '' } = error;
  if (reason === undefined && serverMessage === '') return [...good(port), { calls: port.asks.at(-1) ?? [], response: null }];
  if (reason === undefined) return refusing(port, { code: RESULT.failed, message: serverMessage });
  const code = Object.keys(REASON_OF_RESULT).find((each) => REASON_OF_RESULT[Number(each)] === reason);
  return code === undefined ? undefined : refusing(port, { code: Number(code), message: serverMessage });
}

/** The answers before the last. */
const good = (port: WirePort): WireAnswer[] =>
  port.asks.slice(0, -1).map((calls) => ({ calls, response: { status: 200, body: { ...OK, data: sampleOf(calls) } } }));

const refusing = (port: WirePort, body: { readonly code: number; readonly message: string; readonly data?: unknown }): WireAnswer[] => [
  ...good(port),
  { calls: port.asks.at(-1) ?? [], response: { status: Math.floor(body.code / 1000), body } },
];

/** The id of the invoke that ends with this event. */
export const endedBy = ({ type }: AnyEventObject): string | undefined => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

/** What the server answers for this step; `undefined` where it is not the server's to say. */
export function wireAnswersOf(ports: WirePorts, { event }: { readonly event: AnyEventObject }): readonly WireAnswer[] | undefined {
  const port = ports[endedBy(event) ?? ''];
  return port && answersFor(port, event);
}
