import { entryRegion } from './entry.region.ts';
import { gateRegion } from './gate.region.ts';
import { leavingRegion } from './leaving.region.ts';
import { shellSetup } from './shell.setup.ts';
import type { ShellContext } from './shell.types.ts';

export const shellMachine = shellSetup.createMachine({
  id: 'shell',
  description: 'The application: its configuration, who is signed in, which popup is open, and signing out (SHELL).',
  context: ({ input }) => ({ ...input, viewer: { kind: 'unknown' }, leaver: null }),
  invoke: [
    // Without it each way in is offered as in an ordinary browser.
    { id: 'inAppBrowser', src: 'inAppBrowser', input: ({ context }) => context.inAppBrowser, onDone: {}, onError: {} },
    {
      id: 'popups',
      src: 'popups',
      input: ({ context }) => popupsInput(context),
      onError: { actions: 'crash' },
    },
    {
      id: 'passkeyOffer',
      src: 'passkeyOffer',
      input: ({ context }) => ({ atGateway: context.entry.kind === 'gateway' }),
      onError: {},
    },
    { id: 'presence', src: 'presence', onError: {} },
    // Without it a session would be left to the next person.
    { id: 'sharedSession', src: 'sharedSession', onError: { actions: 'crash' } },
    // Without it each refresh still runs, outside of the root actor.
    { id: 'refreshQueue', src: 'refreshQueue', onError: {} },
  ],
  type: 'parallel',
  states: {
    health: {
      initial: 'running',
      states: {
        running: { description: 'Every flow runs.', on: { FLOW_CRASHED: 'crashed' } },
        crashed: { description: 'A flow failed for good: a screen says so and offers to reload, never a blank page (SHELL-8).' },
      },
    },

    gate: gateRegion,
    entry: entryRegion,

    configuration: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The server’s configuration is on its way; built-in defaults serve meanwhile (SHELL-5).',
          tags: 'loadingConfiguration',
          invoke: {
            id: 'loadConfiguration',
            src: 'loadConfiguration',
            onDone: [
              { guard: 'hasCrashed', target: 'loaded' },
              { target: 'loaded', actions: { type: 'tellMethods', params: ({ event }) => event.output } },
            ],
            onError: 'defaulted',
          },
        },
        loaded: { description: 'The server’s configuration serves.' },
        defaulted: { description: 'It could not be loaded: the built-in defaults serve (SHELL-5).' },
      },
    },

    leaving: leavingRegion,
  },
});

const popupsInput = ({ place, campus = null, draft, resumed, entry, enabledMethods, asked, leftAlone = false }: ShellContext) => ({
  place,
  campus,
  draft,
  resumed,
  leftAlone,
  enabledMethods,
  ssoMode: entry.kind === 'gateway',
  asked: entry.kind === 'page' ? (asked ?? null) : null,
});
