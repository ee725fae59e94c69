import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { expectTranslated, renderScreen } from './render-screen.tsx';

/** Shows the screen in each language: no text of it is missing, and none is the same as in another. `make` starts its actor anew. */
export async function expectTextsInEveryLanguage(make: () => ReactNode): Promise<void> {
  const shown = new Set<string | null>();
  for (const language of LANGUAGES) {
    await renderScreen(make(), language);
    expectTranslated(language);
    shown.add(document.body.textContent);
    cleanup();
  }
  expect(shown.size).toBe(LANGUAGES.length);
}
