import { and, assign, emit, or, raise, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { isOffered, type MethodCode } from '#contract/methods.ts';
import { type AgreementRenewalOutput, agreementRenewalMachine } from '../agreement-renewal/agreement-renewal.machine.ts';
import { type Campus, offersCampusLogin } from '../campus.ts';
import { type EmailLoginOutput, emailLoginMachine } from '../email-login/email-login.machine.ts';
import { emailVerificationMachine } from '../email-verification/email-verification.machine.ts';
import type { EmailVerificationOutput } from '../email-verification/email-verification.types.ts';
import { ENDS_AS } from '../ends-as.ts';
import { type HandOverOutput, handOverMachine } from '../hand-over/hand-over.machine.ts';
import { heldSignUp, NO_SIGN_UP, type SignUpStep, stepHeld } from '../joining/held-sign-up.ts';
import { joiningMachine } from '../joining/joining.machine.ts';
import type { JoiningOutput, JoiningStart } from '../joining/joining.types.ts';
import { type LoginOutput, loginMachine } from '../login/login.machine.ts';
import { need } from '../need.ts';
import { type NicknameChangeOutput, nicknameChangeMachine } from '../nickname-change/nickname-change.machine.ts';
import { MYROOM, type Place } from '../place.ts';
import { port } from '../port.ts';
import { type ProfileDetour, type ProfileOutput, profileMachine } from '../profile/profile.machine.ts';
import type { ProviderPurpose } from '../provider-window/provider-window.machine.ts';
import { type Verification, verificationOf } from '../verification.ts';
import { isSignedIn, userIdOf, VISITOR, type Viewer } from '../viewer.ts';
import type { Interrupted } from './draft.ts';
import type { PopupName } from './popup-names.ts';
import {
  answeredLink,
  asksToLogIn,
  asksToSignUp,
  canResume,
  type Emitted,
  offeredMethods,
  type PopupsContext,
  type PopupsEvent,
  type PopupsInput,
  seenBy,
} from './popups.types.ts';

/** How the flow of any popup may end. */
export type AnyOutput =
  | AgreementRenewalOutput
  | EmailLoginOutput
  | EmailVerificationOutput
  | HandOverOutput
  | JoiningOutput
  | LoginOutput
  | NicknameChangeOutput
  | ProfileOutput;

type Joining = Pick<SnapshotFrom<typeof joiningMachine>, 'value' | 'context'>;

/** The steps that make or link an account. */
const LINKING: readonly string[] = ['linkAccount', 'linkByEmail'];

export const popupsSetup = setup({
  types: {} as {
    context: PopupsContext;
    events: PopupsEvent;
    input: PopupsInput;
    emitted: Emitted;
    tags: 'busy' | 'alert';
    children: {
      agreementRenewal: 'agreementRenewal';
      joining: 'joining';
      passwordReset: 'emailVerification';
      passwordChange: 'emailVerification';
      emailChange: 'emailVerification';
      login: 'login';
      emailLogin: 'emailLogin';
      handOver: 'handOver';
      nicknameChange: 'nicknameChange';
      profile: 'profile';
    };
  },
  actors: {
    agreementRenewal: agreementRenewalMachine,
    joining: joiningMachine,
    emailVerification: emailVerificationMachine,
    login: loginMachine,
    emailLogin: emailLoginMachine,
    handOver: handOverMachine,
    nicknameChange: nicknameChangeMachine,
    profile: profileMachine,
    /** Refreshes a token that has run out or soon will; `signedIn` is false when no session is left. */
    refreshToken: port<{ signedIn: boolean }>('refreshToken'),
    /** The items that the server says are due for who is signed in; it may answer with what is known of the user (AGR-5). */
    readDueItems: port<readonly AgreementItem[]>('readDueItems'),
    /** Leaves for the 3D host; ends when the person comes back to this page. */
    enterWorld: port<void, { place: Place }>('enterWorld'),
    /** Removes from this device which way was used last, and the email with it. */
    forgetLastWay: port<void>('forgetLastWay'),
  },
  guards: {
    ...ENDS_AS,
    opens: (_, { chosen, popup }: { chosen: PopupName; popup: PopupName }) => chosen === popup,
    names: (_, { chosen, document }: { chosen: DocumentName; document: DocumentName }) => chosen === document,
    resumes: ({ context }, { popup }: { popup: Interrupted }) => context.interrupted === popup && canResume(context),
    holdsSignUp: ({ context }) => stepHeld(context.signUp, context.viewer) !== null,
    /** A document belongs to the popup that offers it, and closes with it (POP-2). */
    offersDocuments: or([
      stateIn({ popup: 'agreementRenewal' }),
      stateIn({ popup: 'myProfile' }),
      ({ context }: { context: PopupsContext }) => context.joiningStep === 'agreement',
    ]),
    /** Only an agreement has a box to tick, and its text alone is agreed to in it (POP-2). */
    mayAgreeToDocument: and([
      ({ context }: { context: PopupsContext }) => context.documentItem !== null,
      or([stateIn({ popup: 'agreementRenewal' }), ({ context }: { context: PopupsContext }) => context.joiningStep === 'agreement']),
    ]),
    isAtAgreement: (_, { snapshot }: { snapshot: Joining }) => snapshot.value === 'agreement',
    isSignedIn: ({ context }) => isSignedIn(context.viewer),
    /** Another popup in its place would take what is typed there. */
    isOnTheWayIn: or([
      stateIn({ popup: 'welcome' }),
      stateIn({ popup: 'login' }),
      stateIn({ popup: 'emailLogin' }),
      stateIn({ popup: 'handOver' }),
      stateIn({ popup: 'passwordReset' }),
      stateIn({ popup: 'joining' }),
    ]),
    viewerUnknown: ({ context }) => context.viewer.kind === 'unknown',
    resumesProvider: ({ context }, { purpose }: { purpose: ProviderPurpose }) => context.resumed?.purpose === purpose,
    /** The campus's own sign-on, as long as it is offered (CAMPUS-2, METHOD-2). */
    hasCampusLogin: ({ context: { campus, enabledMethods } }) => offersCampusLogin(campus, enabledMethods),
    isSsoMode: ({ context }) => context.ssoMode,
    /** A visitor has agreed to nothing yet; where a partner waits, the partner's page comes first (GW-2). */
    isNotAsked: ({ context }) => !isSignedIn(context.viewer) || context.ssoMode,
    areDue: (_, { items }: { items: readonly AgreementItem[] }) => items.length > 0,
    /** While a partner waits, nothing leads to the 3D host (JOIN-2). */
    hasPlace: ({ context }) => context.place !== null && !context.ssoMode,
    mayEnterPlace: ({ context }) => context.place !== null && !context.ssoMode && isSignedIn(context.viewer),
    guestToPush: ({ context }) => context.viewer.kind === 'guest' && (!context.guestPushed || context.ssoMode),
    partnerWaits: ({ context }) => context.ssoMode && context.viewer.kind === 'visitor',
    /** Only a visitor has a use for what the address asks for. */
    asksForForm: ({ context }) => asksToLogIn(context) && context.asked.byEmail && isOffered('email', context.enabledMethods),
    asksForLogin: ({ context }) => asksToLogIn(context),
    asksForWelcome: ({ context }) => asksToSignUp(context) && context.asked.returning && stepHeld(context.signUp, context.viewer) === null,
    asksForSignUp: ({ context }) => asksToSignUp(context),
    returns: (_, { returning }: { returning: boolean }) => returning,
    /** Where a partner waits, the popup of all ways says for whom the person signs in (GW-2). */
    goesOnByEmail: ({ context: { enabledMethods, ssoMode } }, { byEmail }: { byEmail: boolean }) =>
      byEmail && !ssoMode && isOffered('email', enabledMethods),
    signsIn: (_, { viewer }: { viewer: Viewer }) => isSignedIn(viewer),
    /** This very popup signs them in: a guest of another tab is not led away from here. A partner’s guest has to link first (JOIN-4). */
    entersAsGuest: ({ context }, { viewer }: { viewer: Viewer }) => context.entersAsGuest && !context.ssoMode && viewer.kind === 'guest',
    signsInAsMember: (_, { viewer }: { viewer: Viewer }) => viewer.kind === 'member',
    hasEnded: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
    /** Until the viewer is known, the owner of what a reload left stands for them. */
    signsOut: ({ context }, { viewer }: { viewer: Viewer }) => context.owner !== null && !isSignedIn(viewer),
    signsOutAtGateway: ({ context }, { viewer }: { viewer: Viewer }) => context.ssoMode && context.owner !== null && !isSignedIn(viewer),
    isAnother: ({ context }, { viewer }: { viewer: Viewer }) =>
      context.owner !== null && isSignedIn(viewer) && userIdOf(viewer) !== context.owner,
  },
  actions: {
    keepViewer: assign(({ context }, { viewer }: { viewer: Viewer }) => seenBy(context, viewer)),
    keepPlace: assign((_, { place, campus }: { place: Place; campus: Campus | null }) => ({ place, campus })),
    keepDue: assign({ due: (_, { items }: { items: readonly AgreementItem[] }) => items }),
    forgetPlace: assign({ place: null, campus: null }),
    startAtCampus: assign({ startsWith: ({ context }) => context.campus?.method ?? null }),
    startWith: assign({ startsWith: (_, { method }: { method: MethodCode }) => method }),
    forgetStart: assign({ startsWith: null }),
    noteGuest: assign({
      entersAsGuest: (_, { snapshot }: { snapshot: Pick<SnapshotFrom<typeof loginMachine>, 'value'> }) =>
        snapshot.value === 'loggingInAsGuest',
    }),
    forgetGuest: assign({ entersAsGuest: false }),
    leaveProfile: assign({ profileLeftFor: (_, { detour }: { detour: ProfileDetour }) => detour }),
    forgetDetour: assign({ profileLeftFor: null }),
    choosePlace: assign({ place: ({ context }) => context.place ?? MYROOM }),
    tellSignedIn: emit((_, { by }: Pick<Emitted, 'by'>) => ({ type: 'SIGNED_IN' as const, by })),
    becomeVisitor: assign(({ context }) => seenBy(context, VISITOR)),
    keepEmail: assign({ email: (_, { output }: { output: AnyOutput }) => ('email' in output ? output.email : '') }),
    keepNewEmail: assign({ newEmail: (_, verification: Verification) => verificationOf(verification) }),
    keepReset: assign({ reset: (_, verification: Verification) => verificationOf(verification) }),
    dropInterrupted: assign({ interrupted: null, typedName: '' }),
    /** A popup that a person opens is not followed by what the page was loaded with: a provider's answer, or what the address asks for. */
    dropResumed: assign({ resumed: null, asked: null }),
    dropAsked: assign({ asked: null }),
    /** The login goes on with the provider's account that was proven for linking (SOC-4). */
    keepTicket: assign({
      resumed: (_, { output }: { output: JoiningOutput }) =>
        output.outcome === 'providerLogin'
          ? { purpose: 'login' as const, method: output.method, answer: null, ticket: output.ticket }
          : null,
    }),
    keepMethods: assign({
      enabledMethods: ({ context }, { enabledMethods }: { enabledMethods: readonly number[] }) =>
        offeredMethods(enabledMethods, context.ssoMode),
    }),
    tellLoginOfMethods: sendTo('login', ({ context: { enabledMethods } }) => ({ type: 'METHODS_CHANGED' as const, enabledMethods })),
    tellJoiningOfMethods: sendTo('joining', ({ context: { enabledMethods } }) => ({ type: 'METHODS_CHANGED' as const, enabledMethods })),
    tellJoiningOfViewer: sendTo('joining', ({ context: { viewer } }) => ({ type: 'VIEWER_CHANGED' as const, viewer })),
    /** Which popup of its own a name opens, or closes, is for `joining` to say (POP-1). */
    openInJoining: sendTo('joining', (_, { popup }: { popup: SignUpStep | 'welcome' }) => ({ type: 'OPEN' as const, popup })),
    /** What a reload interrupted, and what a provider answered by this very page, is used by it. */
    startJoining: assign({
      joiningStart: ({ context }, { start, pushed = false }: { start: JoiningStart; pushed?: boolean }) => ({
        start,
        provider: answeredLink(context),
        pushed,
      }),
      interrupted: null,
      typedName: '',
      resumed: null,
      asked: null,
    }),
    startJoiningWithProvider: assign({
      joiningStart: (_, { output }: { output: LoginOutput }) => startWithProvider(output),
      interrupted: null,
      typedName: '',
    }),
    /** What is chosen in it, and where it is; a person who was led to linking is not pushed there again (POP-4). */
    keepJoining: assign({
      signUp: (_, { snapshot }: { snapshot: Joining }) => heldSignUp(snapshot.context),
      joiningStart: null,
      joiningStep: (_, { snapshot }) => String(snapshot.value),
      guestPushed: ({ context }, { snapshot }) => context.guestPushed || LINKING.includes(String(snapshot.value)),
    }),
    /** An account was made or linked with it. */
    forgetSignUp: assign({ signUp: NO_SIGN_UP }),
    forgetJoiningStep: assign({ joiningStart: null, joiningStep: null }),
    forgetReset: assign({ reset: null }),
    forgetNewEmail: assign({ newEmail: null }),
    forgetEmail: assign({ email: '' }),
    keepDocumentItem: assign({ documentItem: (_, { item = null }: { item?: AgreementItem | null | undefined }) => item }),
    forgetDocumentItem: assign({ documentItem: null }),
    tickDocumentItem: sendTo(
      ({ context }) => (context.joiningStep === 'agreement' ? 'joining' : 'agreementRenewal'),
      ({ context }) => ({ type: 'ITEM_TOGGLED' as const, item: need(context.documentItem, 'a box to tick') }),
    ),
    closeDocument: raise({ type: 'DOCUMENT_CLOSED' }),
  },
});

/** A provider's account that no member has joined with yet goes on to the join (LOGIN-4). */
const startWithProvider = (output: LoginOutput): PopupsContext['joiningStart'] => ({
  start: 'providerSignUp',
  pushed: false,
  provider: output.outcome === 'providerSignUp' ? { method: output.method, ticket: output.ticket, answer: null } : null,
});
