import { failing } from '#machines/failure-of.ts';
import { CREATED, OPTIONS_TO_CREATE } from '#machines/passkeys/qa/created-samples.ts';
import { answerLost, defect, endedWell, outputOf, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type OfferedPasskey, passkeyOfferMachine } from '../passkey-offer.machine.ts';

const NOT_HERE: OfferedPasskey = { silently: false, byAsking: false };
const ONLY_SILENTLY: OfferedPasskey = { silently: true, byAsking: false };
const ONLY_BY_ASKING: OfferedPasskey = { silently: false, byAsking: true };
const BOTH: OfferedPasskey = { silently: true, byAsking: true };
const dismissed = refusedFor('authenticatorDismissed');
const there = refusedFor('passkeyThere');

const offerIn = (event: { readonly type: string }): OfferedPasskey => outputOf(event) as OfferedPasskey;
const ASKING = ['noting', 'offering', 'requesting', 'atAuthenticator', 'adding'] as const;
const MAKING = ['makingSilently', 'addingSilently', 'atAuthenticator', 'adding'] as const;
const isOneOf = (states: readonly string[], { value }: { readonly value: unknown }) => states.includes(String(value));

export const passkeyOfferModel = defineModel({
  machine: passkeyOfferMachine,
  startsIn: { plain: 'waiting', gateway: 'waiting' },
  expectations: {
    passkeyOffer: {
      PASSWORD_USED: (_event, { context }) => (context.atGateway ? SAME_STATE : 'reading'),
      SESSION_ENDED: 'waiting',
      'watchPasswords fails': SAME_STATE,
    },
    reading: {
      'readOffer is done': ({ output }) => {
        const { silently, byAsking } = output as OfferedPasskey;
        if (silently) return 'requestingSilently';
        return byAsking ? 'noting' : 'waiting';
      },
      'readOffer fails': 'waiting',
    },
    requestingSilently: { 'requestSilently is done': 'makingSilently', 'requestSilently fails': 'waiting' },
    makingSilently: {
      'createSilently is done': 'addingSilently',
      'createSilently fails': ({ error }, { context }) => (error === dismissed && context.byAsking ? 'noting' : 'waiting'),
      'after silence': (_event, { context }) => (context.byAsking ? 'noting' : 'waiting'),
    },
    addingSilently: { 'addSilently is done': 'waiting', 'addSilently fails': 'waiting' },
    noting: { 'noteAsked is done': 'offering', 'noteAsked fails': 'offering' },
    offering: { ACCEPTED: 'requesting', DECLINED: 'waiting', 'after offer': 'waiting' },
    requesting: {
      'requestCreationOptions is done': 'atAuthenticator',
      'requestCreationOptions fails': failing('offering', 'passkeyAddFailed'),
    },
    atAuthenticator: {
      'createPasskey is done': 'adding',
      'createPasskey fails': ({ error }) => {
        if (error === dismissed) return 'offering';
        return withFailure('offering', error === there ? 'passkeyThere' : 'passkeyAddFailed');
      },
      DECLINED: 'waiting',
    },
    adding: { 'addPasskey is done': 'waiting', 'addPasskey fails': failing('offering', 'passkeyAddFailed') },
  },
  inputs: { plain: { atGateway: false }, gateway: { atGateway: true } },
  events: [{ type: 'ACCEPTED' }, { type: 'DECLINED' }],
  outcomes: {
    watchPasswords: [{ sends: { type: 'PASSWORD_USED' } }, { sends: { type: 'SESSION_ENDED' } }, { error: defect }],
    readOffer: [{ done: NOT_HERE }, { done: ONLY_SILENTLY }, { done: ONLY_BY_ASKING }, { done: BOTH }, { error: defect }],
    requestSilently: [{ done: OPTIONS_TO_CREATE }, { error: refusedInWords }, { error: unreachable }],
    createSilently: [{ done: CREATED }, { error: dismissed }, { error: there }, { error: defect }],
    addSilently: [{ done: undefined }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
    noteAsked: [{ done: undefined }, { error: defect }],
    requestCreationOptions: [{ done: OPTIONS_TO_CREATE }, { error: refusedInWords }, { error: unreachable }],
    createPasskey: [{ done: CREATED }, { error: dismissed }, { error: there }, { error: unreachable }],
    addPasskey: [{ done: undefined }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
  },
  distinguish: ({ context }) => context,
  // There is nothing to press until it is offered, and the server is asked once.
  unanswered: {
    waiting: ['ACCEPTED', 'DECLINED'],
    reading: ['ACCEPTED', 'DECLINED'],
    requestingSilently: ['ACCEPTED', 'DECLINED'],
    makingSilently: ['ACCEPTED', 'DECLINED'],
    addingSilently: ['ACCEPTED', 'DECLINED'],
    noting: ['ACCEPTED', 'DECLINED'],
    requesting: ['ACCEPTED', 'DECLINED'],
    atAuthenticator: ['ACCEPTED'],
    adding: ['ACCEPTED', 'DECLINED'],
  },
  endsByItself: ['readOffer', 'requestSilently', 'addSilently', 'noteAsked', 'requestCreationOptions', 'addPasskey'],
  home: (snapshot) => snapshot.matches('waiting'),
  invariants: [
    {
      title: 'another login with a password begins anew (PASSKEY-2)',
      holds: ({ value, context }) =>
        (value !== 'reading' && value !== 'waiting') || (!context.byAsking && context.options === null && context.credential === null),
    },
    {
      title: 'nothing is offered where a partner waits (PASSKEY-2, GW-2)',
      holds: (after) => !after.context.atGateway || after.matches('waiting'),
    },
    {
      title: 'nothing begins before a password was used (PASSKEY-2)',
      holds: (after, event, before) => !before.matches('waiting') || after.matches('waiting') || event.type === 'PASSWORD_USED',
    },
    {
      title: 'the person is asked only where this device has not asked before, and remembers it first (PASSKEY-2)',
      holds: (after, event, before) => {
        if (after.matches('offering') && !isOneOf(ASKING, before)) return false;
        if (!after.matches('noting') || before.matches('noting')) return true;
        return endedWell(event, 'readOffer') ? offerIn(event).byAsking : before.context.byAsking;
      },
    },
    {
      title: 'the browser’s own dialog comes only after a press (PASSKEY-2)',
      holds: (after, event, before) =>
        !after.matches('requesting') || before.matches('requesting') || (before.matches('offering') && event.type === 'ACCEPTED'),
    },
    {
      title: 'a session that has ended leaves no passkey on its way, and no offer (OUT-1)',
      holds: (after, event) => event.type !== 'SESSION_ENDED' || (after.matches('waiting') && after.context.credential === null),
    },
    {
      title: 'each passkey is made for a challenge of its own (PASSKEY-4)',
      holds: (after) => (isOneOf(MAKING, after) ? after.context.options !== null : true),
    },
    {
      title: 'nothing is said of what fails silently (PASSKEY-2)',
      holds: (after) => after.context.failure === null || after.matches('offering'),
    },
  ],
});
