import { isOffered, type MethodCode } from '#contract/methods.ts';

/** A campus whose door a person came to, as the server's list says it (CAMPUS-2); the list may say no more than its code. */
export interface Campus {
  readonly code: string;
  /** In one language. */
  readonly name: string | null;
  /** Names by language; they go before `name`. */
  readonly names: Readonly<Record<string, string>>;
  /** Address of its picture. */
  readonly mark: string | null;
  /** `#rrggbb`; shown where words are legible on it. */
  readonly color: string | null;
  /** Its own sign-on. */
  readonly method: MethodCode | null;
}

/** Can the person sign in by the campus's own sign-on? (METHOD-2) */
export const offersCampusLogin = (campus: Campus | null, enabledMethods: readonly number[]): boolean =>
  campus !== null && campus.method !== null && isOffered(campus.method, enabledMethods);
