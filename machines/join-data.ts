export type Gender = 'M' | 'F';

/** What a join sends, gathered over the popups of sign-up (section 3). A password is never part of it. */
export interface JoinData {
  /** Type number of the method; null when none was chosen, which cannot join (JOIN-3). */
  readonly authMethod: number | null;
  readonly nickname: string;
  /** A random nickname may be replaced by another when it is taken; one that the person typed may not. */
  readonly nicknameIsSuggested: boolean;
  readonly gender: Gender;
  /** Empty: the server gives one. */
  readonly uvrsId: string;
  /** A free one in all likelihood, to be kept or changed before an account of a provider’s joins (SEEN-3); absent where none was made up. */
  readonly proposedUvrsId?: string | undefined;
  readonly marketingAgreed: boolean;
}
