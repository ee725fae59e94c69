import type { AnyStateMachine } from 'xstate';

/**
 * A machine that gets its ports when it is first invoked. `provide` of XState builds the whole tree of states anew, and the ports of all flows are
 * named at the start, though a visit comes to few of them: a twelfth of the script of a start.
 */
export function provideLazily<Machine extends AnyStateMachine>(machine: Machine, provide: (machine: Machine) => Machine): Machine {
  let provided: Machine | undefined;
  return new Proxy(machine, {
    get: (_, key) => {
      provided ??= provide(machine);
      return Reflect.get(provided, key);
    },
  });
}
