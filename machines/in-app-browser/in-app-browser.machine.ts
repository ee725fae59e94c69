import { assign, setup } from 'xstate';
import type { Door, InAppBrowser } from '#contract/in-app-browsers.ts';
import { OUTSIDE_PATIENCE } from '#contract/limits.ts';
import type { MethodCode } from '#contract/methods.ts';
import { port } from '../port.ts';

export interface InAppBrowserInput {
  /** Null: an ordinary browser. */
  readonly browser: InAppBrowser | null;
  /** The address that a way out has loaded in this very app instead of the person's browser; null where none has. */
  readonly cameBackTo: string | null;
}

export interface InAppBrowserContext {
  readonly browser: InAppBrowser | null;
  /** The way in for which the person needs their browser; null where they ask for the browser itself. */
  readonly method: MethodCode | null;
  /** The address that goes along: this site's, with the person's request, without a secret. */
  readonly address: string | null;
}

export type InAppBrowserEvent =
  | { type: 'OUTSIDE_WANTED'; method: MethodCode | null; address: string }
  | { type: 'HINT_DISMISSED' }
  | { type: 'OPEN_CHOSEN' }
  | { type: 'COPY_CHOSEN' }
  | { type: 'CLOSED' };

type Wanted = Extract<InAppBrowserEvent, { type: 'OUTSIDE_WANTED' }>;

const keepsWish = { type: 'keepWish', params: ({ event }: { event: Wanted }) => event } as const;
const leads = [
  { guard: 'hasDoor', target: 'asking', actions: keepsWish },
  { target: 'showingMenu', actions: keepsWish },
] as const;

export const inAppBrowserMachine = setup({
  types: {} as { context: InAppBrowserContext; events: InAppBrowserEvent; input: InAppBrowserInput; tags: 'busy' | 'hint' | 'dialog' },
  actors: {
    /** Opens the address in the person's browser; ends when this page is hidden, rejects where the address is not of this site. */
    openOutside: port<void, { door: Door | null; address: string | null }>('openOutside'),
    /** Rejects where the browser does not let the page write to the clipboard. */
    copyAddress: port<void, { address: string | null }>('copyAddress'),
  },
  delays: { patience: OUTSIDE_PATIENCE },
  guards: {
    isOrdinary: ({ context }) => context.browser === null,
    cameBack: ({ context }) => context.address !== null,
    hasDoor: ({ context }) => context.browser?.door != null,
  },
  actions: {
    keepWish: assign({ method: (_, { method }: Wanted) => method, address: (_, { address }: Wanted) => address }),
  },
}).createMachine({
  id: 'inAppBrowser',
  description: 'The page stands in the browser of an app, which some ways in refuse (DOOR-1).',
  context: ({ input }) => ({ browser: input.browser, method: null, address: input.cameBackTo }),
  initial: 'recognising',
  states: {
    recognising: {
      description: 'An ordinary browser, or one inside an app? (DOOR-1)',
      always: [{ guard: 'isOrdinary', target: 'ordinaryBrowser' }, { guard: 'cameBack', target: 'stillHere' }, { target: 'hinting' }],
    },
    ordinaryBrowser: { description: 'Every way in works here (DOOR-1).', type: 'final' },

    hinting: {
      description: 'In an app: a note stands above the ways in that need the person’s browser (DOOR-1).',
      tags: 'hint',
      on: { OUTSIDE_WANTED: leads, HINT_DISMISSED: 'stayingHere' },
    },
    stayingHere: {
      description: 'In an app, and the person stays: the note is gone, the reason stands at each way that needs the browser (DOOR-1).',
      on: { OUTSIDE_WANTED: leads },
    },

    asking: {
      description: 'A question: open this page in the browser, copy its address, or stay? (DOOR-1)',
      tags: 'dialog',
      on: { OPEN_CHOSEN: 'openingOutside', COPY_CHOSEN: 'copyingAddress', CLOSED: 'stayingHere' },
    },
    openingOutside: {
      description: 'The app is asked to open the browser; an app that cannot do so does not say so (DOOR-1).',
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'openOutside',
        src: 'openOutside',
        input: ({ context }) => ({ door: context.browser?.door ?? null, address: context.address }),
        onDone: 'openedOutside',
        onError: 'stillHere',
      },
      after: { patience: 'stillHere' },
      on: { CLOSED: 'stayingHere' },
    },
    openedOutside: {
      description: 'The browser has opened: the person goes on there, or tries again (DOOR-1).',
      tags: 'dialog',
      on: { OPEN_CHOSEN: 'openingOutside', COPY_CHOSEN: 'copyingAddress', CLOSED: 'stayingHere' },
    },
    stillHere: {
      description: 'The browser did not open: words and a picture show the app’s own menu (DOOR-1).',
      tags: 'dialog',
      on: { OPEN_CHOSEN: 'openingOutside', COPY_CHOSEN: 'copyingAddress', CLOSED: 'stayingHere' },
    },
    showingMenu: {
      description: 'A page cannot open the browser from this app: words and a picture show the app’s own menu (DOOR-1).',
      tags: 'dialog',
      on: { COPY_CHOSEN: 'copyingAddress', CLOSED: 'stayingHere' },
    },

    copyingAddress: {
      description: 'The address goes to the clipboard (DOOR-1).',
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'copyAddress',
        src: 'copyAddress',
        input: ({ context }) => ({ address: context.address }),
        onDone: 'addressCopied',
        onError: 'copyingByHand',
      },
      on: { CLOSED: 'stayingHere' },
    },
    addressCopied: {
      description: 'The address is copied: it can be pasted in the browser (DOOR-1).',
      tags: 'dialog',
      on: { CLOSED: 'stayingHere' },
    },
    copyingByHand: {
      description: 'The address could not be copied: it stands there, selected, to be copied by hand (DOOR-1).',
      tags: 'dialog',
      on: { CLOSED: 'stayingHere' },
    },
  },
});
