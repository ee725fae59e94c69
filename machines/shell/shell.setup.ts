import { assign, emit, raise, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { type AccountDeletionOutput, accountDeletionMachine } from '../account-deletion/account-deletion.machine.ts';
import { type CampusCheckOutput, campusCheckMachine } from '../campus-check/campus-check.machine.ts';
import { ENDS_AS } from '../ends-as.ts';
import { type Failure, failure } from '../failures.ts';
import { handOverApprovalMachine } from '../hand-over-approval/hand-over-approval.machine.ts';
import { inAppBrowserMachine } from '../in-app-browser/in-app-browser.machine.ts';
import { type LogoutOutput, logoutMachine } from '../logout/logout.machine.ts';
import { mailLinkMachine } from '../mail-link/mail-link.machine.ts';
import { maintenanceGateMachine } from '../maintenance-gate/maintenance-gate.machine.ts';
import { passkeyOfferMachine } from '../passkey-offer/passkey-offer.machine.ts';
import { MYROOM, type Place } from '../place.ts';
import { popupsMachine } from '../popups/popups.machine.ts';
import { port } from '../port.ts';
import { presenceMachine } from '../presence/presence.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sharedSessionMachine } from '../shared-session/shared-session.machine.ts';
import { ssoGatewayMachine } from '../sso-gateway/sso-gateway.machine.ts';
import { refreshQueueMachine } from '../token-refresh/refresh-queue.machine.ts';
import { isSignedIn, sameViewer, userIdOf } from '../viewer.ts';
import { type Emitted, placeIn, type ShellContext, type ShellEvent, type ShellInput } from './shell.types.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const shellSetup = setup({
  types: {} as {
    context: ShellContext;
    events: ShellEvent;
    input: ShellInput;
    emitted: Emitted;
    children: {
      inAppBrowser: 'inAppBrowser';
      session: 'session';
      popups: 'popups';
      logout: 'logout';
      accountDeletion: 'accountDeletion';
      maintenanceGate: 'maintenanceGate';
      passkeyOffer: 'passkeyOffer';
      presence: 'presence';
      sharedSession: 'sharedSession';
      campusCheck: 'campusCheck';
      placeCheck: 'campusCheck';
      mailLink: 'mailLink';
      handOverApproval: 'handOverApproval';
      ssoGateway: 'ssoGateway';
      refreshQueue: 'refreshQueue';
    };
  },
  actors: {
    inAppBrowser: inAppBrowserMachine,
    session: sessionMachine,
    popups: popupsMachine,
    logout: logoutMachine,
    accountDeletion: accountDeletionMachine,
    maintenanceGate: maintenanceGateMachine,
    passkeyOffer: passkeyOfferMachine,
    presence: presenceMachine,
    sharedSession: sharedSessionMachine,
    campusCheck: campusCheckMachine,
    mailLink: mailLinkMachine,
    handOverApproval: handOverApprovalMachine,
    ssoGateway: ssoGatewayMachine,
    refreshQueue: refreshQueueMachine,
    /** GET /auth/config; what it answers is the query cache's. */
    loadConfiguration: port<{ enabledMethods: readonly number[] }>('loadConfiguration'),
    /** Refreshes a token that has run out or soon will. */
    refreshToken: port<{ signedIn: boolean }>('refreshToken'),
    /** Leaves for a space of the 3D host. */
    enterCampus: port<void, { place: Place | null }>('enterCampus'),
    /** Sends the whole site elsewhere (SHELL-4). */
    leaveForSite: port<void, { url: string }>('leaveForSite'),
    /** Takes what was scanned out of the address: a reload does not ask again (HAND-1). */
    clearAddress: port<void>('clearAddress'),
    /** Goes to `/` (OUT-1). */
    goHome: port<void>('goHome'),
  },
  guards: {
    ...ENDS_AS,
    viewerChanged: ({ context }, { snapshot }: { snapshot: SessionSnapshot }) => !sameViewer(context.viewer, snapshot.context.viewer),
    userInfoFailed: (_, { snapshot }: { snapshot: SessionSnapshot }) => snapshot.matches('alertingUserInfo'),
    hasCrashed: stateIn({ health: 'crashed' }),
    isOpen: stateIn({ gate: 'open' }),
    hasGateway: ({ context }) => context.entry.kind === 'gateway',
    isCampus: ({ context }) => context.entry.kind === 'campus',
    isNowhere: ({ context }) => context.entry.kind === 'nowhere',
    isMyRoom: ({ context: { entry } }) => entry.kind === 'place' && entry.place === MYROOM,
    isPlace: ({ context }) => context.entry.kind === 'place',
    asksForSignIn: (_, { output }: { output: CampusCheckOutput }) => output.outcome === 'space' && output.signInFirst,
    isMailLink: ({ context }) => context.entry.kind === 'mailLink',
    isHandOver: ({ context }) => context.entry.kind === 'handOver',
    isKnownNoMember: ({ context: { viewer } }) => viewer.kind === 'visitor' || viewer.kind === 'guest',
    isElsewhere: ({ context }) => context.entry.kind === 'elsewhere',
    isSignedIn: ({ context }) => isSignedIn(context.viewer),
    isSignedOut: ({ context }) => !isSignedIn(context.viewer),
    signedOut: (_, { output }: { output: LogoutOutput }) => output.outcome === 'signedOut',
    isMember: ({ context }) => context.viewer.kind === 'member',
    isNotLeaver: ({ context }) => isSignedIn(context.viewer) && userIdOf(context.viewer) !== context.leaver,
    hasDeleted: (_, { output }: { output: AccountDeletionOutput }) => output.outcome === 'deleted',
    linksInstead: (_, { output }: { output: LogoutOutput }) => output.outcome === 'linkInstead',
  },
  actions: {
    keepViewer: assign({ viewer: (_, { snapshot }: { snapshot: SessionSnapshot }) => snapshot.context.viewer }),
    keepLeaver: assign({ leaver: ({ context }) => userIdOf(context.viewer) }),
    forgetLeaver: assign({ leaver: null }),
    tellPopups: sendTo('popups', (_, { snapshot }: { snapshot: SessionSnapshot }) => ({
      type: 'VIEWER_CHANGED' as const,
      viewer: snapshot.context.viewer,
      elsewhere: snapshot.context.beganElsewhere,
    })),
    tellSharedSession: sendTo('sharedSession', (_, { snapshot }: { snapshot: SessionSnapshot }) => ({
      type: isSignedIn(snapshot.context.viewer) ? ('SIGNED_IN' as const) : ('SIGNED_OUT' as const),
    })),
    crash: raise({ type: 'FLOW_CRASHED' }),
    tellOfViewer: raise({ type: 'VIEWER_KEPT' }),
    tellOfFailure: raise((_, { snapshot }: { snapshot: SessionSnapshot }) => ({
      type: 'USER_INFO_FAILED' as const,
      failure: snapshot.context.failure ?? failure('userInfoFailed'),
    })),
    tellGatewayOfFailure: sendTo('ssoGateway', (_, params: { failure: Failure }) => ({ type: 'USER_INFO_FAILED' as const, ...params })),
    tellGateway: sendTo('ssoGateway', ({ context }: { context: ShellContext }) => ({
      type: 'VIEWER_CHANGED' as const,
      viewer: context.viewer,
    })),
    tellMethods: sendTo('popups', (_, { enabledMethods }: { enabledMethods: readonly number[] }) => ({
      type: 'METHODS_CHANGED' as const,
      enabledMethods,
    })),
    /** A visitor signs in first, and is led there then; a signed-in person goes at once (SHELL-2). The campus is shown meanwhile (CAMPUS-2). */
    requestPlace: sendTo('popups', ({ context: { entry } }, { output }: { output?: CampusCheckOutput }) => ({
      type: 'PLACE_REQUESTED' as const,
      place: placeIn(entry) ?? MYROOM,
      campus: output?.outcome === 'space' ? output.campus : null,
    })),
    tellAddressUnknown: emit({ type: 'ADDRESS_UNKNOWN' }),
    tellLoggedOut: emit({ type: 'LOGGED_OUT' }),
    openLogin: sendTo('popups', { type: 'OPEN', popup: 'login' }),
    openLinkAccount: sendTo('popups', { type: 'OPEN', popup: 'linkAccount' }),
  },
});
