import { pino } from 'pino';
import type { MethodCode } from '#contract/methods.ts';
import { errorFields } from './error-fields.ts';
import { EVENTS, type LogEvent } from './events.ts';
import { readable } from './readable.ts';
import { requestFields } from './request-scope.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** All that a line may say besides its event. None of it is what a person typed, an address, a token or a row. */
export interface LogFields {
  /** Logged by the allow-list of `errorFields`. */
  readonly error?: unknown;
  /** A name of `callNameOf`. */
  readonly call?: string;
  /** HTTP method. */
  readonly method?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly provider?: MethodCode;
  /** The id of a registered partner. */
  readonly client?: string;
  /** An error code of RFC 6749 or OpenID Connect. */
  readonly refusal?: string;
  /** Names of fields of its registration. */
  readonly unsaid?: readonly string[];
}

type Write = (event: LogEvent, fields?: LogFields) => void;

/** One line an event. The id of the request that is being answered stands in each by itself. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

export interface LogOptions {
  /** Default: `info` for JSON, and `warn` for text: a person at a terminal does not read each request. */
  readonly level?: LogLevel | undefined;
  /** Default: text on a terminal, else JSON. */
  readonly format?: LogFormat | undefined;
  /** Takes a line with its end; standard output by default. */
  readonly write?: (line: string) => void;
}

const FIELDS: ReadonlySet<string> = new Set([
  'requestId',
  'error',
  'call',
  'method',
  'status',
  'ms',
  'provider',
  'client',
  'refusal',
  'unsaid',
]);

/** Whatever comes this far, by a cast or a new field: only what is listed goes on. */
const allowed = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (FIELDS.has(name) ? [[name, name === 'error' ? errorFields(value) : value]] : [])),
  );

export function createLog({ level, format, write = toStandardOutput }: LogOptions = {}): Log {
  const isText = (format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text';
  const logger = pino(
    {
      level: level ?? (isText ? 'warn' : 'info'),
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: allowed },
      mixin: requestFields,
    },
    { write: isText ? (line) => write(readable(line)) : write },
  );
  const at =
    (name: Exclude<LogLevel, 'silent'>): Write =>
    (event, fields = {}) =>
      logger[name]({ ...fields }, EVENTS[event]);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const toStandardOutput = (line: string): void => {
  process.stdout.write(line);
};
