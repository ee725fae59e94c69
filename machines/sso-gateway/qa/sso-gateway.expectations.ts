import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { byReason } from '#machines/failure-of.ts';
import type { Viewer } from '#machines/viewer.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Destination, type Expectations, SAME_FAILURE, SAME_STATE } from '#statewalk/explore/model.ts';
import type { ssoGatewayMachine } from '../sso-gateway.machine.ts';

const INVALID = withFailure('alertingInvalid', 'requestInvalid');
const FAILED = withFailure('alertingFailed', 'authenticationFailed');
const UNKNOWN = withFailure('alertingFailed', 'userInfoFailed');

/** The present viewer decides, whatever was under way. */
const byViewer = ({ viewer }: AnyEventObject): Destination =>
  ({ visitor: 'signingIn', guest: 'linking', member: 'loadingUser', unknown: SAME_STATE })[(viewer as Viewer).kind];

/** At the OpenID door the partner hears of it. */
const declined = (_: AnyEventObject, { context }: SnapshotFrom<typeof ssoGatewayMachine>): Destination =>
  context.interaction === null ? 'declining' : 'refusing';

/** Where each event leads. */
export const ssoGatewayExpectations: Expectations<typeof ssoGatewayMachine> = {
  startsIn: {
    meeting: 'recognising',
    platform: 'recognising',
    atDoor: 'recognising',
    loginMalformed: INVALID,
    withoutClient: INVALID,
    withoutAddress: INVALID,
    stateTooLong: INVALID,
    dangerousAddress: INVALID,
  },
  expectations: {
    // The end has begun: it is only noted who is here.
    ssoGateway: { VIEWER_CHANGED: SAME_STATE },
    recognising: { VIEWER_CHANGED: byViewer, USER_INFO_FAILED: UNKNOWN },
    signingIn: {
      VIEWER_CHANGED: byViewer,
      USER_INFO_FAILED: UNKNOWN,
      LEFT: declined,
      'namePartner is done': SAME_STATE,
      'namePartner fails': byReason({ partnerUnknown: FAILED }, SAME_STATE),
    },
    linking: {
      VIEWER_CHANGED: byViewer,
      USER_INFO_FAILED: UNKNOWN,
      LEFT: declined,
      'namePartnerToGuest is done': SAME_STATE,
      'namePartnerToGuest fails': byReason({ partnerUnknown: FAILED }, SAME_STATE),
    },
    loadingUser: {
      VIEWER_CHANGED: byViewer,
      'loadUser is done': 'requestingCode',
      'loadUser fails': byReason({ unauthorized: 'signingIn' }, UNKNOWN),
    },
    requestingCode: {
      VIEWER_CHANGED: byViewer,
      'requestPartnerCode is done': ({ output }) => {
        const answer = output as { is: string; code?: string; next?: string };
        if (answer.is === 'next') return answer.next === '' ? FAILED : 'continuing';
        if (answer.is === 'signInRequired') return 'endingSession';
        if (answer.is === 'consentRequired') return 'askingConsent';
        return answer.code === '' ? FAILED : 'redirecting';
      },
      'requestPartnerCode fails': FAILED,
    },
    askingConsent: {
      VIEWER_CHANGED: byViewer,
      CONSENT_GIVEN: 'recordingConsent',
      CONSENT_REFUSED: declined,
      OTHER_ACCOUNT_CHOSEN: 'endingSession',
    },
    endingSession: { 'after patience': 'forgetting', 'endSession is done': 'forgetting', 'endSession fails': 'forgetting' },
    forgetting: { 'forgetSession is done': 'signingIn', 'forgetSession fails': 'signingIn' },
    recordingConsent: { VIEWER_CHANGED: byViewer, 'consentToPartner is done': 'requestingCode', 'consentToPartner fails': FAILED },
    redirecting: { 'leaveForPartner is done': 'left', 'leaveForPartner fails': FAILED },
    refusing: { 'after patience': 'declining', 'refusePartner is done': 'continuing', 'refusePartner fails': 'declining' },
    continuing: { 'leaveForDoor is done': 'left', 'leaveForDoor fails': FAILED },
    alertingInvalid: { ALERT_CONFIRMED: withFailure('closing', 'requestInvalid') },
    alertingFailed: { ALERT_CONFIRMED: { to: 'closing', failure: SAME_FAILURE } },
    closing: { 'closeWindow is done': 'closed', 'closeWindow fails': 'stranded' },
    declining: { 'closeDeclined is done': 'closed', 'closeDeclined fails': 'stranded' },
  },
  contextAfter: {
    VIEWER_CHANGED: ({ viewer }) => ({ viewer }),
  },
};
