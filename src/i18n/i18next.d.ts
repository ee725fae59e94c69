import 'i18next';
import type { Texts } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** `t(($) => $.login.title)`: a wrong key does not compile. */
    enableSelector: true;
    resources: { translation: Texts };
  }
}
