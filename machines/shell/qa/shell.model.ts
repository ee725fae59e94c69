import type { SnapshotFrom } from 'xstate';
import type { InAppBrowser } from '#contract/in-app-browsers.ts';
import type { AccountDeletionOutput } from '#machines/account-deletion/account-deletion.machine.ts';
import { accountDeletionModel } from '#machines/account-deletion/qa/account-deletion.model.ts';
import type { CampusCheckOutput } from '#machines/campus-check/campus-check.machine.ts';
import { ends, endsOf } from '#machines/ends.ts';
import { failure } from '#machines/failures.ts';
import type { LogoutOutput } from '#machines/logout/logout.machine.ts';
import { logoutModel } from '#machines/logout/qa/logout.model.ts';
import { MYROOM } from '#machines/place.ts';
import { CAMPUS, defect, ENABLED_METHODS, endedWell, failed, GUEST, MEMBER, outputOf, unreachable } from '#machines/samples.ts';
import { type SessionContext, sessionMachine } from '#machines/session/session.machine.ts';
import { isSignedIn, sameViewer, userIdOf, VISITOR, type Viewer } from '#machines/viewer.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { shellMachine } from '../shell.machine.ts';
import type { ShellInput } from '../shell.types.ts';
import { shellExpectations } from './shell.expectations.ts';

/** The session before anything is known of it. */
const SESSION: SessionContext = { hasToken: false, isRestorable: false, viewer: { kind: 'unknown' }, beganElsewhere: false, failure: null };
const signedIn = (viewer: Viewer) => ({
  snapshot: sessionMachine.resolveState({ value: 'signedIn', context: { ...SESSION, hasToken: true, viewer } }),
});
const signedOut = {
  snapshot: sessionMachine.resolveState({
    value: 'signedOut',
    context: { ...SESSION, viewer: VISITOR },
  }),
};
const userInfoFailed = {
  snapshot: sessionMachine.resolveState({
    value: 'alertingUserInfo',
    context: { ...SESSION, hasToken: true, failure: failure('userInfoFailed') },
  }),
};
/** Flows without which the page is worth nothing. */
const VITAL: readonly string[] = ['popups', 'session', 'sharedSession', 'maintenanceGate', 'ssoGateway'];

const IN_APP: InAppBrowser = { app: 'kakaotalk', platform: 'android', door: 'kakaotalk', menu: 'topRight' };

const page: ShellInput = {
  hasToken: false,
  isRestorable: false,
  place: null,
  draft: null,
  resumed: null,
  enabledMethods: ENABLED_METHODS,
  entry: { kind: 'page' },
  maintenance: false,
  inAppBrowser: { browser: null, cameBackTo: null },
};
const PARTNER = {
  type: 'meeting',
  clientId: 'meeting',
  returnUrl: 'https://meet.example.com/cb',
  returnValue: null,
  state: null,
  interaction: null,
} as const;

const CHECKED: readonly CampusCheckOutput[] = [
  { outcome: 'space', campus: CAMPUS, signInFirst: false },
  { outcome: 'space', campus: CAMPUS, signInFirst: true },
  { outcome: 'nowhere' },
  { outcome: 'home' },
];

