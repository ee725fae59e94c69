import { assign, createMachine, setup } from 'xstate';

/** An editor: an event that comes before the document is loaded reads what is not there yet. */
export const editor = setup({
  types: {} as {
    context: { document: { lines: string[] } | null; cursor: number };
    events: { type: 'load' } | { type: 'type'; text: string } | { type: 'down' } | { type: 'close' };
  },
  guards: { hasMore: ({ context }) => context.cursor + 1 < (context.document as { lines: string[] }).lines.length },
}).createMachine({
  id: 'editor',
  context: { document: null, cursor: 0 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        load: { target: 'open', actions: assign({ document: () => ({ lines: ['one', 'two'] }) }) },
        type: { actions: assign({ cursor: ({ context }) => (context.document as { lines: string[] }).lines.length }) },
        down: { guard: 'hasMore', actions: assign({ cursor: ({ context }) => context.cursor + 1 }) },
      },
    },
    open: {
      on: { down: { guard: 'hasMore', actions: assign({ cursor: ({ context }) => context.cursor + 1 }) }, close: 'closed' },
    },
    closed: { type: 'final' },
  },
});

/** It throws before its first state. */
export const stillborn = createMachine({
  id: 'stillborn',
  context: ({ input }: { input: { user: { name: string } } }) => ({ name: input.user.name }),
  initial: 'on',
  states: { on: { on: { off: 'off' } }, off: {} },
});
