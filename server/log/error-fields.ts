/** What a log line says of an error. */
export interface ErrorFields {
  readonly name: string;
  readonly code?: string;
  readonly status?: number;
  readonly table?: string;
  readonly constraint?: string;
  readonly stack?: readonly string[];
  readonly cause?: ErrorFields;
}

/** `ECONNREFUSED`, `23505`, `invalid_grant`: a word that a program chose. Values that people type are longer, or have other characters. */
const WORD = /^[A-Za-z][A-Za-z0-9_]{0,39}$|^[A-Z0-9]{5}$/;
/** A name in our schema. */
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;
/** A stack frame of our own: `at takeFrom (file:///srv/madang/server/limits/take.ts:20:9)`. */
const OWN_FRAME = /^ {4}at (?:async )?(?:((?:new )?[\w.<>#]+(?: \[as [\w.]+\])?) \()?\S*?\/((?:server|src|machines)\/[\w./-]+:\d+:\d+)\)?$/;
const FRAMES_MAX = 8;
const CAUSES_MAX = 3;

/**
 * An allow-list: the name, the code, what of the schema it is about, and where in our sources it was thrown. Never the message, nor what else
 * an error carries: a database tells the row (`detail`), the statement and its parameters there, a mail server the address, a JSON parser the
 * text.
 */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name } = error;
  const code = textOf(error, 'code', WORD) ?? textOf(error, 'error', WORD) ?? codeOfFirst(error);
  const status = field(error, 'status') ?? field(error, 'responseCode');
  const table = textOf(error, 'table', IDENTIFIER);
  const constraint = textOf(error, 'constraint', IDENTIFIER);
  const stack = ownFrames(error);
  return {
    name: WORD.test(name) ? name : 'Error',
    ...(code !== undefined && { code }),
    ...(typeof status === 'number' && { status }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    ...(stack.length > 0 && { stack }),
    ...(error.cause instanceof Error && depth < CAUSES_MAX && { cause: errorFields(error.cause, depth + 1) }),
  };
}

const field = (error: Error, name: string): unknown => Reflect.get(error, name);

function textOf(error: Error, name: string, allowed: RegExp): string | undefined {
  const value = field(error, name);
  return typeof value === 'string' && allowed.test(value) ? value : undefined;
}

/** A refused connection to a name with several addresses has an error for each. */
const codeOfFirst = (error: Error): string | undefined => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  return first instanceof Error ? textOf(first, 'code', WORD) : undefined;
};

/** The message stands ahead of the frames, and may look like one. */
function ownFrames({ stack = '', message }: Error): readonly string[] {
  const after = stack.indexOf(message) + message.length;
  return stack
    .slice(after)
    .split('\n')
    .flatMap((line) => {
      const [, called, place] = OWN_FRAME.exec(line) ?? [];
      return place === undefined ? [] : [called === undefined ? place : `${called} ${place}`];
    })
    .slice(0, FRAMES_MAX);
}
