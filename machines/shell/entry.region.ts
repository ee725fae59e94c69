import type { CampusCheckOutput } from '../campus-check/campus-check.machine.ts';
import { endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import type { SsoGatewayInput } from '../sso-gateway/sso-gateway.types.ts';
import { shellSetup } from './shell.setup.ts';
import { type Entry, placeIn } from './shell.types.ts';

/** What the address asks for: a page, the gateway, a campus, the link of an email, another site (ROUTE-3, ROUTE-5, SHELL-4, EMAIL-2). */
export const entryRegion = shellSetup.createStateConfig({
  initial: 'awaitingGate',
  states: {
    awaitingGate: {
      description: 'Nothing that the address asks for begins before the gate is open (GATE-1).',
      always: { guard: 'isOpen', target: 'reading' },
    },
    reading: {
      description: 'What does the address ask for?',
      always: [
        { guard: 'isElsewhere', target: 'leavingForSite' },
        { guard: 'hasGateway', target: 'atGateway' },
        { guard: 'isCampus', target: 'checkingCampus' },
        { guard: 'isNowhere', target: 'turningHome', actions: 'tellAddressUnknown' },
        { guard: 'isMyRoom', target: 'browsing', actions: { type: 'requestPlace', params: {} } },
        { guard: 'isPlace', target: 'checkingPlace' },
        { guard: 'isMailLink', target: 'takingMailLink' },
        { guard: 'isHandOver', target: 'awaitingMember' },
        { target: 'browsing' },
      ],
    },
    browsing: { description: 'A page of ours.' },
    atGateway: {
      description: 'A partner sent the person here; the gateway’s own machine says how far (GW).',
      invoke: {
        id: 'ssoGateway',
        src: 'ssoGateway',
        input: ({ context }) => gatewayInput(context.entry),
        onDone: 'gatewayPassed',
        onError: { actions: 'crash' },
      },
      on: {
        // The gateway may be what crashed, too.
        VIEWER_KEPT: [{ guard: 'hasCrashed' }, { actions: 'tellGateway' }],
        USER_INFO_FAILED: [{ guard: 'hasCrashed' }, { actions: { type: 'tellGatewayOfFailure', params: eventParams } }],
      },
    },
    gatewayPassed: { description: 'Nothing is left to do at the gateway: a text says that the window can be closed (GW-1).' },
    checkingCampus: {
      description: 'Is the path the code of a campus? (CAMPUS-1)',
      invoke: {
        id: 'campusCheck',
        src: 'campusCheck',
        input: ({ context }) => ({ path: context.entry.kind === 'campus' ? context.entry.path : '' }),
        onDone: [
          // The popups may be what crashed.
          { guard: 'hasCrashed', target: 'turningHome' },
          {
            guard: { type: 'asksForSignIn', params: eventParams },
            target: 'turningHome',
            actions: { type: 'requestPlace', params: eventParams },
          },
          { guard: endsAs<CampusCheckOutput>('space'), target: 'refreshingToken' },
          {
            guard: endsAs<CampusCheckOutput>('nowhere'),
            target: 'turningHome',
            actions: 'tellAddressUnknown',
          },
          { target: 'turningHome' },
        ],
        onError: 'turningHome',
      },
    },
    checkingPlace: {
      description:
        'The 3D host sent a visitor back: is there such a campus? Then it is entered once they have signed in (CAMPUS-4, SHELL-2).',
      invoke: {
        id: 'placeCheck',
        src: 'campusCheck',
        input: ({ context: { entry } }) => ({ path: entry.kind === 'place' ? entry.place.slice('/space/'.length) : '' }),
        onDone: [
          { guard: 'hasCrashed', target: 'browsing' },
          { guard: endsAs<CampusCheckOutput>('space'), target: 'browsing', actions: { type: 'requestPlace', params: eventParams } },
          { guard: endsAs<CampusCheckOutput>('nowhere'), target: 'browsing', actions: 'tellAddressUnknown' },
          { target: 'browsing' },
        ],
        onError: 'browsing',
      },
    },
    refreshingToken: {
      description: 'A token that has run out or soon will is refreshed; a campus can be entered without one, too (STORE-1, CAMPUS-1).',
      invoke: { id: 'refreshToken', src: 'refreshToken', onDone: 'enteringCampus', onError: 'enteringCampus' },
    },
    enteringCampus: {
      description: 'The page leaves for the campus on the 3D host (CAMPUS-1, ROUTE-8).',
      invoke: {
        id: 'enterCampus',
        src: 'enterCampus',
        input: ({ context }) => ({ place: placeIn(context.entry) }),
        onDone: 'browsing',
        onError: 'turningHome',
      },
    },
    takingMailLink: {
      description: 'The link of an email with a code was opened; its own machine says what comes of it (EMAIL-2).',
      invoke: {
        id: 'mailLink',
        src: 'mailLink',
        input: ({ context: { entry } }) => (entry.kind === 'mailLink' ? { code: entry.code, key: entry.key } : { code: '', key: null }),
        onDone: 'browsing',
        onError: 'browsing',
      },
    },
    awaitingMember: {
      description: 'The code of another screen was scanned: a person who is not signed in logs in first, and comes back to it (HAND-1).',
      always: { guard: 'isMember', target: 'approvingHandOver' },
      on: { VIEWER_KEPT: [{ guard: 'hasCrashed' }, { guard: 'isKnownNoMember', actions: 'openLogin' }] },
    },
    approvingHandOver: {
      description: 'A person who is signed in says whether that screen is let in; its own machine says how far (HAND-1).',
      invoke: {
        id: 'handOverApproval',
        src: 'handOverApproval',
        input: ({ context: { entry } }) => ({ code: entry.kind === 'handOver' ? entry.code : null }),
        onDone: 'clearingAddress',
        onError: 'clearingAddress',
      },
    },
    clearingAddress: {
      description: 'The address brought the code, and is done with it (HAND-1).',
      invoke: { id: 'clearAddress', src: 'clearAddress', onDone: 'browsing', onError: 'browsing' },
    },
    turningHome: {
      description: 'No campus, or no page at all: to the landing page (CAMPUS-1, ROUTE-7).',
      invoke: { id: 'turnHome', src: 'goHome', onDone: 'browsing', onError: 'browsing' },
    },
    leavingForSite: {
      description: 'The whole site stands elsewhere (SHELL-4).',
      invoke: {
        id: 'leaveForSite',
        src: 'leaveForSite',
        input: ({ context }) => ({ url: context.entry.kind === 'elsewhere' ? context.entry.url : '' }),
        onDone: 'browsing',
        onError: 'browsing',
      },
    },
  },
});

function gatewayInput(entry: Entry): SsoGatewayInput {
  if (entry.kind !== 'gateway') throw new Error('only a gateway’s address leads to the gateway');
  return entry.request;
}
