/** A school of the operator's federation, as the API lists it (CAMPUS-3). */
export interface School {
  readonly code: string;
  /** One name at least, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** What else people call it. */
  readonly aliases: readonly string[];
  /** How its name is read, in kana and in Latin letters. */
  readonly readings: readonly string[];
  /** Domains of its members' email addresses. */
  readonly domains: readonly string[];
}

/** The one that the person has chosen; its name is in their language. */
export interface ChosenSchool {
  readonly code: string;
  readonly name: string;
}
