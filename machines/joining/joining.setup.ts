import { assign, sendTo, setup } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import { methodByCode } from '#contract/methods.ts';
import { type AgreementOutput, agreementMachine } from '../agreement/agreement.machine.ts';
import { type CreateCharacterOutput, createCharacterMachine } from '../create-character/create-character.machine.ts';
import { emailVerificationMachine } from '../email-verification/email-verification.machine.ts';
import type { EmailVerificationOutput } from '../email-verification/email-verification.types.ts';
import { ENDS_AS } from '../ends-as.ts';
import type { JoinData } from '../join-data.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import { linkAccountMachine } from '../link-account/link-account.machine.ts';
import type { ChosenProvider, LinkAccountOutput } from '../link-account/link-account.types.ts';
import { port } from '../port.ts';
import { isSameStep, type Verification, verificationOf } from '../verification.ts';
import { isSignedIn, userIdOf, type Viewer } from '../viewer.ts';
import { NO_SIGN_UP, type SignUpStep, stepHeld, type TypedCharacter } from './held-sign-up.ts';
import {
  type JoiningContext,
  type JoiningEvent,
  type JoiningInput,
  type JoiningOutput,
  type JoiningStart,
  linkPurpose,
  seenBy,
} from './joining.types.ts';

/** How the flow of any step may end. */
export type StepOutput = AgreementOutput | CreateCharacterOutput | LinkAccountOutput | EmailVerificationOutput;