export const shellModel = defineModel({
  machine: shellMachine,
  ...shellExpectations,
  inputs: {
    visitor: page,
    returning: { ...page, hasToken: true, place: '/space/library', maintenance: true },
    gateway: { ...page, entry: { kind: 'gateway', request: PARTNER } },
    campus: { ...page, entry: { kind: 'campus', path: 'yonsei' } },
    place: { ...page, entry: { kind: 'place', place: '/space/yonsei' } },
    myRoom: { ...page, entry: { kind: 'place', place: MYROOM } },
    nowhere: { ...page, entry: { kind: 'nowhere' } },
    mailLink: { ...page, entry: { kind: 'mailLink', code: 'K7P2QX', key: 'of-an-email-that-we-sent' } },
    handOver: { ...page, entry: { kind: 'handOver', code: 'KXR49WPT' } },
    elsewhere: {
      ...page,
      entry: { kind: 'elsewhere', url: 'https://www.example.com/' },
      inAppBrowser: { browser: IN_APP, cameBackTo: null },
    },
  },
  events: [
    { type: 'LOGOUT_REQUESTED' },
    { type: 'DELETION_REQUESTED' },
    { type: 'FLOW_CRASHED' },
    { type: 'VIEWER_KEPT' },
    { type: 'USER_INFO_FAILED', failure: failure('userInfoFailed') },
  ],
  outcomes: {
    session: [signedIn(GUEST), signedIn(MEMBER), signedOut, userInfoFailed, { error: defect }],
    inAppBrowser: [{ done: undefined }, { error: defect }],
    popups: [{ error: defect }],
    logout: endsOf(logoutModel),
    accountDeletion: endsOf(accountDeletionModel),
    maintenanceGate: [{ done: undefined }, { error: defect }],
    passkeyOffer: [{ error: defect }],
    presence: [{ error: defect }],
    sharedSession: [{ error: defect }],
    refreshQueue: [{ error: defect }],
    ssoGateway: [{ done: undefined }, { error: defect }],
    campusCheck: ends(...CHECKED),
    placeCheck: ends(...CHECKED),
    mailLink: [{ done: undefined }, { error: defect }],
    handOverApproval: [{ done: { outcome: 'closed' } }, { error: defect }],
    clearAddress: [{ done: undefined }, { error: defect }],
    refreshToken: [{ done: { signedIn: true } }, { done: { signedIn: false } }, { error: unreachable }],
    enterCampus: [{ done: undefined }, { error: unreachable }],
    leaveForSite: [{ done: undefined }, { error: unreachable }],
    turnHome: [{ done: undefined }, { error: defect }],
    loadConfiguration: [{ done: { enabledMethods: ENABLED_METHODS } }, { error: unreachable }],
    goHome: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => context.viewer,
  unanswered: {
    // Raised by the shell itself, for the gateway alone.
    '*': ['VIEWER_KEPT', 'USER_INFO_FAILED'],
    // Asked once, until it is answered.
    'leaving.loggingOut': ['LOGOUT_REQUESTED', 'DELETION_REQUESTED'],
    'leaving.deletingAccount': ['LOGOUT_REQUESTED', 'DELETION_REQUESTED'],
    'leaving.goingHome': ['LOGOUT_REQUESTED', 'DELETION_REQUESTED'],
    'health.crashed': ['FLOW_CRASHED'],
  },
  endsByItself: [
    // The person decides, or nothing.
    'inAppBrowser',
    'maintenanceGate',
    'loadConfiguration',
    'logout',
    'accountDeletion',
    'goHome',
    'ssoGateway',
    'campusCheck',
    'placeCheck',
    'mailLink',
    'handOverApproval',
    'clearAddress',
    'refreshToken',
    'enterCampus',
    'leaveForSite',
    'turnHome',
  ],
  home: (snapshot) => snapshot.matches({ leaving: 'idle' }),
  invariants: [
    {
      title: 'the session alone says who is signed in (SHELL-1)',
      holds: ({ context }, event, before) => {
        const said = before.matches({ health: 'crashed' }) ? undefined : viewerSaid(event);
        return sameViewer(context.viewer, said ?? before.context.viewer);
      },
    },
    {
      title: 'a configuration that cannot be loaded leaves the page to the built-in defaults (SHELL-5)',
      holds: (after, event) => !failed(event, 'loadConfiguration') || after.matches({ configuration: 'defaulted' }),
    },
    {
      title: 'only a signed-in person is asked whether to sign out (OUT-1)',
      holds: (after, _event, before) =>
        !after.matches({ leaving: 'loggingOut' }) || before.matches({ leaving: 'loggingOut' }) || isSignedIn(before.context.viewer),
    },
    {
      title: 'signing out leads to the landing page; cancelling stays on the page (OUT-1)',
      holds: (after, event) =>
        !endedWell(event, 'logout') ||
        after.matches({ leaving: (outputOf(event) as LogoutOutput).outcome === 'signedOut' ? 'goingHome' : 'idle' }),
    },
    {
      title: 'only a member is asked whether to delete the account; a guest logs out instead (LEGAL-2, ROLE-1)',
      holds: (after, _event, before) =>
        !after.matches({ leaving: 'deletingAccount' }) ||
        before.matches({ leaving: 'deletingAccount' }) ||
        before.context.viewer.kind === 'member',
    },
    {
      title: 'a session that ends meanwhile does not take away what is said of the deletion (LEGAL-2)',
      holds: (after, event, before) =>
        !before.matches({ leaving: 'deletingAccount' }) ||
        after.matches({ leaving: 'deletingAccount' }) ||
        isAnother(after, before.context.leaver) ||
        endedWell(event, 'accountDeletion') ||
        failed(event, 'accountDeletion'),
    },
    {
      title: 'a person who signs in while another deletes their account is not asked whether to delete theirs (LEGAL-2)',
      holds: (after) => !after.matches({ leaving: 'deletingAccount' }) || !isAnother(after, after.context.leaver),
    },
    {
      title: 'deleting the account leads to the landing page; cancelling stays on the page (LEGAL-2)',
      holds: (after, event) =>
        !endedWell(event, 'accountDeletion') ||
        after.matches({ leaving: (outputOf(event) as AccountDeletionOutput).outcome === 'deleted' ? 'goingHome' : 'idle' }),
    },
    {
      title: 'a flow that fails for good shows the recovery screen, and it stays (SHELL-8)',
      holds: (after, event, before) =>
        after.matches({ health: 'crashed' }) ===
        (before.matches({ health: 'crashed' }) || event.type === 'FLOW_CRASHED' || VITAL.some((id) => failed(event, id))),
    },
    {
      title: 'a failed sign-out leaves a page that works (OUT-1)',
      holds: (after, event) => !(failed(event, 'logout') || failed(event, 'goHome')) || after.matches({ leaving: 'idle' }),
    },
    {
      title: 'a path leads to a space only when it is the code of a campus, otherwise home (CAMPUS-1)',
      holds: (after, event, before) =>
        (!after.matches({ entry: 'refreshingToken' }) ||
          before.matches({ entry: 'refreshingToken' }) ||
          (endedWell(event, 'campusCheck') && (outputOf(event) as CampusCheckOutput).outcome === 'space')) &&
        (!(endedWell(event, 'campusCheck') || failed(event, 'campusCheck')) ||
          after.matches({ entry: 'refreshingToken' }) ||
          after.matches({ entry: 'turningHome' })),
    },
    {
      title: 'a campus that asks for a sign-in is not left for before: its place is asked for at home (CAMPUS-4, SHELL-2)',
      holds: (after, event) => {
        const checked = endedWell(event, 'campusCheck') ? (outputOf(event) as CampusCheckOutput) : undefined;
        const asks = checked?.outcome === 'space' && checked.signInFirst && !after.matches({ health: 'crashed' });
        return !asks || after.matches({ entry: 'turningHome' });
      },
    },
    {
      title:
        'a place that the 3D host sends a visitor back with leaves the page to the person, whatever is known of it (CAMPUS-4, SHELL-2)',
      holds: (after, event) => !(endedWell(event, 'placeCheck') || failed(event, 'placeCheck')) || after.matches({ entry: 'browsing' }),
    },
    {
      title: 'the link of an email is taken up once, and leaves the page to the person (EMAIL-2)',
      holds: (after, event) => !(endedWell(event, 'mailLink') || failed(event, 'mailLink')) || after.matches({ entry: 'browsing' }),
    },
    {
      title: 'a code that was scanned is asked about by a member alone, and is out of the address after it (HAND-1)',
      holds: (after, event, before) =>
        (!after.matches({ entry: 'approvingHandOver' }) ||
          before.matches({ entry: 'approvingHandOver' }) ||
          after.context.viewer.kind === 'member') &&
        (!(endedWell(event, 'handOverApproval') || failed(event, 'handOverApproval')) || after.matches({ entry: 'clearingAddress' })),
    },
    {
      title: 'the page leaves for a campus only after the token was checked (STORE-1)',
      holds: (after, _event, { value }) =>
        after.value.entry !== 'enteringCampus' || value.entry === 'enteringCampus' || value.entry === 'refreshingToken',
    },
    {
      title: 'the site leaves for elsewhere only from a page, never from the gateway (SHELL-4)',
      holds: ({ context, value }) => value.entry !== 'leavingForSite' || context.entry.kind === 'elsewhere',
    },
    {
      title: 'before the site is open the session is not asked for, and nothing that the address asks for begins (GATE-1)',
      holds: ({ children, value }) => value.gate === 'open' || (value.entry === 'awaitingGate' && children.session === undefined),
    },
    {
      title: 'the gate opens only when its machine says so (GATE-1)',
      holds: (after, event, before) => before.value.gate === 'open' || after.value.gate !== 'open' || endedWell(event, 'maintenanceGate'),
    },
    {
      title: 'a person from a partner stays here after signing in (GW-2, JOIN-2)',
      holds: ({ context, children }) =>
        children.popups === undefined || children.popups.getSnapshot().context.ssoMode === (context.entry.kind === 'gateway'),
    },
  ],
});

const isAnother = ({ context: { viewer } }: SnapshotFrom<typeof shellMachine>, person: string | null): boolean =>
  isSignedIn(viewer) && userIdOf(viewer) !== person;

function viewerSaid(event: { readonly type: string }): Viewer | undefined {
  if (event.type !== 'xstate.snapshot.session' || !('snapshot' in event)) return undefined;
  return (event.snapshot as SnapshotFrom<typeof sessionMachine>).context.viewer;
}
