import { fromPromise } from 'xstate';
import { providerTicketMachine } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { providerWindowMachine } from '#machines/provider-window/provider-window.machine.ts';
import { createProviderPage } from '#src/browser/provider-page.ts';
import { openProviderWindow } from '#src/browser/provider-window.ts';
import { shownAgain } from '#src/browser/shown-again.ts';
import type { Services } from '../services.ts';
import { provideLazily } from './provide-lazily.ts';

/** The sign-in at a provider, with its ports. */
export function provideProviderTicket({ actions, client: { baseUrl } }: Pick<Services, 'actions' | 'client'>) {
  const page = createProviderPage({ baseUrl });
  const providerWindow = provideLazily(providerWindowMachine, (machine) =>
    machine.provide({
      actors: {
        openWindow: openProviderWindow(undefined, baseUrl),
        leaveByPage: fromPromise(async ({ input, signal }) => {
          if (!page.leaveByPage(input)) throw new Error('this browser keeps nothing for the way back');
          await shownAgain(signal);
        }),
      },
    }),
  );
  return provideLazily(providerTicketMachine, (machine) =>
    machine.provide({
      actors: { providerWindow, checkProvider: fromPromise(({ input, signal }) => actions.checkProvider(input, signal)) },
    }),
  );
}
