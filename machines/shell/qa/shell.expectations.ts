import type { AnyEventObject } from 'xstate';
import type { CampusCheckOutput } from '#machines/campus-check/campus-check.machine.ts';
import { isSignedIn, userIdOf, type Viewer } from '#machines/viewer.ts';
import { byOutput } from '#statewalk/explore/expectations-by.ts';
import { type Destination, type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import type { shellMachine } from '../shell.machine.ts';

const CRASHED = 'health.crashed';
const beginning = (...regions: readonly string[]): Destination => ({
  to: ['health.running', 'configuration.loading', 'leaving.idle', ...regions],
});
const viewerIn = ({ snapshot }: AnyEventObject): Viewer => (snapshot as { context: { viewer: Viewer } }).context.viewer;

/** Where each event leads, and where each address does. */
export const shellExpectations: Expectations<typeof shellMachine> = {
  startsIn: {
    visitor: beginning('gate.open', 'entry.browsing'),
    returning: beginning('gate.atGate', 'entry.awaitingGate'),
    gateway: beginning('gate.open', 'entry.atGateway'),
    campus: beginning('gate.open', 'entry.checkingCampus'),
    place: beginning('gate.open', 'entry.checkingPlace'),
    myRoom: beginning('gate.open', 'entry.browsing'),
    nowhere: beginning('gate.open', 'entry.turningHome'),
    mailLink: beginning('gate.open', 'entry.takingMailLink'),
    handOver: beginning('gate.open', 'entry.awaitingMember'),
    elsewhere: beginning('gate.open', 'entry.leavingForSite'),
  },
  expectations: {
    shell: {
      'inAppBrowser is done': SAME_STATE,
      'inAppBrowser fails': SAME_STATE,
      'popups fails': CRASHED,
      'passkeyOffer fails': SAME_STATE,
      'presence fails': SAME_STATE,
      'sharedSession fails': CRASHED,
      'refreshQueue fails': SAME_STATE,
    },
    'health.running': { FLOW_CRASHED: CRASHED },
    'gate.atGate': { 'maintenanceGate is done': { to: ['gate.open', 'entry.browsing'] }, 'maintenanceGate fails': CRASHED },
    'gate.open': { 'session changes': SAME_STATE, 'session fails': CRASHED },
    'entry.atGateway': {
      VIEWER_KEPT: SAME_STATE,
      USER_INFO_FAILED: SAME_STATE,
      'ssoGateway is done': 'entry.gatewayPassed',
      'ssoGateway fails': CRASHED,
    },
    'entry.checkingCampus': {
      'campusCheck is done': ({ output }, { value }) => {
        const checked = output as CampusCheckOutput;
        const goes = checked.outcome === 'space' && !checked.signInFirst && value.health !== 'crashed';
        return goes ? 'entry.refreshingToken' : 'entry.turningHome';
      },
      'campusCheck fails': 'entry.turningHome',
    },
    'entry.checkingPlace': { 'placeCheck is done': 'entry.browsing', 'placeCheck fails': 'entry.browsing' },
    'entry.refreshingToken': { 'refreshToken is done': 'entry.enteringCampus', 'refreshToken fails': 'entry.enteringCampus' },
    'entry.enteringCampus': { 'enterCampus is done': 'entry.browsing', 'enterCampus fails': 'entry.turningHome' },
    'entry.takingMailLink': { 'mailLink is done': 'entry.browsing', 'mailLink fails': 'entry.browsing' },
    'entry.awaitingMember': {
      'session changes': (event) => (viewerIn(event).kind === 'member' ? 'entry.approvingHandOver' : SAME_STATE),
      VIEWER_KEPT: SAME_STATE,
    },
    'entry.approvingHandOver': { 'handOverApproval is done': 'entry.clearingAddress', 'handOverApproval fails': 'entry.clearingAddress' },
    'entry.clearingAddress': { 'clearAddress is done': 'entry.browsing', 'clearAddress fails': 'entry.browsing' },
    'entry.turningHome': { 'turnHome is done': 'entry.browsing', 'turnHome fails': 'entry.browsing' },
    'entry.leavingForSite': { 'leaveForSite is done': 'entry.browsing', 'leaveForSite fails': 'entry.browsing' },
    'configuration.loading': {
      'loadConfiguration is done': 'configuration.loaded',
      'loadConfiguration fails': 'configuration.defaulted',
    },
    'leaving.idle': {
      LOGOUT_REQUESTED: (_, { context: { viewer } }) => (isSignedIn(viewer) ? 'leaving.loggingOut' : SAME_STATE),
      DELETION_REQUESTED: (_, { context: { viewer } }) => (viewer.kind === 'member' ? 'leaving.deletingAccount' : SAME_STATE),
    },
    'leaving.loggingOut': {
      // Signed out in another tab: there is nothing left to ask (OUT-1).
      'session changes': (event) => (isSignedIn(viewerIn(event)) ? 'leaving.loggingOut' : 'leaving.goingHome'),
      'logout is done': byOutput('outcome', { signedOut: 'leaving.goingHome', cancelled: 'leaving.idle', linkInstead: 'leaving.idle' }),
      'logout fails': 'leaving.idle',
    },
    'leaving.deletingAccount': {
      // Another person is not asked (LEGAL-2).
      'session changes': (event, { context }) => {
        const viewer = viewerIn(event);
        return isSignedIn(viewer) && userIdOf(viewer) !== context.leaver ? 'leaving.idle' : SAME_STATE;
      },
      'accountDeletion is done': byOutput('outcome', { deleted: 'leaving.goingHome', cancelled: 'leaving.idle' }),
      'accountDeletion fails': 'leaving.idle',
    },
    'leaving.goingHome': { 'goHome is done': 'leaving.idle', 'goHome fails': 'leaving.idle' },
  },
};
