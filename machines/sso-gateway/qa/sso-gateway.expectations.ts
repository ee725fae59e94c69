import type { AnyEventObject } from 'xstate';
import { byReason } from '#machines/failure-of.ts';
import type { Viewer } from '#machines/viewer.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Destination, type Expectations, SAME_FAILURE, SAME_STATE } from '#statewalk/explore/model.ts';
import type { ssoGatewayMachine } from '../sso-gateway.machine.ts';

const INVALID = withFailure('alertingInvalid', 'dataInvalid');
const FAILED = withFailure('alertingFailed', 'authenticationFailed');
const UNKNOWN = withFailure('alertingFailed', 'userInfoFailed');

/** The present viewer decides, whatever was under way. */
const byViewer = ({ viewer }: AnyEventObject): Destination =>
  ({ visitor: 'signingIn', guest: 'linking', member: 'loadingUser', unknown: SAME_STATE })[(viewer as Viewer).kind];

/** Where each event leads. */
export const ssoGatewayExpectations: Expectations<typeof ssoGatewayMachine> = {
  startsIn: {
    meeting: 'recognising',
    platform: 'recognising',
    withoutClient: INVALID,
    withoutAddress: INVALID,
    dangerousAddress: INVALID,
  },
  expectations: {
    // The end has begun: it is only noted who is here.
    ssoGateway: { VIEWER_CHANGED: SAME_STATE },
    recognising: { VIEWER_CHANGED: byViewer, USER_INFO_FAILED: UNKNOWN },
    signingIn: {
      VIEWER_CHANGED: byViewer,
      USER_INFO_FAILED: UNKNOWN,
      LEFT: 'declining',
      'namePartner is done': SAME_STATE,
      'namePartner fails': byReason({ partnerUnknown: FAILED }, SAME_STATE),
    },
    linking: {
      VIEWER_CHANGED: byViewer,
      USER_INFO_FAILED: UNKNOWN,
      LEFT: 'declining',
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
        const answer = output as { is: string; code?: string };
        if (answer.is === 'consentRequired') return 'askingConsent';
        return answer.code === '' ? FAILED : 'redirecting';
      },
      'requestPartnerCode fails': FAILED,
    },
    askingConsent: { VIEWER_CHANGED: byViewer, CONSENT_GIVEN: 'recordingConsent', CONSENT_REFUSED: 'declining' },
    recordingConsent: { VIEWER_CHANGED: byViewer, 'consentToPartner is done': 'requestingCode', 'consentToPartner fails': FAILED },
    redirecting: { 'leaveForPartner is done': 'left', 'leaveForPartner fails': FAILED },
    alertingInvalid: { ALERT_CONFIRMED: withFailure('closing', 'dataInvalid') },
    alertingFailed: { ALERT_CONFIRMED: { to: 'closing', failure: SAME_FAILURE } },
    closing: { 'closeWindow is done': 'closed', 'closeWindow fails': 'stranded' },
    declining: { 'closeDeclined is done': 'closed', 'closeDeclined fails': 'stranded' },
  },
  contextAfter: {
    VIEWER_CHANGED: ({ viewer }) => ({ viewer }),
  },
};
