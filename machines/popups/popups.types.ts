import type { AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import type { Campus } from '../campus.ts';
import { type HeldSignUp, NO_SIGN_UP } from '../joining/held-sign-up.ts';
import type { JoiningInput } from '../joining/joining.types.ts';
import type { ChosenProvider } from '../link-account/link-account.types.ts';
import type { LoginInput } from '../login/login.machine.ts';
import { need } from '../need.ts';
import type { Place } from '../place.ts';
import type { ProfileDetour } from '../profile/profile.machine.ts';
import type { PageAnswer, ProviderPurpose } from '../provider-window/provider-window.machine.ts';
import type { Verification } from '../verification.ts';
import { isSignedIn, userIdOf, type Viewer } from '../viewer.ts';
import type { Draft, Interrupted } from './draft.ts';
import type { PopupName } from './popup-names.ts';

export interface PopupsInput {
  /** A requested place that was kept over a reload (SHELL-2). */
  readonly place: Place | null;
  /** The campus that the place belongs to (CAMPUS-2); none by default. */
  readonly campus?: Campus | null;
  readonly draft: Draft | null;
  /** What a provider answered by this very page, no window having opened. */
  readonly resumed: ResumedAnswer | null;
  /** A partner waits at the gateway: after signing in the person stays here (GW-2, JOIN-2). */
  readonly ssoMode: boolean;
  /** Type numbers of the methods that are offered, until the server says (METHOD-2). */
  readonly enabledMethods: readonly number[];
  /** What the address asks for by itself, as a press on the page's button would (LOGIN-1, WELC-1); nothing by default. */
  readonly asked?: PageRequest | null;
  /** The guest of this device has asked not to be pushed for a week (POP-4); not by default. */
  readonly leftAlone?: boolean;
}

export interface ResumedAnswer {
  readonly purpose: ProviderPurpose;
  readonly method: MethodCode;
  /** Null where the server has given a ticket for it. */
  readonly answer: PageAnswer | null;
  readonly ticket?: string;
}

export interface PopupsContext {
  readonly viewer: Viewer;
  /** User ID of the person whose work is held here; null for a visitor. */
  readonly owner: string | null;
  readonly place: Place | null;
  /** The campus whose door the person came to: what signs in shows it, and offers its own sign-on first (CAMPUS-2). */
  readonly campus: Campus | null;
  /** The login begins with it: the campus's own sign-on, chosen at the welcome, or the way used last, chosen on the page (LOGIN-6). */
  readonly startsWith: MethodCode | null;
  /** What `joining` said last of what was chosen in it: it goes on with that when it opens again (EMAIL-9). */
  readonly signUp: HeldSignUp;
  /** What `joining` begins with; null once it runs. */
  readonly joiningStart: Pick<JoiningInput, 'start' | 'provider' | 'pushed'> | null;
  /** Where `joining` is; null while it is not open. */
  readonly joiningStep: string | null;
  /** How far the email is proven that gets a new password (RESET). */
  readonly reset: Verification | null;
  readonly newEmail: Verification | null;
  /** What a reload interrupted; used once. */
  readonly interrupted: Interrupted | null;
  readonly resumed: ResumedAnswer | null;
  readonly ssoMode: boolean;
  readonly enabledMethods: readonly number[];
  /** What the address asks for; used once. */
  readonly asked: PageRequest | null;
  /** Carried from popup to popup, so that it is typed once. */
  readonly email: string;
  /** A new nickname or ID that a reload interrupted, as it was typed; used once. */
  readonly typedName: string;
  /** The login that is open is one as a guest, who goes on as one who joins. */
  readonly entersAsGuest: boolean;
  /** From the profile, to which it leads back; null where the person came otherwise. */
  readonly profileLeftFor: ProfileDetour | null;
  /** Guests are pushed into linkAccount once per page load (POP-4). */
  readonly guestPushed: boolean;
  /** What the person who has just arrived has to agree to first (AGR-5). */
  readonly due: readonly AgreementItem[];
  /** The box that the open document can tick; null where there is none, or it is ticked (POP-2). */
  readonly documentItem: AgreementItem | null;
}

/** What a button of a page asks for. */
export type PageRequest =
  /** Sign up; `returning`: an avatar was made on this device before (WELC-1). */
  | { readonly type: 'SIGN_UP_REQUESTED'; readonly returning: boolean }
  /** Log in; `byEmail`: email was the way used last on this device (LOGIN-6). */
  | { readonly type: 'LOGIN_REQUESTED'; readonly byEmail: boolean };

export type PopupsEvent =
  | PageRequest
  /** The provider that was used last on this device, which the page offers by itself (LOGIN-6). */
  | { type: 'LAST_WAY_CHOSEN'; method: MethodCode }
  | { type: 'LAST_WAY_FORGOTTEN' }
  | { type: 'OPEN'; popup: PopupName }
  | { type: 'CLOSED' }
  | { type: 'SIGN_UP_CHOSEN' }
  | { type: 'LOGIN_CHOSEN' }
  /** The campus's own sign-on (CAMPUS-2). */
  | { type: 'CAMPUS_LOGIN_CHOSEN' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'RETRY_CHOSEN' }
  | { type: 'PLACE_REQUESTED'; place: Place; campus?: Campus | null }
  | { type: 'METHODS_CHANGED'; enabledMethods: readonly number[] }
  /** `elsewhere`: by another window, whatever is open in this one. */
  | { type: 'VIEWER_CHANGED'; viewer: Viewer; elsewhere?: boolean }
  /** `item`: the text of a box of the agreement that is not ticked yet. */
  | { type: 'DOCUMENT_OPENED'; document: DocumentName; item?: AgreementItem | undefined }
  | { type: 'DOCUMENT_CLOSED' }
  /** The text was read, and its box is ticked (AGR-1). */
  | { type: 'DOCUMENT_AGREED' };

/** A member has signed in while a popup of signing in was open; `reset`: by a new password (RESET-2). */
export type Emitted = { type: 'SIGNED_IN'; by: 'login' | 'reset' | 'handOver' };

/** What was begun belongs to the person who began it: another one, or a sign-out, drops it (OUT-1). */
export function seenBy(context: PopupsContext, viewer: Viewer): Partial<PopupsContext> {
  const owner = userIdOf(viewer);
  const seen = { viewer, ...(isSignedIn(viewer) && { asked: null }) };
  if (owner === context.owner) return seen;
  return { ...seen, owner, signUp: NO_SIGN_UP, reset: null, newEmail: null, interrupted: null, email: '', typedName: '' };
}

/** Is what a reload interrupted still this viewer's? */
/** What a signed-in person was doing with their own account. */
const OWN: readonly Interrupted[] = ['nicknameChange', 'idChange', 'passwordChange', 'emailChange'];

export function canResume({ interrupted, viewer, signUp }: PopupsContext): boolean {
  const mayJoin = signUp.joinData !== null && signUp.marketingAgreed !== null;
  if (interrupted === 'linkByEmail') return isSignedIn(viewer) || mayJoin;
  if (interrupted === 'linkAccount') return !isSignedIn(viewer) && mayJoin;
  if (interrupted !== null && OWN.includes(interrupted)) return isSignedIn(viewer);
  return interrupted !== null && !isSignedIn(viewer);
}

type Asking<Type extends PageRequest['type']> = PopupsContext & { readonly asked: Extract<PageRequest, { type: Type }> };
const asks = <Type extends PageRequest['type']>(context: PopupsContext, type: Type): context is Asking<Type> =>
  context.viewer.kind === 'visitor' && context.asked?.type === type;
export const asksToLogIn = (context: PopupsContext): context is Asking<'LOGIN_REQUESTED'> => asks(context, 'LOGIN_REQUESTED');
export const asksToSignUp = (context: PopupsContext): context is Asking<'SIGN_UP_REQUESTED'> => asks(context, 'SIGN_UP_REQUESTED');

/** Where a partner waits, a guest gets no code (JOIN-4): no person is offered to become one there. */
export const offeredMethods = (enabledMethods: readonly number[], ssoMode: boolean): readonly number[] =>
  ssoMode ? enabledMethods.filter((type) => type !== methodByCode('guest').type) : enabledMethods;

export const loginInput = ({ enabledMethods, resumed, campus, startsWith }: PopupsContext): LoginInput => ({
  enabledMethods,
  campus,
  startsWith,
  resumed: resumed?.purpose === 'login' ? resumed : null,
});

/** A provider's answer by this very page, if it is one to link or to join with (SOC-2). */
export const answeredLink = ({ resumed }: PopupsContext): ChosenProvider | null =>
  resumed?.purpose === 'link' ? { method: resumed.method, ticket: null, answer: resumed.answer } : null;

export function joiningInput({ joiningStart, signUp, viewer, owner, email, enabledMethods, ssoMode }: PopupsContext): JoiningInput {
  return { ...need(joiningStart, 'a step to begin at'), ...signUp, viewer, owner, email, enabledMethods, ssoMode };
}

interface Opened {
  readonly value: { readonly popup: string };
  readonly context: Pick<PopupsContext, 'joiningStep'>;
}

/** The popup that is open, by its name, or the state that shows something else; a step of the sign-up by the step's. */
export const openPopup = ({ value: { popup }, context: { joiningStep } }: Opened): string =>
  popup === 'joining' ? (joiningStep ?? popup) : popup;
