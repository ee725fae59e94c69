/**
 * Time and dice stand still, and nothing is printed, while a machine takes a step: a time of day, a random id in the context would make each step another one, and no
 * two runs alike. The time is that of the load of this file, so that samples made then are as old as they say.
 */
const RealDate = Date;
const NOW = RealDate.now();

const StillDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, values: []) => (values.length === 0 ? new target(NOW) : new target(...values)),
  apply: (target) => new target(NOW).toString(),
  get: (target, key) => (key === 'now' ? () => NOW : Reflect.get(target, key)),
});

let rolled = 0;

/** So many numbers were asked for: what was made meanwhile may have some of them. */
export const timesRolled = (): number => rolled;

/** The same numbers in each step, of which no two that follow each other are equal: a loop that waits for another number ends. */
function dice(): () => number {
  let seed = 1;
  return () => {
    rolled += 1;
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

interface Uuids {
  randomUUID?: () => string;
}

let depth = 0;

/** A machine that prints would print at each of thousands of steps. */
export const silent: Console = new Proxy(console, {
  get: (real, key) => (typeof Reflect.get(real, key) === 'function' ? () => {} : Reflect.get(real, key)),
});

/** Runs `act` at the still time. Errors pass through, and the clock goes on after them. */
export function still<T>(act: () => T): T {
  if (depth > 0) return act();
  const { Date: date } = globalThis;
  const { random } = Math;
  const { crypto } = globalThis as { crypto?: Uuids };
  const { console } = globalThis;
  const roll = dice();
  depth += 1;
  globalThis.console = silent;
  globalThis.Date = StillDate;
  Math.random = roll;
  if (crypto !== undefined) crypto.randomUUID = () => `00000000-0000-4000-8000-${`${Math.floor(roll() * 1e12)}`.padStart(12, '0')}`;
  try {
    return act();
  } finally {
    depth -= 1;
    globalThis.console = console;
    globalThis.Date = date;
    Math.random = random;
    // It stands on the prototype.
    if (crypto !== undefined) delete crypto.randomUUID;
  }
}
