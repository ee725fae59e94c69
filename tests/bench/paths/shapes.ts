import { type AnyStateMachine, assign, createMachine, type EventObject, setup } from 'xstate';

/** A synthetic machine of about `size` states, with the events that a person may send in it. */
export interface Shape {
  readonly machine: AnyStateMachine;
  readonly events: readonly EventObject[];
}

type Targets = Readonly<Record<string, string>>;

/** One state a number from 0 to `size` - 1; `on` gives the targets of a state by their events. */
function flat(id: string, size: number, on: (at: number) => Targets): AnyStateMachine {
  const states = Object.fromEntries(Array.from({ length: size }, (_, at) => [`s${at}`, { on: on(at) }]));
  return createMachine({ id, initial: 's0', states });
}

const eventsOf = (...types: readonly string[]): readonly EventObject[] => types.map((type) => ({ type }));
const side = (size: number): number => Math.max(2, Math.round(Math.sqrt(size)));

/** Steps in a row, each with a way on and a way back. */
const wizard = (size: number): Shape => ({
  machine: flat('wizard', size, (at) => ({
    ...(at + 1 < size && { NEXT: `s${at + 1}` }),
    ...(at > 0 && { BACK: `s${at - 1}` }),
  })),
  events: eventsOf('NEXT', 'BACK'),
});

/** Each state leads to two others and back to where it came from. */
const tree = (size: number): Shape => ({
  machine: flat('tree', size, (at) => ({
    ...(2 * at + 1 < size && { LEFT: `s${2 * at + 1}` }),
    ...(2 * at + 2 < size && { RIGHT: `s${2 * at + 2}` }),
    ...(at > 0 && { UP: `s${Math.floor((at - 1) / 2)}` }),
  })),
  events: eventsOf('LEFT', 'RIGHT', 'UP'),
});

/** A page with as many wizards as each has steps; every step leads back to the page. */
function hub(size: number): Shape {
  const length = side(size);
  const doors = Array.from({ length }, (_, door) => `OPEN_${door}`);
  const first = (door: number) => 1 + door * length;
  const machine = flat('hub', 1 + length * length, (at): Targets => {
    if (at === 0) return Object.fromEntries(doors.map((type, door) => [type, `s${first(door)}`]));
    return { HOME: 's0', ...(at % length !== 0 && { NEXT: `s${at + 1}` }) };
  });
  return { machine, events: eventsOf('HOME', 'NEXT', ...doors) };
}

/** Steps in a circle, with one way on. */
const ring = (size: number): Shape => ({
  machine: flat('ring', size, (at) => ({ ON: `s${(at + 1) % size}` })),
  events: eventsOf('ON'),
});

/** States in a circle, each with a way on, a way far ahead and a way back to the quarter's start. */
const mesh = (size: number): Shape => ({
  machine: flat('mesh', size, (at) => ({
    ON: `s${(at + 1) % size}`,
    FAR: `s${(at * 7 + 3) % size}`,
    BACK: `s${Math.floor(at / 4)}`,
  })),
  events: eventsOf('ON', 'FAR', 'BACK'),
});

/** Tries that a step counts before it gives no more. */
const TRIES = 10;

/** A wizard whose steps count failures in the context: a tenth of the states, ten counts each. */
function countingWizard(size: number): Shape {
  const steps = Math.max(2, Math.round(size / TRIES));
  const counting = setup({
    types: {} as { context: { failures: number }; events: { type: 'NEXT' | 'BACK' | 'FAIL' } },
    guards: { mayFail: ({ context }) => context.failures < TRIES - 1 },
    actions: { forget: assign({ failures: 0 }), count: assign({ failures: ({ context }) => context.failures + 1 }) },
  });
  const stepAt = (at: number) =>
    counting.createStateConfig({
      on: {
        ...(at + 1 < steps && { NEXT: { target: `s${at + 1}`, actions: 'forget' } }),
        ...(at > 0 && { BACK: { target: `s${at - 1}`, actions: 'forget' } }),
        FAIL: { guard: 'mayFail', actions: 'count' },
      },
    });
  const states = Object.fromEntries(Array.from({ length: steps }, (_, at) => [`s${at}`, stepAt(at)]));
  return {
    machine: counting.createMachine({ id: 'countingWizard', context: { failures: 0 }, initial: 's0', states }),
    events: eventsOf('NEXT', 'BACK', 'FAIL'),
  };
}

/** Two wizards side by side: each place of one with each of the other. */
function parallel(size: number): Shape {
  const length = side(size);
  const region = (name: string) => ({
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `s${at}`,
        { on: { ...(at + 1 < length && { [`${name}_NEXT`]: `s${at + 1}` }), ...(at > 0 && { [`${name}_BACK`]: `s${at - 1}` }) } },
      ]),
    ),
  });
  return {
    machine: createMachine({ id: 'parallel', type: 'parallel', states: { left: region('LEFT'), right: region('RIGHT') } }),
    events: eventsOf('LEFT_NEXT', 'LEFT_BACK', 'RIGHT_NEXT', 'RIGHT_BACK'),
  };
}

export const SHAPES: Readonly<Record<string, (size: number) => Shape>> = {
  wizard,
  tree,
  hub,
  ring,
  mesh,
  'wizard with a counter': countingWizard,
  parallel,
};
