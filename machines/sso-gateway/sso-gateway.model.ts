import { defineModel } from '../explore/model.ts';
import { failure } from '../failures.ts';
import { defect, endedWell, failed, GUEST, MEMBER, outputOf, refusedFor, refusedInWords, unreachable } from '../samples.ts';
import { VISITOR } from '../viewer.ts';
import { type Input, ssoGatewayMachine } from './sso-gateway.machine.ts';

const PARTNER_CODE = 'partner-code';
const MEETING: Input = { type: 'meeting', clientId: 'meeting', returnUrl: 'https://meet.example.com/cb?room=1', returnValue: 'room 1' };

export const ssoGatewayModel = defineModel({
  machine: ssoGatewayMachine,
  inputs: {
    meeting: MEETING,
    platform: { type: 'platform', clientId: 'client', returnUrl: 'http://localhost:3000/cb', returnValue: null },
    withoutClient: { ...MEETING, clientId: null },
    withoutAddress: { ...MEETING, returnUrl: null },
    dangerousAddress: { ...MEETING, returnUrl: 'javascript:alert(1)' },
  },
  events: [
    { type: 'VIEWER_CHANGED', viewer: VISITOR },
    { type: 'VIEWER_CHANGED', viewer: GUEST },
    { type: 'VIEWER_CHANGED', viewer: MEMBER },
    { type: 'USER_INFO_FAILED', failure: failure('userInfoFailed') },
    { type: 'ALERT_CONFIRMED' },
  ],
  outcomes: {
    loadUser: [{ done: undefined }, { error: refusedFor('unauthorized') }, { error: unreachable }],
    requestPartnerCode: [{ done: { code: PARTNER_CODE } }, { done: { code: '' } }, { error: refusedInWords }, { error: unreachable }],
    leaveForPartner: [{ done: undefined }, { error: defect }],
    closeWindow: [{ done: undefined }, { error: defect }],
  },
  project: ({ context }) => ({ viewer: context.viewer.kind, code: context.code, failure: context.failure }),
  // The one belongs to the alerts; the other says nothing to who is known, or is gone.
  ignores: { '*': ['ALERT_CONFIRMED', 'USER_INFO_FAILED'] },
  waits: ['leaveForPartner', 'closeWindow'],
  invariants: [
    {
      states: 'nobody is sent to a partner without a code that the server gave just then (GW-5)',
      holds: (after, event, before) =>
        !after.matches('redirecting') ||
        before.matches('redirecting') ||
        (endedWell(event, 'requestPartnerCode') &&
          (outputOf(event) as { code: string }).code === PARTNER_CODE &&
          after.context.code === PARTNER_CODE),
    },
    {
      states: 'a guest never gets a code: an account of their own comes first (JOIN-4)',
      holds: ({ context, value }) => context.viewer.kind !== 'guest' || !['loadingUser', 'requestingCode'].includes(value),
    },
    {
      states: 'a code is asked for only after the session was seen to hold (GW-2)',
      holds: (after, event, before) => !after.matches('requestingCode') || before.matches('requestingCode') || endedWell(event, 'loadUser'),
    },
    {
      states: 'without a client, or without an address that may be returned to, nothing is asked and an alert says so (GW-1, GW-5)',
      holds: ({ context, value }) =>
        (context.clientId !== null && context.returnUrl !== null && !context.returnUrl.startsWith('javascript:')) ||
        ['alertingInvalid', 'closing', 'closed', 'stranded'].includes(value),
    },
    {
      states: 'a failure never leaves for the address: an alert, then the window closes (GW-4)',
      holds: (after, event, before) => !before.matches('alertingFailed') || event.type !== 'ALERT_CONFIRMED' || after.matches('closing'),
    },
    {
      states: 'what fails on the way is said in an alert (GW-4, ERR-7, ERR-27)',
      holds: (after, event) =>
        !(failed(event, 'requestPartnerCode') || failed(event, 'leaveForPartner')) ||
        (after.matches('alertingFailed') && after.context.failure?.code === 'authenticationFailed'),
    },
    {
      states: 'where the server cannot be asked who it is, an alert says so, and nobody is asked to sign in again (GW-4, ERR-7)',
      holds: (after, event, before) =>
        event.type !== 'USER_INFO_FAILED' ||
        !['recognising', 'signingIn', 'linking'].includes(before.value) ||
        (after.matches('alertingFailed') && after.context.failure?.code === 'userInfoFailed'),
    },
    {
      states: 'a session that does not hold any more leads to signing in (GW-2)',
      holds: ({ context, value }, event) =>
        event.type !== 'VIEWER_CHANGED' ||
        context.viewer.kind !== 'visitor' ||
        !['loadingUser', 'requestingCode', 'linking'].includes(value),
    },
  ],
});
