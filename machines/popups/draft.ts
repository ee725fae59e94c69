import type { AgreementItem } from '#contract/agreement-items.ts';
import type { SentCode } from '../email-verification/email-verification.types.ts';
import type { Gender, JoinData } from '../join-data.ts';

/** The wizards that hold something: what was done in them is kept when they are left, and over a reload (EMAIL-9). */
export const WIZARDS = ['agreement', 'createCharacter', 'linkAccount', 'linkByEmail', 'passwordReset'] as const;
export type Wizard = (typeof WIZARDS)[number];
/** The wizards of the sign-up (AGR, CHAR, JOIN, EMAIL). */
export type SignUpStep = Exclude<Wizard, 'passwordReset'>;

/** A character as it stands in the fields: nothing of it has to be verified. */
export interface TypedCharacter {
  readonly nickname: string;
  readonly uvrsId: string;
  readonly gender: Gender | null;
}

/** How far an email is proven. */
export interface Verification {
  readonly email: string;
  readonly code: SentCode | null;
  readonly proof: string | null;
}

/** What the wizards of this tab hold. Never a password, and never a code. */
export interface Held {
  /** User ID of the person whose work it is; null for a visitor. */
  readonly owner: string | null;
  /** The step at which the sign-up is, or was left. */
  readonly step: SignUpStep | null;
  readonly ticked: readonly AgreementItem[];
  /** Null until the required items are agreed to: before that joining is not possible (AGR-2). */
  readonly marketingAgreed: boolean | null;
  readonly joinData: JoinData | null;
  /** Typed, and not taken over into the join data yet. */
  readonly character: TypedCharacter | null;
  /** The email that `linkByEmail` proves. */
  readonly linking: Verification | null;
  /** The email that `passwordReset` proves. */
  readonly reset: Verification | null;
}

/** Forms that hold nothing but what stands in them. */
export const FORMS = ['emailLogin', 'nicknameChange', 'idChange'] as const;
/** What a reload interrupts: a wizard, or a form in which something is typed. */
export type Interrupted = Wizard | (typeof FORMS)[number];

/** What stands in the fields that were shown last; a field that was not shown is not named. */
export interface Typed {
  readonly email?: string | undefined;
  readonly nickname?: string | undefined;
  readonly uvrsId?: string | undefined;
}

/** What survives a reload: what is held, and what was open. */
export interface Draft extends Held {
  readonly open: Interrupted | null;
  /** Typed in what was open, and not sent yet (ERR-37). */
  readonly email?: string | undefined;
  /** The same of a new nickname, or a new ID. */
  readonly name?: string | undefined;
}

export const NO_SIGN_UP = {
  step: null,
  ticked: [],
  marketingAgreed: null,
  joinData: null,
  character: null,
  linking: null,
} as const satisfies Omit<Held, 'owner' | 'reset'>;

export const NOTHING_HELD: Held = { owner: null, ...NO_SIGN_UP, reset: null };
