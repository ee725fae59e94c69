import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { isOffered, methodByCode } from '#contract/methods.ts';
import { type AgreementOutput, agreementMachine } from '../agreement/agreement.machine.ts';
import { type AgreementRenewalOutput, agreementRenewalMachine } from '../agreement-renewal/agreement-renewal.machine.ts';
import { type CreateCharacterOutput, createCharacterMachine } from '../create-character/create-character.machine.ts';
import { type EmailLoginOutput, emailLoginMachine } from '../email-login/email-login.machine.ts';
import { emailVerificationMachine } from '../email-verification/email-verification.machine.ts';
import type { EmailVerificationOutput } from '../email-verification/email-verification.types.ts';
import { ENDS_AS } from '../ends-as.ts';
import type { JoinData } from '../join-data.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import { linkAccountMachine } from '../link-account/link-account.machine.ts';
import type { ChosenProvider, LinkAccountOutput } from '../link-account/link-account.types.ts';
import { type LoginOutput, loginMachine } from '../login/login.machine.ts';
import { type NicknameChangeOutput, nicknameChangeMachine } from '../nickname-change/nickname-change.machine.ts';
import { MYROOM, type Place } from '../place.ts';
import { port } from '../port.ts';
import { type ProfileOutput, profileMachine } from '../profile/profile.machine.ts';
import type { ProviderPurpose } from '../provider-window/provider-window.machine.ts';
import { isSignedIn, userIdOf, VISITOR, type Viewer } from '../viewer.ts';
import { type Interrupted, NO_SIGN_UP, type SignUpStep, type TypedCharacter, type Verification } from './draft.ts';
import type { PopupName } from './popup-names.ts';
import {
  canResume,
  type Emitted,
  isSameStep,
  linkPurpose,
  offeredMethods,
  type PopupsContext,
  type PopupsEvent,
  type PopupsInput,
  seenBy,
  stepHeld,
  verificationOf,
} from './popups.types.ts';

/** How the flow of any popup may end. */
export type AnyOutput =
  | AgreementOutput
  | AgreementRenewalOutput
  | CreateCharacterOutput
  | EmailLoginOutput
  | EmailVerificationOutput
  | LinkAccountOutput
  | LoginOutput
  | NicknameChangeOutput
  | ProfileOutput;

