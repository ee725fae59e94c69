import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { type UiTexts, UiTextsProvider } from '#src/ui/texts.tsx';

const UI_TEXTS: UiTexts = {
  locale: 'en',
  close: 'Close',
  back: 'Back',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  otherKeyboard: 'Is your keyboard set to another language?',
  loading: 'Loading',
  cancel: 'Cancel',
  required: 'Required',
  optional: 'Optional',
  newTab: 'opens in a new tab',
  ruleMet: 'met',
  ruleNotMet: 'not met',
};

/** Renders with the real texts of a language, as the application does. */
export async function renderPage(page: ReactNode, language: Language = 'en') {
  const i18n = createI18n(language, await loadTexts(language));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <UiTextsProvider texts={UI_TEXTS}>{page}</UiTextsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

export const LINKS = {
  faq: 'https://help.madang.example/faq',
  membership: 'https://help.madang.example/membership',
  partnership: 'https://help.madang.example/partnership',
  inquiry: 'https://help.madang.example/inquiry',
  about: 'https://about.madang.example/',
};
