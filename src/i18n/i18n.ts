import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { LIMIT_VALUES } from '#contract/limit-values.ts';
import { showLanguage } from '../browser/page-language.ts';
import { josaFormatter } from './josa.ts';
import { mergeNamespaces, type TextTree } from './merge-namespaces.ts';

/** One chunk a language, loaded alone: a page speaks one language, and choosing another reloads it (FOOT-1). */
const LOCALES: Readonly<Record<Language, () => Promise<{ readonly files: Readonly<Record<string, TextTree>> }>>> = {
  ko: () => import('./locales/ko.ts'),
  en: () => import('./locales/en.ts'),
  ja: () => import('./locales/ja.ts'),
};

export const loadTexts = async (language: Language): Promise<TextTree> => mergeNamespaces((await LOCALES[language]()).files);

/** Loads the language and makes it the one that `useTranslation()` speaks; `<html lang>` follows (LANG-1). */
export async function startI18n(language: Language): Promise<i18n> {
  const instance = createI18n(language, await loadTexts(language));
  if (typeof document !== 'undefined') showLanguage(language);
  return instance;
}

/** The same for texts at hand, without touching the document; ready when it returns. `language` is a BCP 47 tag. */
export function createI18n(language: string, texts: TextTree): i18n {
  const instance = createInstance();
  const resources: Resource = { [language]: { translation: texts } };
  // `init` settles at once with `initAsync: false`; what it rejects with would be thrown by the first `t` as well.
  void instance.use(initReactI18next).init({
    lng: language,
    resources,
    initAsync: false,
    // The locale linter makes missing keys impossible, so there is nothing to fall back to.
    fallbackLng: false,
    interpolation: {
      // React escapes. Values are never read as templates themselves (`skipOnVariables` is on by default).
      escapeValue: false,
      defaultVariables: { ...LIMIT_VALUES, brand: brandOf(texts) },
    },
  });
  instance.services.formatter?.add('josa', josaFormatter);
  return instance;
}

/** The brand has one text in each language, `common.brand`; all others name it as `{{brand}}`. */
function brandOf({ common }: TextTree): string {
  const brand = typeof common === 'object' ? common.brand : undefined;
  return typeof brand === 'string' ? brand : '';
}
