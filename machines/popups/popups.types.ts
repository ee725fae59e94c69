import type { AgreementItem } from '../../contract/agreement-items.ts';
import type { DocumentName } from '../../contract/documents.ts';
import { type MethodCode, methodByCode } from '../../contract/methods.ts';
import type { Input as CharacterInput } from '../create-character/create-character.machine.ts';
import type { Purpose, Input as VerificationInput } from '../email-verification/email-verification.types.ts';
import type { JoinData } from '../join-data.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import type { ChosenProvider, Input as LinkInput } from '../link-account/link-account.machine.ts';
import type { Input as LoginInput } from '../login/login.machine.ts';
import type { Place } from '../place.ts';
import type { PageAnswer, ProviderPurpose } from '../provider-window/provider-window.machine.ts';
import { isSignedIn, type Viewer } from '../viewer.ts';
import type { Draft } from './draft.ts';
import type { PopupName } from './popup-names.ts';

export interface Input {
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

export interface Context {
  readonly viewer: Viewer;
  readonly place: Place | null;
  /** Where a reload interrupted the person; used once. */
  readonly draft: Draft | null;
  /** Null until the required items are agreed to: before that joining is not possible (AGR-2). */
  readonly resumed: ResumedAnswer | null;
  readonly ssoMode: boolean;
  readonly enabledMethods: readonly number[];
  /** A provider’s account to join with (LOGIN-4). */
  readonly provider: ChosenProvider | null;
  readonly marketingAgreed: boolean | null;
  readonly joinData: JoinData | null;
  readonly refused: JoinRefusal | null;
  /** Carried from popup to popup, so that it is typed once. */
  readonly email: string;
  /** Guests are pushed into linkAccount once per page load (POP-4). */
  readonly guestPushed: boolean;
  /** What the person who has just arrived has to agree to first (AGR-5). */
  readonly due: readonly AgreementItem[];
}

export type Event =
  | { type: 'OPEN'; popup: PopupName }
  | { type: 'CLOSED' }
  | { type: 'SIGN_UP_CHOSEN' }
  | { type: 'LOGIN_CHOSEN' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'RETRY_CHOSEN' }
  | { type: 'PLACE_REQUESTED'; place: Place }
  | { type: 'METHODS_CHANGED'; enabledMethods: readonly number[] }
  | { type: 'VIEWER_CHANGED'; viewer: Viewer }
  | { type: 'DOCUMENT_OPENED'; document: DocumentName }
  | { type: 'DOCUMENT_CLOSED' };

/** What `createCharacter` starts from: the prepared join data, or nothing when the popup is opened by name. */
export const characterInput = ({ joinData, refused }: Context): CharacterInput => ({
  nickname: joinData?.nickname ?? '',
  uvrsId: joinData?.uvrsId ?? '',
  gender: joinData?.gender ?? null,
  refused,
});

/** Whose email is proven, and for what (EMAIL-7). Null: there is neither a user nor join data (JOIN-3). */
export function linkPurpose({ viewer, joinData }: Context): Purpose | null {
  if (isSignedIn(viewer)) return { kind: viewer.kind === 'guest' ? 'link' : 'setUp' };
  return joinData === null ? null : { kind: 'join', joinData: { ...joinData, authMethod: methodByCode('email').type } };
}

/** The draft of this very popup carries its code and proof on; every other start is from the beginning. */
export function verificationInput(context: Context, popup: Draft['popup'], purpose: Purpose): VerificationInput {
  const resumed = context.draft?.popup === popup ? context.draft : null;
  return { purpose, email: resumed?.email ?? context.email, code: resumed?.code ?? null, proof: resumed?.proof ?? null };
}

export const canResume = ({ draft, viewer }: Context): boolean => {
  if (draft === null) return false;
  if (draft.popup === 'agreement' || draft.popup === 'passwordReset') return !isSignedIn(viewer);
  return isSignedIn(viewer) ? draft.popup === 'linkByEmail' && draft.joinData === null : draft.joinData !== null;
};

export const loginInput = ({ enabledMethods, resumed }: Context): LoginInput => ({
  enabledMethods,
  resumed: resumed?.purpose === 'login' ? resumed : null,
});

export function linkInput({ viewer, joinData, enabledMethods, provider, resumed, ssoMode }: Context): LinkInput {
  const answered = resumed?.purpose === 'link' ? { method: resumed.method, ticket: null, answer: resumed.answer } : null;
  return { viewer, joinData, enabledMethods, provider: answered ?? provider, mustLink: ssoMode && viewer.kind === 'guest' };
}
