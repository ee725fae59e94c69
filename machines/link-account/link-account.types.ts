import type { MethodCode } from '#contract/methods.ts';
import type { Failure } from '../failures.ts';
import type { JoinData } from '../join-data.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import type { PageAnswer } from '../provider-window/provider-window.machine.ts';
import type { ChosenSchool } from '../school.ts';
import type { Viewer } from '../viewer.ts';

export interface LinkAccountInput {
  readonly viewer: Viewer;
  /** What a visitor joins with; a signed-in person links instead and has none. */
  readonly joinData: JoinData | null;
  /** Type numbers of the methods that are offered (METHOD-2). */
  readonly enabledMethods: readonly number[];
  /** A provider’s account to go on with: from a login that found none (LOGIN-4), or answered by this very page. */
  readonly provider: ChosenProvider | null;
  /** A guest who comes through the partner gateway cannot close this popup (JOIN-4). */
  readonly mustLink: boolean;
  /** This popup opened by itself: a guest was pushed here, and may say that a week goes by before the next time (POP-4). */
  readonly pushed: boolean;
}

export interface ChosenProvider {
  readonly method: MethodCode;
  /** The school of the generic method (CAMPUS-3). */
  readonly school?: ChosenSchool | null | undefined;
  readonly ticket: string | null;
  readonly answer: PageAnswer | null;
}

export interface LinkAccountContext extends LinkAccountInput {
  readonly failure: Failure | null;
  /** In a row; counted no further than help needs. */
  readonly failures: number;
}

export type LinkAccountEvent =
  | { type: 'GUEST_CHOSEN' }
  | { type: 'EMAIL_CHOSEN' }
  /** Social or university. */
  | { type: 'METHOD_CHOSEN'; method: MethodCode; school?: ChosenSchool | null | undefined }
  /** Schools are many: the person looks for theirs. */
  | { type: 'SCHOOL_SEARCH_CHOSEN' }
  | { type: 'CUSTOMISE_CHOSEN' }
  /** Not for a week; offered only to a guest who was pushed here. */
  | { type: 'POSTPONED' }
  /** The server named other methods while this was open. */
  | { type: 'METHODS_CHANGED'; enabledMethods: readonly number[] }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type LinkAccountOutput =
  | { outcome: 'joined' | 'linked' }
  /** A member linked a further way to sign in, or goes back without (JOIN-5). */
  | { outcome: 'added' | 'back' }
  | { outcome: 'linkByEmail' }
  /** Another account has this one of a provider's, and the person logs in to that. */
  | { outcome: 'providerLogin'; method: MethodCode; ticket: string }
  /** `refused` null: the person sees the character, to change it, or before an account of `provider` is made with it. */
  | { outcome: 'createCharacter'; refused: JoinRefusal | null; provider?: ChosenProvider }
  | { outcome: 'closed' };
