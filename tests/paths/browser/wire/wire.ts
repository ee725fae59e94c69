import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import type { WirePort, WirePorts } from '#machines/bindings/asks.ts';
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
    readonly headers?: Readonly<Record<string, string>>;
  } | null;
}

const sampleOf = (calls: readonly CallName[]): unknown => (calls[0] === undefined ? undefined : SAMPLES[calls[0]].data);

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
    const samples = port.asks.map(sampleOf);
    const data = port.data?.(event.output, samples) ?? samples;
    if (!port.asks.every(([name], at) => name !== undefined && CALLS[name].accepted.safeParse(data[at]).success)) return undefined;
    return port.asks.map((calls, at) => ({ calls, response: { status: 200, body: { ...OK, data: data[at] } } }));
  }
  const { error } = event as { readonly error?: unknown };
  if (!(error instanceof PortError)) return undefined;
  const { reason, serverMessage = '', retryAt, data } = error;
  // The page’s clock is not the model’s: how long it is matters to no step.
  const headers = retryAt === undefined ? {} : { 'Retry-After': '300' };
  if (reason === undefined && serverMessage === '') {
    const look = port.looks === undefined ? [] : [{ calls: [port.looks], response: null }];
    return [...good(port), { calls: port.asks.at(-1) ?? [], response: null }, ...look];
  }
  if (reason === undefined) return refusing(port, { code: RESULT.failed, message: serverMessage });
  const code = Object.keys(REASON_OF_RESULT).find((each) => REASON_OF_RESULT[Number(each)] === reason);
  return code === undefined ? undefined : refusing(port, { code: Number(code), message: serverMessage, data }, headers);
}

/** The answers before the last. */
const good = (port: WirePort): WireAnswer[] =>
  port.asks.slice(0, -1).map((calls) => ({ calls, response: { status: 200, body: { ...OK, data: sampleOf(calls) } } }));

const refusing = (
  port: WirePort,
  body: { readonly code: number; readonly message: string; readonly data?: unknown },
  headers: Readonly<Record<string, string>> = {},
): WireAnswer[] => [...good(port), { calls: port.asks.at(-1) ?? [], response: { status: Math.floor(body.code / 1000), body, headers } }];

/** The id of the invoke that ends with this event. */
export const endedBy = ({ type }: AnyEventObject): string | undefined => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

/** What the server answers for this step; `undefined` where it is not the server's to say. `before` tells which of two calls is answered. */
export function wireAnswersOf(
  ports: WirePorts,
  { event, before }: { readonly event: AnyEventObject; readonly before?: AnyMachineSnapshot },
): readonly WireAnswer[] | undefined {
  const port = ports[endedBy(event) ?? ''];
  if (port === undefined) return undefined;
  const call = before === undefined ? undefined : port.callOf?.(before);
  if (call === undefined) return answersFor(port, event);
  const { data, refusal } = port;
  const ofCall: WirePort = {
    ...port,
    asks: [[call]],
    ...(data && { data: (output, samples) => data(output, samples, call) }),
    ...(refusal && { refusal: (output) => refusal(output, call) }),
  };
  return answersFor(ofCall, event);
}
