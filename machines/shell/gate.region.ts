import { eventParams } from '../event-params.ts';
import { shellSetup } from './shell.setup.ts';

/** Whether the site is open, and then who is signed in (GATE-1, SHELL-1). */
export const gateRegion = shellSetup.createStateConfig({
  initial: 'atGate',
  states: {
    atGate: {
      description: 'Is the site closed for maintenance? Until that is known, and for whom, the session is not asked for (GATE-1).',
      invoke: {
        id: 'maintenanceGate',
        src: 'maintenanceGate',
        input: ({ context }) => ({ configured: context.maintenance }),
        onDone: 'open',
        onError: { actions: 'crash' },
      },
    },
    open: {
      description: 'Who looks at the page is the session’s to say (SHELL-1).',
      invoke: {
        id: 'session',
        src: 'session',
        input: ({ context: { hasToken, isRestorable } }) => ({ hasToken, isRestorable }),
        onError: { actions: 'crash' },
        onSnapshot: [
          // The popups may have crashed: then no actor can hear it.
          { guard: 'hasCrashed' },
          {
            guard: { type: 'viewerChanged', params: eventParams },
            actions: [
              { type: 'keepViewer', params: eventParams },
              { type: 'tellPopups', params: eventParams },
              { type: 'tellSharedSession', params: eventParams },
              'tellOfViewer',
            ],
          },
          {
            guard: { type: 'userInfoFailed', params: eventParams },
            actions: { type: 'tellOfFailure', params: eventParams },
          },
        ],
      },
    },
  },
});
