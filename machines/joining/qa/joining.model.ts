import { AGREEMENT_ITEMS } from '#contract/agreement-items.ts';
import { ends } from '#machines/ends.ts';
import {
  EMAIL,
  ENABLED_METHODS,
  enabledWithout,
  GUEST,
  JOIN_DATA,
  MEMBER,
  PROOF,
  PROVIDER_ANSWER,
  SENT_CODE,
  TICKET,
} from '#machines/samples.ts';
import type { Verification } from '#machines/verification.ts';
import { isSignedIn, userIdOf, VISITOR } from '#machines/viewer.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { NO_SIGN_UP, SIGN_UP_STEPS, stepHeld, type TypedCharacter } from '../held-sign-up.ts';
import { joiningMachine } from '../joining.machine.ts';
import type { JoiningInput } from '../joining.types.ts';
import { heldInvariants } from './held.invariants.ts';
import { joiningExpectations } from './joining.expectations.ts';
import { joiningInvariants } from './joining.invariants.ts';

const VERIFIED: Verification = { email: EMAIL, code: SENT_CODE, proof: PROOF };
const TYPED: TypedCharacter = { nickname: 'Minji', uvrsId: '', gender: 'M' };
const AGREED = { ticked: AGREEMENT_ITEMS, marketingAgreed: true, joinData: JOIN_DATA } as const;

/** What a step shows of itself. */
const shows = (context: object) => ({ snapshot: { context } });

const ENDS_BACK = { outcome: 'back' } as const;
const ENDS_CLOSED = { outcome: 'closed' } as const;

const fresh: JoiningInput = {
  ...NO_SIGN_UP,
  start: 'signUp',
  viewer: VISITOR,
  owner: null,
  email: '',
  provider: null,
  enabledMethods: ENABLED_METHODS,
  ssoMode: false,
  pushed: false,
};
const guest = { viewer: GUEST, owner: userIdOf(GUEST) };
const ANSWER = { provider: { method: 'kakao', ticket: null, answer: PROVIDER_ANSWER } } as const;
const ticket = { start: 'providerSignUp', provider: { method: 'kakao', ticket: TICKET, answer: null } } as const;

export const joiningModel = defineModel({
  machine: joiningMachine,
  ...joiningExpectations,
  inputs: {
    fresh,
    // A name was chosen before it is known who looks at the page.
    unknown: { ...fresh, start: 'createCharacter', viewer: { kind: 'unknown' } },
    providerSignUp: { ...fresh, ...ticket },
    providerAgreed: { ...fresh, ...ticket, ...AGREED, step: 'linkAccount' },
    interrupted: { ...fresh, start: 'agreement', step: 'agreement', ticked: ['serviceTerms'] },
    agreementLeft: { ...fresh, step: 'agreement', ticked: ['serviceTerms'] },
    // A character by name comes before the agreement.
    ownCharacter: { ...fresh, start: 'linkAccount', joinData: JOIN_DATA },
    characterLeft: { ...fresh, ...AGREED, step: 'createCharacter', character: TYPED },
    // A reload interrupted the character, and a provider has answered: the answer waits for linkAccount.
    characterAnswered: { ...fresh, ...AGREED, ...ANSWER, start: 'createCharacter', step: 'createCharacter' },
    answered: {
      ...fresh,
      ...AGREED,
      start: 'linkAccount',
      step: 'linkAccount',
      ...ANSWER,
    },
    emailLeft: { ...fresh, ...AGREED, step: 'linkByEmail', linking: VERIFIED },
    guestEmail: { ...fresh, ...guest, start: 'linkByEmail', linking: VERIFIED },
    guestAtGateway: { ...fresh, ...guest, start: 'linkAccount', ssoMode: true },
    member: { ...fresh, start: 'linkAccount', viewer: MEMBER, owner: userIdOf(MEMBER) },
  },
  events: [
    ...(['welcome', ...SIGN_UP_STEPS] as const).map((popup) => ({ type: 'OPEN', popup }) as const),
    { type: 'START_AGAIN_CHOSEN' },
    { type: 'ITEM_TOGGLED', item: 'serviceTerms' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'CLOSED' },
    { type: 'METHODS_CHANGED', enabledMethods: enabledWithout('facebook') },
    { type: 'VIEWER_CHANGED', viewer: VISITOR },
    { type: 'VIEWER_CHANGED', viewer: GUEST },
    { type: 'VIEWER_CHANGED', viewer: MEMBER },
  ],
  outcomes: {
    agreement: [
      ...ends({ outcome: 'agreed', marketingAgreed: true }, ENDS_BACK, ENDS_CLOSED),
      shows({ ticked: AGREEMENT_ITEMS, failure: null }),
    ],
    prepareJoin: ends(JOIN_DATA),
    createCharacter: [
      ...ends(
        { outcome: 'created', nickname: 'Minji', nicknameIsSuggested: false, uvrsId: 'minji_01', gender: 'F' },
        ENDS_BACK,
        ENDS_CLOSED,
      ),
      shows(TYPED),
    ],
    linkAccount: ends(
      { outcome: 'joined' },
      { outcome: 'linked' },
      { outcome: 'added' },
      { outcome: 'linkByEmail' },
      { outcome: 'providerLogin', method: 'kakao', ticket: TICKET },
      { outcome: 'createCharacter', refused: null },
      { outcome: 'createCharacter', refused: null, provider: ticket.provider },
      { outcome: 'createCharacter', refused: { field: 'nickname' } },
      ENDS_BACK,
      ENDS_CLOSED,
    ),
    linkByEmail: [
      ...ends(
        { outcome: 'joined' },
        { outcome: 'linked' },
        { outcome: 'added' },
        { outcome: 'elsewhere' },
        { outcome: 'emailLogin', email: EMAIL },
        { outcome: 'createCharacter', refused: { field: 'nickname' } },
        ENDS_BACK,
        ENDS_CLOSED,
      ),
      shows(VERIFIED),
    ],
  },
  distinguish: ({ context }) => ({
    viewer: context.viewer.kind,
    // Only a visitor has a use for a sign-up.
    ...(isSignedIn(context.viewer)
      ? {}
      : {
          step: stepHeld(context, context.viewer),
          joins: context.joinData !== null,
          ticked: context.ticked.length > 0,
          agreed: context.marketingAgreed !== null,
          provider: context.provider && (context.provider.answer === null ? 'ticket' : 'answer'),
        }),
  }),
  // Each comes from a control of one step, so it cannot be sent at another.
  // A text is agreed to in the agreement alone.
  unanswered: { '*': ['START_AGAIN_CHOSEN', 'ITEM_TOGGLED', 'ALERT_CONFIRMED', 'CLOSED'] },
  invariants: [...joiningInvariants, ...heldInvariants],
});
