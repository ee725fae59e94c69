import type { Texts } from '#src/i18n/texts.ts';

/** What one landing page says; the words that all of them share are in `sections`. */
export type LandingTexts = Texts['landing'] & { readonly spaces: SpaceTexts };
/** The ten spaces (LAND-3, LAND-4). */
export type SpaceTexts = Texts['spaces']['campus'];
