import { assign, createMachine } from 'xstate';

/** A canvas: it names events by their beginning, or not at all. */
export const canvas = createMachine({
  id: 'canvas',
  initial: 'idle',
  states: {
    idle: { on: { 'mouse.down': 'drawing', 'key.*': 'typing' } },
    drawing: { on: { 'mouse.*': 'idle', '*': 'lost' } },
    typing: { on: { 'key.up': 'idle', '*': {} } },
    lost: { on: { 'mouse.down': 'drawing' } },
  },
});

/** A form without states: all is in its context. */
export const stateless = createMachine({
  id: 'stateless',
  context: { count: 0 },
  on: {
    add: { actions: assign({ count: ({ context }: { context: { count: number } }) => (context.count + 1) % 3 }) },
    never: { guard: () => false, actions: assign({ count: 9 }) },
  },
});
