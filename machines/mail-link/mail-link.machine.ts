import { setup } from 'xstate';
import { port } from '../port.ts';

export interface MailLinkInput {
  /** The code of an email, as the link in that email carries it (EMAIL-2). */
  readonly code: string;
  /** What the email's link carries beside the code; null in a link that has none. */
  readonly key: string | null;
}

export type MailLinkEvent = { type: 'ALERT_CONFIRMED' };

export const mailLinkMachine = setup({
  types: {} as { context: MailLinkInput; events: MailLinkEvent; input: MailLinkInput; tags: 'alert' },
  actors: {
    /** Gives the code to the tab of this browser that waits for it. Nothing goes to the server: a program that opens links changes nothing. */
    passOn: port<{ taken: boolean }, MailLinkInput>('passOn'),
  },
  guards: { wasTaken: (_, { taken }: { taken: boolean }) => taken },
}).createMachine({
  id: 'mailLink',
  description: 'A person opened the link of an email with a code (EMAIL-2).',
  context: ({ input }) => input,
  initial: 'passingOn',
  states: {
    passingOn: {
      description: 'Does a tab of this browser wait for the code?',
      invoke: {
        id: 'passOn',
        src: 'passOn',
        input: ({ context }) => context,
        onDone: [{ guard: { type: 'wasTaken', params: ({ event }) => event.output }, target: 'passedOn' }, { target: 'showingCode' }],
        onError: 'showingCode',
      },
    },
    passedOn: {
      description: 'An alert: the code is filled in where it was asked for; this tab can be closed.',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'done' },
    },
    showingCode: {
      description: 'An alert: no tab here waits for the code; this is what to type where it was asked for.',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'done' },
    },
    done: { type: 'final' },
  },
});
