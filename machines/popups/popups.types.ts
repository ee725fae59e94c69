import type { AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import type { CreateCharacterInput } from '../create-character/create-character.machine.ts';
import type { EmailVerificationInput, Purpose } from '../email-verification/email-verification.types.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import type { ChosenProvider, LinkAccountInput } from '../link-account/link-account.types.ts';
import type { LoginInput } from '../login/login.machine.ts';
import type { Place } from '../place.ts';
import type { PageAnswer, ProviderPurpose } from '../provider-window/provider-window.machine.ts';
import { isSignedIn, userIdOf, type Viewer } from '../viewer.ts';
import { type Draft, type Held, type Interrupted, NOTHING_HELD, type SignUpStep, type Verification } from './draft.ts';
import type { PopupName } from './popup-names.ts';

export interface PopupsInput {
  /** A requested place that was kept over a reload (SHELL-2). */
  readonly place: Place | null;
  readonly draft: Draft | null;
  /** What a provider answered by this very page, no window having opened. */
  readonly resumed: ResumedAnswer | null;
  /** A partner waits at the gateway: after signing in the person stays here (GW-2, JOIN-2). */
  readonly ssoMode: boolean;
  /** Type numbers of the methods that are offered, until the server says (METHOD-2). */
  readonly enabledMethods: readonly number[];
}

export interface ResumedAnswer {
  readonly purpose: ProviderPurpose;
  readonly method: MethodCode;
  readonly answer: PageAnswer;
}

export interface PopupsContext extends Held {
  readonly viewer: Viewer;
  readonly place: Place | null;
  /** What a reload interrupted; used once. */
  readonly interrupted: Interrupted | null;
  /** The sign-up goes on where it was left: it says where, and offers to start again. */
  readonly takenUp: boolean;
  readonly resumed: ResumedAnswer | null;
  readonly ssoMode: boolean;
  readonly enabledMethods: readonly number[];
  /** A provider’s account to join with (LOGIN-4). */
  readonly provider: ChosenProvider | null;
  readonly refused: JoinRefusal | null;
  /** Carried from popup to popup, so that it is typed once. */
  readonly email: string;
  /** A new nickname or ID that a reload interrupted, as it was typed; used once. */
  readonly typedName: string;
  /** Guests are pushed into linkAccount once per page load (POP-4). */
  readonly guestPushed: boolean;
  /** What the person who has just arrived has to agree to first (AGR-5). */
  readonly due: readonly AgreementItem[];
}

export type PopupsEvent =
  | { type: 'OPEN'; popup: PopupName }
  /** Sign up was pressed on a page; `returning`: an avatar was made on this device before (WELC-1). */
  | { type: 'SIGN_UP_REQUESTED'; returning: boolean }
  /** Log in was pressed on a page; `byEmail`: email was the way used last on this device (LOGIN-6). */
  | { type: 'LOGIN_REQUESTED'; byEmail: boolean }
  | { type: 'CLOSED' }
  | { type: 'SIGN_UP_CHOSEN' }
  | { type: 'START_AGAIN_CHOSEN' }
  | { type: 'LOGIN_CHOSEN' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'RETRY_CHOSEN' }
  | { type: 'PLACE_REQUESTED'; place: Place }
  | { type: 'METHODS_CHANGED'; enabledMethods: readonly number[] }
  | { type: 'VIEWER_CHANGED'; viewer: Viewer }
  | { type: 'DOCUMENT_OPENED'; document: DocumentName }
  | { type: 'DOCUMENT_CLOSED' };

/** A member has signed in while a popup of signing in was open; `reset`: by a new password (RESET-2). */
export type Emitted = { type: 'SIGNED_IN'; by: 'login' | 'reset' };

/** What `createCharacter` starts from: what was typed before, the prepared join data, or nothing when the popup is opened by name. */
export const characterInput = ({ character, joinData, refused }: PopupsContext): CreateCharacterInput => ({
  nickname: character?.nickname ?? joinData?.nickname ?? '',
  nicknameIsSuggested: joinData?.nicknameIsSuggested === true && (character?.nickname ?? joinData.nickname) === joinData.nickname,
  uvrsId: character?.uvrsId ?? joinData?.uvrsId ?? '',
  gender: character?.gender ?? joinData?.gender ?? null,
  refused,
});

/** What an email is proven for (EMAIL-7). Null: there is neither a user nor join data (JOIN-3). */
export function linkPurpose({ viewer, joinData }: PopupsContext): Purpose | null {
  if (isSignedIn(viewer)) return { kind: viewer.kind === 'guest' ? 'link' : 'setUp' };
  return joinData === null ? null : { kind: 'join', joinData: { ...joinData, authMethod: methodByCode('email').type } };
}

/** Goes on with the email that this wizard holds, unless another one was typed meanwhile. */
export function verificationInput({ email }: PopupsContext, held: Verification | null, purpose: Purpose): EmailVerificationInput {
  const goesOn = held !== null && (email === '' || email === held.email);
  return { purpose, ...(goesOn ? held : { email, code: null, proof: null }) };
}

/** An email that was not sent to the server yet is not worth keeping. */
export const verificationOf = ({ email, code, proof }: Verification): Verification | null => (email === '' ? null : { email, code, proof });

export const isSameStep = (one: Verification | null, other: Verification): boolean =>
  (one?.proof ?? null) === other.proof && ((one?.code ?? null) === null) === (other.code === null);

/** What was begun belongs to the person who began it: another one, or a sign-out, drops it (OUT-1). */
export function seenBy(context: PopupsContext, viewer: Viewer): Partial<PopupsContext> {
  const owner = userIdOf(viewer);
  if (owner === context.owner) return { viewer };
  return { viewer, ...NOTHING_HELD, owner, interrupted: null, takenUp: false, provider: null, refused: null, email: '', typedName: '' };
}

/** Is what a reload interrupted still this viewer's? */
export function canResume({ interrupted, viewer, joinData, marketingAgreed }: PopupsContext): boolean {
  const mayJoin = joinData !== null && marketingAgreed !== null;
  if (interrupted === 'linkByEmail') return isSignedIn(viewer) || mayJoin;
  if (interrupted === 'linkAccount') return !isSignedIn(viewer) && mayJoin;
  if (interrupted === 'nicknameChange' || interrupted === 'idChange') return isSignedIn(viewer);
  return interrupted !== null && !isSignedIn(viewer);
}

/** The step at which a visitor's sign-up that was left goes on; null where there is nothing to go on with. */
export function stepHeld({ viewer, step, ticked, marketingAgreed, joinData }: PopupsContext): SignUpStep | null {
  if (isSignedIn(viewer)) return null;
  if (step === 'createCharacter') return step;
  if (marketingAgreed !== null) return step === 'linkByEmail' && joinData !== null ? step : 'linkAccount';
  return ticked.length > 0 ? 'agreement' : null;
}

/** Where a partner waits, a guest gets no code (JOIN-4): no person is offered to become one there. */
export const offeredMethods = (enabledMethods: readonly number[], ssoMode: boolean): readonly number[] =>
  ssoMode ? enabledMethods.filter((type) => type !== methodByCode('guest').type) : enabledMethods;

export const loginInput = ({ enabledMethods, resumed }: PopupsContext): LoginInput => ({
  enabledMethods,
  resumed: resumed?.purpose === 'login' ? resumed : null,
});

export function linkInput({ viewer, joinData, enabledMethods, provider, resumed, ssoMode }: PopupsContext): LinkAccountInput {
  const answered = resumed?.purpose === 'link' ? { method: resumed.method, ticket: null, answer: resumed.answer } : null;
  return { viewer, joinData, enabledMethods, provider: answered ?? provider, mustLink: ssoMode && viewer.kind === 'guest' };
}