export const popupsSetup = setup({
  types: {} as {
    context: PopupsContext;
    events: PopupsEvent;
    input: PopupsInput;
    emitted: Emitted;
    tags: 'busy' | 'alert';
    children: {
      agreement: 'agreement';
      agreementRenewal: 'agreementRenewal';
      createCharacter: 'createCharacter';
      linkAccount: 'linkAccount';
      linkByEmail: 'emailVerification';
      passwordReset: 'emailVerification';
      passwordChange: 'emailVerification';
      login: 'login';
      emailLogin: 'emailLogin';
      nicknameChange: 'nicknameChange';
      profile: 'profile';
    };
  },
  actors: {
    agreement: agreementMachine,
    agreementRenewal: agreementRenewalMachine,
    createCharacter: createCharacterMachine,
    linkAccount: linkAccountMachine,
    emailVerification: emailVerificationMachine,
    login: loginMachine,
    emailLogin: emailLoginMachine,
    nicknameChange: nicknameChangeMachine,
    profile: profileMachine,
    /** Guest join data with a random nickname in the language of the page (AGR-4). */
    prepareJoin: port<JoinData>('prepareJoin'),
    /** Refreshes a token that has run out or soon will; `signedIn` is false when no session is left. */
    refreshToken: port<{ signedIn: boolean }>('refreshToken'),
    /** The items that the server says are due for who is signed in; it may answer with what is known of the user (AGR-5). */
    readDueItems: port<readonly AgreementItem[]>('readDueItems'),
    /** Leaves for the 3D host; ends when the person comes back to this page. */
    enterWorld: port<void, { place: Place }>('enterWorld'),
  },
  guards: {
    ...ENDS_AS,
    opens: (_, { chosen, popup }: { chosen: PopupName; popup: PopupName }) => chosen === popup,
    names: (_, { chosen, document }: { chosen: DocumentName; document: DocumentName }) => chosen === document,
    resumes: ({ context }, { popup }: { popup: Interrupted }) => context.interrupted === popup && canResume(context),
    holdsSignUp: ({ context }) => stepHeld(context) !== null,
    wasLeftAt: ({ context }, { step }: { step: SignUpStep }) => stepHeld(context) === step,
    hasAgreed: ({ context }) => !isSignedIn(context.viewer) && context.marketingAgreed !== null,
    isSignedIn: ({ context }) => isSignedIn(context.viewer),
    viewerUnknown: ({ context }) => context.viewer.kind === 'unknown',
    canLinkByEmail: ({ context }) => linkPurpose(context) !== null,
    mustAgree: ({ context }) => !isSignedIn(context.viewer) && context.joinData !== null && context.marketingAgreed === null,
    resumesProvider: ({ context }, { purpose }: { purpose: ProviderPurpose }) => context.resumed?.purpose === purpose,
    isSsoMode: ({ context }) => context.ssoMode,
    /** A visitor has agreed to nothing yet; where a partner waits, the partner's page comes first (GW-2). */
    isNotAsked: ({ context }) => !isSignedIn(context.viewer) || context.ssoMode,
    areDue: (_, { items }: { items: readonly AgreementItem[] }) => items.length > 0,
    /** While a partner waits, nothing leads to the 3D host (JOIN-2). */
    hasPlace: ({ context }) => context.place !== null && !context.ssoMode,
    mayEnterPlace: ({ context }) => context.place !== null && !context.ssoMode && isSignedIn(context.viewer),
    guestToPush: ({ context }) => context.viewer.kind === 'guest' && (!context.guestPushed || context.ssoMode),
    partnerWaits: ({ context }) => context.ssoMode && context.viewer.kind === 'visitor',
    returns: (_, { returning }: { returning: boolean }) => returning,
    /** Where a partner waits, the popup of all ways says for whom the person signs in (GW-2). */
    goesOnByEmail: ({ context: { enabledMethods, ssoMode } }, { byEmail }: { byEmail: boolean }) =>
      byEmail && !ssoMode && isOffered('email', enabledMethods),
    signsIn: (_, { viewer }: { viewer: Viewer }) => isSignedIn(viewer),
    /** While a sign-up is open: the child knows whether it was that sign-up. */
    becomesSignedIn: ({ context }, { viewer }: { viewer: Viewer }) =>
      isSignedIn(viewer) && viewer.kind !== context.viewer.kind && context.viewer.kind !== 'member',
    signsInAsMember: (_, { viewer }: { viewer: Viewer }) => viewer.kind === 'member',
    hasEnded: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
    /** Until the viewer is known, the owner of what a reload left stands for them. */
    signsOut: ({ context }, { viewer }: { viewer: Viewer }) => context.owner !== null && !isSignedIn(viewer),
    isAnother: ({ context }, { viewer }: { viewer: Viewer }) =>
      context.owner !== null && isSignedIn(viewer) && userIdOf(viewer) !== context.owner,
  },
  actions: {
    keepViewer: assign(({ context }, { viewer }: { viewer: Viewer }) => seenBy(context, viewer)),
    keepPlace: assign({ place: (_, { place }: { place: Place }) => place }),
    keepDue: assign({ due: (_, { items }: { items: readonly AgreementItem[] }) => items }),
    forgetPlace: assign({ place: null }),
    choosePlace: assign({ place: ({ context }) => context.place ?? MYROOM }),
    tellSignedIn: emit((_, { by }: Pick<Emitted, 'by'>) => ({ type: 'SIGNED_IN' as const, by })),
    becomeVisitor: assign(({ context }) => seenBy(context, VISITOR)),
    keepConsent: assign({
      marketingAgreed: (_, { output }: { output: AgreementOutput }) => output.outcome === 'agreed' && output.marketingAgreed,
    }),
    keepJoinData: assign({
      joinData: ({ context }, { joinData }: { joinData: JoinData }) => ({
        ...(context.joinData ?? joinData),
        marketingAgreed: context.marketingAgreed ?? false,
      }),
    }),
    /** Where the server refused a field, the join goes on afterwards with the same account of a provider's; otherwise the person chooses anew. */
    keepRefusal: assign({
      refused: (_, { output }: { output: AnyOutput }) => refusalIn(output),
      provider: ({ context }, { output }) => (refusalIn(output) === null ? null : context.provider),
    }),
    keepEmail: assign({ email: (_, { output }: { output: AnyOutput }) => ('email' in output ? output.email : '') }),
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
    keepReset: assign({ reset: (_, verification: Verification) => verificationOf(verification) }),
    noteTakenUp: assign({ takenUp: ({ context }) => stepHeld(context) !== null }),
    goOn: assign({ takenUp: false, interrupted: null, typedName: '' }),
    dropInterrupted: assign({ interrupted: null, typedName: '' }),
    dropResumed: assign({ resumed: null }),
    keepMethods: assign({
      enabledMethods: ({ context }, { enabledMethods }: { enabledMethods: readonly number[] }) =>
        offeredMethods(enabledMethods, context.ssoMode),
    }),
    tellLoginOfMethods: sendTo('login', ({ context: { enabledMethods } }) => ({ type: 'METHODS_CHANGED' as const, enabledMethods })),
    tellLinkByEmailOfSignIn: sendTo('linkByEmail', { type: 'SIGNED_IN' as const }),
    tellLinkAccountOfMethods: sendTo('linkAccount', ({ context: { enabledMethods } }) => ({
      type: 'METHODS_CHANGED' as const,
      enabledMethods,
    })),
    keepProvider: assign({ provider: (_, { output }: { output: LoginOutput }) => providerIn(output) }),
    /** It is over, or begins anew: an account was made, or the person starts again. */
    forgetSignUp: assign({ ...NO_SIGN_UP, refused: null, provider: null, takenUp: false }),
    forgetReset: assign({ reset: null }),
    dropProvider: assign({ provider: null, refused: null }),
    forgetEmail: assign({ email: '' }),
    markGuestPushed: assign({ guestPushed: true }),
    closeDocument: raise({ type: 'DOCUMENT_CLOSED' }),
  },
});

function refusalIn(output: AnyOutput): JoinRefusal | null {
  return 'refused' in output ? output.refused : null;
}

function withCharacter(joinData: JoinData | null, output: CreateCharacterOutput): JoinData | null {
  if (output.outcome !== 'created') return joinData;
  const { nickname, nicknameIsSuggested, uvrsId, gender } = output;
  const chosen = { nickname, nicknameIsSuggested, uvrsId, gender };
  return joinData === null ? { authMethod: methodByCode('guest').type, marketingAgreed: false, ...chosen } : { ...joinData, ...chosen };
}

/** A provider's account that no member has joined with yet goes on to the join (LOGIN-4). */
function providerIn(output: LoginOutput): ChosenProvider | null {
  return output.outcome === 'providerSignUp' ? { method: output.method, ticket: output.ticket, answer: null } : null;
}
