import type { AgreementItem } from '#contract/agreement-items.ts';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import type { CreateCharacterInput } from '../create-character/create-character.machine.ts';
import type { Purpose } from '../email-verification/email-verification.types.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import type { ChosenProvider, LinkAccountInput } from '../link-account/link-account.types.ts';
import { isSignedIn, userIdOf, type Viewer } from '../viewer.ts';
import { type HeldSignUp, NO_SIGN_UP, type SignUpStep } from './held-sign-up.ts';

/** A step by its name, or the sign-up where it was left: with `providerSignUp` for a provider’s account that is new here (LOGIN-4). */
export type JoiningStart = 'signUp' | 'providerSignUp' | SignUpStep;

export interface JoiningInput extends HeldSignUp {
  readonly start: JoiningStart;
  readonly viewer: Viewer;
  /** User ID of the person whose work it is; null for a visitor. */
  readonly owner: string | null;
  /** Typed in another popup, so that it is typed once; empty where none was. */
  readonly email: string;
  /** A provider’s account to go on with: from a login that found none (LOGIN-4), or answered by this very page (SOC-2). */
  readonly provider: ChosenProvider | null;
  /** Type numbers of the methods that are offered (METHOD-2). */
  readonly enabledMethods: readonly number[];
  /** A partner waits at the gateway (JOIN-4). */
  readonly ssoMode: boolean;
  /** A guest was pushed here (POP-4). */
  readonly pushed: boolean;
}

export interface JoiningContext extends JoiningInput {
  /** The sign-up goes on where it was left: it says where, and offers to start again. */
  readonly takenUp: boolean;
  readonly refused: JoinRefusal | null;
}

export type JoiningEvent =
  /** A popup's name is chosen while this is open (POP-1). */
  | { type: 'OPEN'; popup: SignUpStep | 'welcome' }
  | { type: 'START_AGAIN_CHOSEN' }
  /** The text of a box of the agreement was agreed to where it was read (POP-2). */
  | { type: 'ITEM_TOGGLED'; item: AgreementItem }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'CLOSED' }
  | { type: 'METHODS_CHANGED'; enabledMethods: readonly number[] }
  | { type: 'VIEWER_CHANGED'; viewer: Viewer };

/** Where it leads. What is held its snapshots have shown. */
export type JoiningOutput =
  /** An account of one's own just now, or an email that is linked: the sign-up is over (JOIN-2, EMAIL-7). */
  | { readonly outcome: 'joined' | 'linked' }
  /** A member has linked an email as a further way, which is over; or another way, or goes back without (JOIN-5). */
  | { readonly outcome: 'emailAdded' | 'profile' }
  /** Another window was faster, and it is said; or the person has signed in meanwhile. */
  | { readonly outcome: 'elsewhere' | 'arrived' }
  | { readonly outcome: 'welcome' | 'closed' }
  | { readonly outcome: 'emailLogin'; readonly email: string }
  /** To the account that a provider's account belongs to already (SOC-4). */
  | { readonly outcome: 'providerLogin'; readonly method: MethodCode; readonly ticket: string };

/** What was begun belongs to the person who began it: another one, or a sign-out, drops it (OUT-1). */
export function seenBy(context: JoiningContext, viewer: Viewer): Partial<JoiningContext> {
  const owner = userIdOf(viewer);
  if (owner === context.owner) return { viewer };
  return { viewer, ...NO_SIGN_UP, owner, takenUp: false, provider: null, refused: null, email: '' };
}

/** An account of a provider’s waits to be made. */
const isProposed = (provider: ChosenProvider | null): boolean => provider?.ticket != null;

/** What `createCharacter` starts from: what was typed before, the prepared join data, or nothing when the popup is opened by name. */
export const characterInput = ({ character, joinData, provider, refused }: JoiningContext): CreateCharacterInput => ({
  isProposed: isProposed(provider),
  nickname: character?.nickname ?? joinData?.nickname ?? '',
  nicknameIsSuggested: joinData?.nicknameIsSuggested === true && (character?.nickname ?? joinData.nickname) === joinData.nickname,
  uvrsId: character?.uvrsId || joinData?.uvrsId || (isProposed(provider) ? (joinData?.proposedUvrsId ?? '') : ''),
  gender: character?.gender ?? joinData?.gender ?? null,
  refused,
});

/** What an email is proven for (EMAIL-7). Null: there is neither a user nor join data (JOIN-3). */
export function linkPurpose({ viewer, joinData }: Pick<JoiningContext, 'viewer' | 'joinData'>): Purpose | null {
  if (isSignedIn(viewer)) return { kind: viewer.kind === 'guest' ? 'link' : 'setUp' };
  return joinData === null ? null : { kind: 'join', joinData: { ...joinData, authMethod: methodByCode('email').type } };
}

export const linkInput = ({ viewer, joinData, enabledMethods, provider, ssoMode, pushed }: JoiningContext): LinkAccountInput => ({
  viewer,
  joinData,
  enabledMethods,
  provider,
  mustLink: ssoMode && viewer.kind === 'guest',
  pushed,
});
