import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { silent } from '../explore/still.ts';
import { onMarked } from '../explore/xstate-internals.ts';
import { isInstalled } from '../sources/imports.ts';
import type { SourcePlace } from '../sources/parsed.ts';

/** A machine that a file made as it was loaded, whether it exports it or not, with the line of the call. */
export interface Made {
  readonly machine: AnyStateMachine;
  readonly place: SourcePlace | undefined;
}

const FRAMES_MAX = 60;

/**
 * While `load` lasts, notes each machine that is made, by whichever copy of XState. What a program does besides is not asked for: actors that it
 * makes do not start, it prints nothing, asks no server and waits for nothing long.
 * @param files where machines are looked for: of the calls on the way to a machine, the innermost there is its place
 */
export async function madeWhile<T>(files: ReadonlySet<string>, made: Made[], load: () => Promise<T>): Promise<T> {
  const putBack = onMarked(
    (machine) => made.push({ machine, place: placeOfCall(files) }),
    (actor) => Object.defineProperty(actor, 'start', { value: () => actor, configurable: true }),
  );
  const { console, fetch, setTimeout } = globalThis;
  const soon = (act: () => void, delay = 0, ...values: []) => setTimeout(act, Math.min(delay, DELAY_MAX), ...values);
  Object.assign(globalThis, { console: silent, fetch: () => new Promise(() => {}), setTimeout: Object.assign(soon, setTimeout) });
  try {
    return await load();
  } finally {
    Object.assign(globalThis, { console, fetch, setTimeout });
    putBack();
  }
}

const DELAY_MAX = 50;

/** Whence this is called. */
function placeOfCall(files: ReadonlySet<string>): SourcePlace | undefined {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES_MAX;
  const { stack = '' } = new Error('here');
  Error.stackTraceLimit = stackTraceLimit;
  const places = stack.split('\n').flatMap((frame) => placeIn(frame) ?? []);
  return places.find(({ file }) => files.has(file)) ?? places.find(({ file }) => !isInstalled(file));
}

function placeIn(frame: string): SourcePlace | undefined {
  const [, path = '', line] = /((?:file:\/\/|\/|[A-Za-z]:[\\/])[^()]*?)(?:\?[^:()]*)?:(\d+):\d+\)?$/.exec(frame) ?? [];
  if (path === '') return undefined;
  const file = path.startsWith('file://') ? fileURLToPath(path) : path;
  return file === import.meta.filename ? undefined : { file, line: Number(line) };
}
