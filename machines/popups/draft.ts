import { type HeldSignUp, NO_SIGN_UP, SIGN_UP_STEPS } from '../joining/held-sign-up.ts';
import type { Verification } from '../verification.ts';

/** The wizards that hold something: what was done in them is kept when they are left, and over a reload (EMAIL-9). */
export const WIZARDS = [...SIGN_UP_STEPS, 'passwordReset', 'passwordChange', 'emailChange'] as const;
export type Wizard = (typeof WIZARDS)[number];

/** What the wizards of this tab hold. Never a password, and never a code. */
export interface Held extends HeldSignUp {
  /** User ID of the person whose work it is; null for a visitor. */
  readonly owner: string | null;
  /** The email that `passwordReset` and `passwordChange` prove. */
  readonly reset: Verification | null;
  /** The email that `emailChange` proves. */
  readonly newEmail: Verification | null;
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

export const NOTHING_HELD: Held = { owner: null, ...NO_SIGN_UP, reset: null, newEmail: null };
