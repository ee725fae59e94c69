import { assign, raise, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { type Output as CampusOutput, campusCheckMachine } from '../campus-check/campus-check.machine.ts';
import { type Failure, failure } from '../failures.ts';
import { type Output as LogoutOutput, logoutMachine } from '../logout/logout.machine.ts';
import { maintenanceGateMachine } from '../maintenance-gate/maintenance-gate.machine.ts';
import { type Place, spacePlace } from '../place.ts';
import type { Draft } from '../popups/draft.ts';
import { popupsMachine } from '../popups/popups.machine.ts';
import type { ResumedAnswer } from '../popups/popups.types.ts';
import { port } from '../port.ts';
import { presenceMachine } from '../presence/presence.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { type Input as GatewayInput, ssoGatewayMachine } from '../sso-gateway/sso-gateway.machine.ts';
import { isSignedIn, sameViewer, type Viewer } from '../viewer.ts';

/** What the address asks for when the page loads. */
export type Entry =
  | { readonly kind: 'page' }
  /** A partner sent the person here (ROUTE-5). */
  | { readonly kind: 'gateway'; readonly request: GatewayInput }
  /** Any other word: perhaps a campus (ROUTE-3). */
  | { readonly kind: 'campus'; readonly path: string }
  /** The whole site stands elsewhere (SHELL-4). */
  | { readonly kind: 'elsewhere'; readonly url: string };

export interface Input {
  readonly hasToken: boolean;
  readonly place: Place | null;
  readonly draft: Draft | null;
  readonly resumed: ResumedAnswer | null;
  /** Type numbers of the methods that are offered until the server says. */
  readonly enabledMethods: readonly number[];
  readonly entry: Entry;
  /** Is a maintenance list configured? (GATE-4) */
  readonly maintenance: boolean;
}

export interface Context extends Input {
  readonly viewer: Viewer;
}

export type Event =
  | { type: 'LOGOUT_REQUESTED' }
  /** Raised when the session shows another viewer, for the other regions. */
  | { type: 'VIEWER_KEPT' }
  /** Raised when the session cannot say who it is, for the gateway. */
  | { type: 'USER_INFO_FAILED'; failure: Failure }
  /** A flow of ours failed in a way that none of its states foresees. */
  | { type: 'FLOW_CRASHED' };

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const shellMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: {
      session: 'session';
      popups: 'popups';
      logout: 'logout';
      maintenanceGate: 'maintenanceGate';
      presence: 'presence';
      campusCheck: 'campusCheck';
      ssoGateway: 'ssoGateway';
    };
  },
  actors: {
    session: sessionMachine,
    popups: popupsMachine,
    logout: logoutMachine,
    maintenanceGate: maintenanceGateMachine,
    presence: presenceMachine,
    campusCheck: campusCheckMachine,
    ssoGateway: ssoGatewayMachine,
    /** GET /auth/config; what it answers is the query cache's. */
    loadConfiguration: port<{ enabledMethods: readonly number[] }>('loadConfiguration'),
    /** Refreshes a token that has run out or soon will. */
    refreshToken: port<{ signedIn: boolean }>('refreshToken'),
    /** Leaves for a space of the 3D host. */
    enterCampus: port<void, { place: Place | null }>('enterCampus'),
    /** Sends the whole site elsewhere (SHELL-4). */
    leaveForSite: port<void, { url: string }>('leaveForSite'),
    /** Goes to `/` (OUT-1). */
    goHome: port<void>('goHome'),
  },
  guards: {
    viewerChanged: ({ context }, { snapshot }: { snapshot: SessionSnapshot }) => !sameViewer(context.viewer, snapshot.context.viewer),
    userInfoFailed: (_, { snapshot }: { snapshot: SessionSnapshot }) => snapshot.matches('alertingUserInfo'),
    hasCrashed: stateIn({ health: 'crashed' }),
    isOpen: stateIn({ gate: 'open' }),
    hasGateway: ({ context }) => context.entry.kind === 'gateway',
    isCampus: ({ context }) => context.entry.kind === 'campus',
    isElsewhere: ({ context }) => context.entry.kind === 'elsewhere',
    isSpace: (_, { output }: { output: CampusOutput }) => output.next === 'space',
    isSignedIn: ({ context }) => isSignedIn(context.viewer),
    isSignedOut: ({ context }) => !isSignedIn(context.viewer),
    signedOut: (_, { output }: { output: LogoutOutput }) => output.outcome === 'signedOut',
    linksInstead: (_, { output }: { output: LogoutOutput }) => output.outcome === 'linkInstead',
  },
  actions: {
    keepViewer: assign({ viewer: (_, { snapshot }: { snapshot: SessionSnapshot }) => snapshot.context.viewer }),
    tellPopups: sendTo('popups', (_, { snapshot }: { snapshot: SessionSnapshot }) => ({
      type: 'VIEWER_CHANGED' as const,
      viewer: snapshot.context.viewer,
    })),
    crash: raise({ type: 'FLOW_CRASHED' }),
    tellOfViewer: raise({ type: 'VIEWER_KEPT' }),
    tellOfFailure: raise((_, { snapshot }: { snapshot: SessionSnapshot }) => ({
      type: 'USER_INFO_FAILED' as const,
      failure: snapshot.context.failure ?? failure('userInfoFailed'),
    })),
    tellGatewayOfFailure: sendTo('ssoGateway', (_, params: { failure: Failure }) => ({ type: 'USER_INFO_FAILED' as const, ...params })),
    tellGateway: sendTo('ssoGateway', ({ context }: { context: Context }) => ({ type: 'VIEWER_CHANGED' as const, viewer: context.viewer })),
    tellMethods: sendTo('popups', (_, { enabledMethods }: { enabledMethods: readonly number[] }) => ({
      type: 'METHODS_CHANGED' as const,
      enabledMethods,
    })),
    openLinkAccount: sendTo('popups', { type: 'OPEN', popup: 'linkAccount' }),
  },
}).createMachine({
  id: 'shell',
  description: 'The application: its configuration, who is signed in, which popup is open, and signing out (SHELL).',
  context: ({ input }) => ({ ...input, viewer: { kind: 'unknown' } }),
  invoke: [
    {
      id: 'popups',
      src: 'popups',
      input: ({ context }) => popupsInput(context),
      onError: { actions: 'crash' },
    },
    { id: 'presence', src: 'presence', onError: {} },
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

    gate: {
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
            input: ({ context }) => ({ hasToken: context.hasToken }),
            onError: { actions: 'crash' },
            onSnapshot: [
              // The popups may be what crashed: then no actor can be told.
              { guard: 'hasCrashed' },
              {
                guard: { type: 'viewerChanged', params: ({ event }) => ({ snapshot: event.snapshot }) },
                actions: [
                  { type: 'keepViewer', params: ({ event }) => ({ snapshot: event.snapshot }) },
                  { type: 'tellPopups', params: ({ event }) => ({ snapshot: event.snapshot }) },
                  'tellOfViewer',
                ],
              },
              {
                guard: { type: 'userInfoFailed', params: ({ event }) => ({ snapshot: event.snapshot }) },
                actions: { type: 'tellOfFailure', params: ({ event }) => ({ snapshot: event.snapshot }) },
              },
            ],
          },
        },
      },
    },

    entry: {
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
            USER_INFO_FAILED: [
              { guard: 'hasCrashed' },
              { actions: { type: 'tellGatewayOfFailure', params: ({ event }) => ({ failure: event.failure }) } },
            ],
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
              { guard: { type: 'isSpace', params: ({ event }) => ({ output: event.output }) }, target: 'refreshingToken' },
              { target: 'turningHome' },
            ],
            onError: 'turningHome',
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
            input: ({ context }) => ({ place: context.entry.kind === 'campus' ? spacePlace(context.entry.path) : null }),
            onDone: 'browsing',
            onError: 'turningHome',
          },
        },
        turningHome: {
          description: 'No campus: to the landing page (CAMPUS-1).',
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
    },

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

    leaving: {
      initial: 'idle',
      states: {
        idle: {
          description: 'No sign-out was asked for.',
          on: { LOGOUT_REQUESTED: { guard: 'isSignedIn', target: 'loggingOut' } },
        },
        loggingOut: {
          description: 'Sign out, asked first (OUT-1). Signed out in another tab meanwhile: there is nothing left to ask.',
          always: { guard: 'isSignedOut', target: 'goingHome' },
          invoke: {
            id: 'logout',
            src: 'logout',
            input: ({ context }) => ({ guest: context.viewer.kind === 'guest' }),
            onDone: [
              { guard: { type: 'signedOut', params: ({ event }) => ({ output: event.output }) }, target: 'goingHome' },
              { guard: 'hasCrashed', target: 'idle' },
              {
                guard: { type: 'linksInstead', params: ({ event }) => ({ output: event.output }) },
                target: 'idle',
                actions: 'openLinkAccount',
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
        goingHome: {
          description: 'To the landing page, whatever the server said (OUT-1).',
          invoke: { id: 'goHome', src: 'goHome', onDone: 'idle', onError: 'idle' },
        },
      },
    },
  },
});

const popupsInput = ({ place, draft, resumed, entry, enabledMethods }: Context) => ({
  place,
  draft,
  resumed,
  enabledMethods,
  ssoMode: entry.kind === 'gateway',
});

function gatewayInput(entry: Entry): GatewayInput {
  if (entry.kind !== 'gateway') throw new Error('only a gateway’s address leads to the gateway');
  return entry.request;
}
