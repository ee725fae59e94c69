import { assign, createMachine, setup } from 'xstate';

class Basket {
  items: string[] = [];
  with(item: string): Basket {
    const next = new Basket();
    next.items = [...this.items, item].slice(-2);
    return next;
  }
}

class Secretive {
  readonly #count: number;
  constructor(count: number) {
    this.#count = count;
  }
  next(): Secretive {
    return new Secretive(Math.min(this.#count + 1, 3));
  }
  get isFull(): boolean {
    return this.#count > 2;
  }
}

/** A shop: what it keeps is no plain data. */
export const shop = setup({
  types: {} as {
    context: { chosen: Set<string>; prices: Map<string, number>; basket: Basket; since: Date | string; total: number | undefined };
    events: { type: 'choose' } | { type: 'price' } | { type: 'put' } | { type: 'date' } | { type: 'sum' } | { type: 'pay' };
  },
}).createMachine({
  id: 'shop',
  context: {
    chosen: new Set<string>(),
    prices: new Map<string, number>(),
    basket: new Basket(),
    since: '2020-01-01T00:00:00.000Z',
    total: 0,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        choose: { actions: assign({ chosen: ({ context }) => new Set([...context.chosen, 'apple']) }) },
        price: { actions: assign({ prices: () => new Map([['apple', 2]]) }) },
        put: { actions: assign({ basket: ({ context }) => context.basket.with('apple') }) },
        date: { actions: assign({ since: () => new Date('2020-01-01T00:00:00.000Z') }) },
        sum: { actions: assign({ total: () => Number.NaN }) },
        pay: {
          target: 'paid',
          guard: ({ context: { chosen, prices, basket, since, total } }) =>
            chosen.size > 0 && prices.get('apple') === 2 && basket.items.length > 1 && since instanceof Date && Number.isNaN(total),
        },
      },
    },
    paid: { type: 'final' },
  },
});

/** A counter with a private state. */
export const secretive = createMachine({
  id: 'secretive',
  context: { counter: new Secretive(0) },
  initial: 'counting',
  states: {
    counting: {
      on: {
        add: { actions: assign({ counter: ({ context }) => context.counter.next() }) },
        done: { guard: ({ context }) => context.counter.isFull, target: 'full' },
      },
    },
    full: {},
  },
});

function takeJob(context: { jobs: string[] }) {
  context.jobs.pop();
  return {};
}

/** A queue that changes its context, its input and the events' samples where they are. */
export const queue = setup({
  types: {} as {
    context: { jobs: string[]; seen: Map<string, number> };
    events: { type: 'add'; tags: string[] } | { type: 'take' };
  },
}).createMachine({
  id: 'queue',
  context: { jobs: [], seen: new Map() },
  initial: 'idle',
  states: {
    idle: {
      on: {
        add: {
          target: 'busy',
          actions: assign(({ context, event }) => {
            if (context.jobs.length < 2) context.jobs.push('job');
            event.tags.push('used');
            context.seen.set('job', Math.min(event.tags.length, 3));
            return {};
          }),
        },
      },
    },
    busy: {
      on: {
        add: 'idle',
        take: [
          { guard: ({ context }) => context.jobs.length > 1, target: 'idle', actions: assign(({ context }) => takeJob(context)) },
          { target: 'idle' },
        ],
      },
    },
  },
});

/** Time and chance in a context. */
export const stamped = createMachine({
  id: 'stamped',
  context: () => ({ id: crypto.randomUUID() as string, at: Date.now(), when: new Date(), die: 0 }),
  initial: 'on',
  states: {
    on: { on: { flip: { target: 'off', actions: assign({ at: () => Date.now(), when: () => new Date(), die: () => Math.random() }) } } },
    off: { on: { flip: 'on' } },
  },
});

/** A form whose answers are set in any order. */
export const form = createMachine({
  id: 'form',
  context: { answers: {} as Record<string, string>, kept: new Map<string, Record<string, string>>() },
  initial: 'open',
  states: {
    open: {
      on: {
        name: { actions: assign({ answers: ({ context }) => ({ ...context.answers, name: 'Ada' }) }) },
        mail: { actions: assign({ answers: ({ context }) => ({ ...context.answers, mail: 'a@example.org' }) }) },
        keep: { actions: assign({ kept: ({ context }) => new Map([['last', context.answers]]) }) },
      },
    },
  },
});
