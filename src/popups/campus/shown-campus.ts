import type { MethodCode } from '#contract/methods.ts';

/** A campus as the person sees it at its door (CAMPUS-2). */
export interface ShownCampus {
  /** In the person's language. */
  readonly name: string;
  readonly mark: string | null;
  readonly color: string | null;
  /** Its own sign-on; null where it has none, or it is not offered. */
  readonly method: MethodCode | null;
}
