import type { Position } from './position.ts';

/** Vertices that wait, first come, first served; of two such lists the one that was served less often is served next. */
interface Waiting {
  served: number;
  readonly queue: (readonly [key: string, position: Position])[];
}

/** The lists of one state, by what its context is like. */
interface InState {
  served: number;
  readonly kinds: Map<string, Waiting>;
}

/**
 * The vertices of a walk, those that it finds meanwhile too, so that each state is served as often as any other, and within it each kind of
 * context: a list that grows in one state would else keep a walk that is cut from all states behind it.
 * @param positions in the order in which they are found
 */
export function* fairly(positions: ReadonlyMap<string, Position>): Generator<readonly [key: string, position: Position]> {
  const states = new Map<string, InState>();
  const found = positions.entries();
  for (let seen = 0; ; ) {
    // An iterator that was once at its end stays there.
    for (; seen < positions.size; seen += 1) {
      const next = found.next();
      if (next.done !== true) add(states, next.value);
    }
    const state = leastServed(states.values(), ({ kinds }) => kinds.size > 0);
    if (state === undefined) return;
    const kind = leastServed(state.kinds.values(), ({ queue }) => queue.length > 0);
    const next = kind?.queue.shift();
    if (kind === undefined || next === undefined) {
      state.kinds.clear();
      continue;
    }
    state.served += 1;
    kind.served += 1;
    yield next;
  }
}

function add(states: Map<string, InState>, [key, position]: readonly [string, Position]): void {
  const { value, context } = position.snapshot;
  const name = JSON.stringify(value);
  const state = states.get(name) ?? { served: 0, kinds: new Map() };
  states.set(name, state);
  const like = likeness(context, 0);
  const kind = state.kinds.get(like) ?? { served: 0, queue: [] };
  state.kinds.set(like, kind);
  kind.queue.push([key, position]);
}

function leastServed<T extends { readonly served: number }>(all: Iterable<T>, waits: (each: T) => boolean): T | undefined {
  let least: T | undefined;
  for (const each of all) if (waits(each) && (least === undefined || each.served < least.served)) least = each;
  return least;
}

const DEPTH_MAX = 3;
/** A word that names something is told apart, a text is not. */
const WORD_MAX = 16;

/** What a value is like: two numbers above 0, two lists with several elements, two texts are alike. */
function likeness(value: unknown, depth: number): string {
  if (typeof value === 'number' || typeof value === 'bigint') return value > 0 ? '+' : value < 0 ? '-' : String(value);
  if (typeof value === 'string') return value.length < WORD_MAX ? value : 'text';
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' || value === null ? String(value) : typeof value;
  if (Array.isArray(value)) return several(value.length);
  if (value instanceof Map || value instanceof Set) return several(value.size);
  if (depth === DEPTH_MAX) return 'object';
  return `{${Object.entries(value)
    .map(([key, each]) => `${key}:${likeness(each, depth + 1)}`)
    .sort()
    .join()}}`;
}

const several = (size: number): string => `[${size > 1 ? 'several' : size}]`;