export const joiningSetup = setup({
  types: {} as {
    context: JoiningContext;
    events: JoiningEvent;
    input: JoiningInput;
    output: JoiningOutput;
    tags: 'busy' | 'alert';
    children: {
      agreement: 'agreement';
      createCharacter: 'createCharacter';
      linkAccount: 'linkAccount';
      linkByEmail: 'emailVerification';
    };
  },
  actors: {
    agreement: agreementMachine,
    createCharacter: createCharacterMachine,
    linkAccount: linkAccountMachine,
    emailVerification: emailVerificationMachine,
    /** Guest join data with a random nickname in the language of the page (AGR-4). */
    prepareJoin: port<JoinData>('prepareJoin'),
  },
  guards: {
    ...ENDS_AS,
    startsAt: ({ context }, { start }: { start: JoiningStart }) => context.start === start,
    opens: (_, { chosen, popup }: { chosen: string; popup: SignUpStep | 'welcome' }) => chosen === popup,
    holdsSignUp: ({ context }) => stepHeld(context, context.viewer) !== null,
    wasLeftAt: ({ context }, { step }: { step: SignUpStep }) => stepHeld(context, context.viewer) === step,
    hasAgreed: ({ context }) => !isSignedIn(context.viewer) && context.marketingAgreed !== null,
    mustAgree: ({ context }) => !isSignedIn(context.viewer) && context.joinData !== null && context.marketingAgreed === null,
    /** From the choice of ways a visitor goes back to the terms. */
    goesBackToTerms: ({ context }, { output }: { output: StepOutput }) => output.outcome === 'back' && !isSignedIn(context.viewer),
    canLinkByEmail: ({ context }) => linkPurpose(context) !== null,
    signsOut: ({ context }, { viewer }: { viewer: Viewer }) => context.owner !== null && !isSignedIn(viewer),
    signsIn: (_, { viewer }: { viewer: Viewer }) => isSignedIn(viewer),
    /** While an email is proven: the child knows whether it was that sign-up. */
    becomesSignedIn: ({ context }, { viewer }: { viewer: Viewer }) =>
      isSignedIn(viewer) && viewer.kind !== context.viewer.kind && context.viewer.kind !== 'member',
    isAnother: ({ context }, { viewer }: { viewer: Viewer }) =>
      context.owner !== null && isSignedIn(viewer) && userIdOf(viewer) !== context.owner,
  },
  actions: {
    keepViewer: assign(({ context }, { viewer }: { viewer: Viewer }) => seenBy(context, viewer)),
    keepMethods: assign({ enabledMethods: (_, { enabledMethods }: { enabledMethods: readonly number[] }) => enabledMethods }),
    keepConsent: assign({
      marketingAgreed: (_, { output }: { output: AgreementOutput }) => output.outcome === 'agreed' && output.marketingAgreed,
    }),
    /** What was ticked is kept; it is agreed to anew (AGR-2). */
    withdrawConsent: assign({ marketingAgreed: null }),
    keepJoinData: assign({
      joinData: ({ context }, { joinData }: { joinData: JoinData }) => ({
        ...(context.joinData ?? joinData),
        marketingAgreed: context.marketingAgreed ?? false,
      }),
    }),
    /**
     * The join goes on afterwards with the account of a provider's that waits for the character, or for a field that the server refused; otherwise the
     * person chooses anew.
     */
    keepRefusal: assign({
      refused: (_, { output }: { output: StepOutput }) => refusalIn(output),
      provider: ({ context }, { output }) => providerIn(output) ?? (refusalIn(output) === null ? null : context.provider),
    }),
    keepEmail: assign({ email: (_, { output }: { output: StepOutput }) => ('email' in output ? output.email : '') }),
    keepCharacter: assign({
      joinData: ({ context }, { output }: { output: CreateCharacterOutput }) => withCharacter(context.joinData, output),
      character: null,
      refused: null,
    }),
    /** Where a visitor's sign-up is; a person with an account has none. */
    keepStep: assign({ step: ({ context }, { step }: { step: SignUpStep }) => (isSignedIn(context.viewer) ? null : step) }),
    keepTicked: assign({ ticked: (_, { ticked }: { ticked: readonly AgreementItem[] }) => ticked }),
    keepTyped: assign({
      character: (_, { nickname, uvrsId, gender }: TypedCharacter) => ({ nickname, uvrsId, gender }),
    }),
    /** The notice of where the person was holds until the next step. */
    keepLinking: assign({
      linking: (_, verification: Verification) => verificationOf(verification),
      takenUp: ({ context }, verification: Verification) => context.takenUp && isSameStep(context.linking, verification),
    }),
    noteTakenUp: assign({ takenUp: ({ context }) => stepHeld(context, context.viewer) !== null }),
    goOn: assign({ takenUp: false }),
    /** An answer by this very page is used once (SOC-2). */
    dropAnswer: assign({ provider: ({ context: { provider } }) => (provider === null || provider.answer !== null ? null : provider) }),
    /** The person goes back from the character to all ways: the account of a provider's would lead there again. */
    dropTicket: assign({ provider: ({ context: { provider } }) => (provider?.answer === null ? null : provider), refused: null }),
    dropProvider: assign({ provider: null, refused: null }),
    /** It is over, or begins anew: an account was made, or the person starts again. */
    forgetSignUp: assign({ ...NO_SIGN_UP, refused: null, provider: null, takenUp: false }),
    tickInAgreement: sendTo('agreement', (_, { item }: { item: AgreementItem }) => ({ type: 'ITEM_TOGGLED' as const, item })),
    tellLinkAccountOfMethods: sendTo('linkAccount', ({ context: { enabledMethods } }) => ({
      type: 'METHODS_CHANGED' as const,
      enabledMethods,
    })),
    tellLinkByEmailOfSignIn: sendTo('linkByEmail', { type: 'SIGNED_IN' as const }),
  },
});

function refusalIn(output: StepOutput): JoinRefusal | null {
  return 'refused' in output ? output.refused : null;
}

function providerIn(output: StepOutput): ChosenProvider | null {
  return output.outcome === 'createCharacter' && 'provider' in output ? (output.provider ?? null) : null;
}

function withCharacter(joinData: JoinData | null, output: CreateCharacterOutput): JoinData | null {
  if (output.outcome !== 'created') return joinData;
  const { nickname, nicknameIsSuggested, uvrsId, gender } = output;
  const chosen = { nickname, nicknameIsSuggested, uvrsId, gender };
  return joinData === null ? { authMethod: methodByCode('guest').type, marketingAgreed: false, ...chosen } : { ...joinData, ...chosen };
}
