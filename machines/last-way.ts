import type { MethodCode } from '#contract/methods.ts';

/** The way to sign in that was used last on this device (LOGIN-6); it never says whose account that was. */
export interface LastWay {
  readonly method: MethodCode;
  /** Only if the person asked for it to be remembered. */
  readonly email: string | null;
}
