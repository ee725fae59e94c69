import { failing } from '#machines/failure-of.ts';
import { answerLost, codeAfter, endedWell, failed, outputOf, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type ConnectedService, connectedServicesMachine } from '../connected-services.machine.ts';

const AGREED = 1_700_000_000_000;
const MEETING: ConnectedService = {
  clientId: 'meeting',
  name: 'Campus Meetings',
  agreedAt: AGREED,
  usedAt: AGREED + 600_000,
  coversEmail: true,
  purpose: 'Shows your name in meetings.',
  about: {
    logo: '/campus-marks/yonsei.svg',
    retention: 'A year',
    privacyUrl: 'https://meet.partner.example/privacy',
    contact: 'privacy@meet.partner.example',
  },
};
const LIBRARY: ConnectedService = {
  clientId: 'library',
  name: 'Library',
  agreedAt: AGREED,
  usedAt: null,
  coversEmail: false,
  purpose: null,
  about: {},
};

export const connectedServicesModel = defineModel({
  machine: connectedServicesMachine,
  startsIn: { plain: 'reading' },
  expectations: {
    connectedServices: { CLOSED: 'closed' },
    reading: { 'listConsents is done': 'listing', 'listConsents fails': withFailure('unread', 'consentsFailed') },
    unread: { RETRIED: 'reading' },
    listing: {
      END_CHOSEN: ({ clientId }, { context }) =>
        context.services.some((service) => service.clientId === clientId) ? 'confirming' : SAME_STATE,
    },
    confirming: { CONFIRMED: 'ending', CANCELLED: 'listing' },
    ending: { 'endConsent is done': 'listing', 'endConsent fails': failing('listing', 'consentEndFailed') },
  },
  outputs: { closed: { outcome: 'closed' } },
  inputs: { plain: undefined },
  events: [
    { type: 'END_CHOSEN', clientId: MEETING.clientId },
    { type: 'END_CHOSEN', clientId: LIBRARY.clientId },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    listConsents: [{ done: [] }, { done: [MEETING, LIBRARY] }, { error: refusedInWords }, { error: unreachable }],
    endConsent: [{ done: [] }, { done: [LIBRARY] }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
  },
  distinguish: ({ context }) => context,
  // A question is answered first, and the server is asked once.
  unanswered: {
    reading: ['END_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
    unread: ['END_CHOSEN', 'CONFIRMED', 'CANCELLED'],
    listing: ['CONFIRMED', 'CANCELLED', 'RETRIED'],
    confirming: ['END_CHOSEN', 'RETRIED'],
    ending: ['END_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
  },
  invariants: [
    {
      title: 'in the list nothing is chosen: an answer ends the choice, and so does a cancelled question (PARTNER-5)',
      holds: ({ value, context }) => value !== 'listing' || context.chosen === null,
    },
    {
      title: 'no access ends before the person has confirmed it (PARTNER-5)',
      holds: (after, event, before) =>
        !after.matches('ending') || before.matches('ending') || (before.matches('confirming') && event.type === 'CONFIRMED'),
    },
    {
      title: 'what is asked and ended is the access that was chosen, and one that is listed (PARTNER-5)',
      holds: (after, event, before) => {
        const { chosen, services } = after.context;
        if (!(after.matches('confirming') || after.matches('ending'))) return true;
        if (event.type === 'END_CHOSEN' && before.matches('listing'))
          return chosen === event.clientId && services.some(({ clientId }) => clientId === chosen);
        return chosen !== null && chosen === before.context.chosen;
      },
    },
    {
      title: 'the list is what the server said last (PARTNER-5)',
      holds: (after, event, before) =>
        after.context.services ===
        (endedWell(event, 'listConsents') || endedWell(event, 'endConsent') ? outputOf(event) : before.context.services),
    },
    {
      title: 'a failure is said, the list stays as it was, and it can be tried again (PARTNER-5)',
      holds: (after, event, before) =>
        !failed(event, 'endConsent') ||
        (after.matches('listing') &&
          after.context.failure?.code === codeAfter(event, 'consentEndFailed') &&
          after.context.services === before.context.services),
    },
    {
      title: 'a list that cannot be read is said to be so, and is no empty list (PARTNER-5)',
      holds: (after, event) =>
        !failed(event, 'listConsents') || (after.matches('unread') && after.context.failure?.code === 'consentsFailed'),
    },
  ],
});
