import type { Texts } from './texts.ts';

declare module '#machines/bindings/define-bindings.ts' {
  interface Register {
    /** `press(($) => $.login.submit)`: a wrong key does not compile. */
    texts: Texts;
  }
}
