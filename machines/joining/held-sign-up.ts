import type { AgreementItem } from '#contract/agreement-items.ts';
import type { Gender, JoinData } from '../join-data.ts';
import type { Verification } from '../verification.ts';
import { isSignedIn, type Viewer } from '../viewer.ts';

/** The popups of the sign-up, by their names (AGR, CHAR, JOIN, EMAIL). */
export const SIGN_UP_STEPS = ['agreement', 'createCharacter', 'linkAccount', 'linkByEmail'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** A character as it stands in the fields: nothing of it has to be verified. */
export interface TypedCharacter {
  readonly nickname: string;
  readonly uvrsId: string;
  readonly gender: Gender | null;
}

/** What a person chose on the way to an account: kept when the popup is left, and over a reload (EMAIL-9). */
export interface HeldSignUp {
  /** The step at which the sign-up is, or was left. */
  readonly step: SignUpStep | null;
  readonly ticked: readonly AgreementItem[];
  /** Null until the required items are agreed to: before that joining is not possible (AGR-2). */
  readonly marketingAgreed: boolean | null;
  readonly joinData: JoinData | null;
  /** Typed, and not taken over into the join data yet. */
  readonly character: TypedCharacter | null;
  /** The email that is being proven. */
  readonly linking: Verification | null;
}

export const NO_SIGN_UP: HeldSignUp = {
  step: null,
  ticked: [],
  marketingAgreed: null,
  joinData: null,
  character: null,
  linking: null,
};

/** Takes what is held out of what holds more. */
export const heldSignUp = ({ step, ticked, marketingAgreed, joinData, character, linking }: HeldSignUp): HeldSignUp => ({
  step,
  ticked,
  marketingAgreed,
  joinData,
  character,
  linking,
});

/** The step at which a visitor's sign-up that was left goes on; null where there is nothing to go on with. */
export function stepHeld({ step, ticked, marketingAgreed, joinData }: HeldSignUp, viewer: Viewer): SignUpStep | null {
  if (isSignedIn(viewer)) return null;
  if (step === 'createCharacter') return step;
  if (marketingAgreed !== null) return step === 'linkByEmail' && joinData !== null ? step : 'linkAccount';
  return ticked.length > 0 ? 'agreement' : null;
}
