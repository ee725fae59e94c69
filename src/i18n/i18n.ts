import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { LIMIT_VALUES } from '#contract/limit-values.ts';
import { showLanguage } from '../browser/page-language.ts';
import { josaFormatter } from './josa.ts';
import { mergeNamespaces, type TextTree } from './merge-namespaces.ts';

interface Locale {
  readonly files: Readonly<Record<string, TextTree>>;
}

/**
 * Where texts are needed: from the start, for a person's own account, for pages that are drawn here and not by the build. Each is a folder of
 * `texts/`, and a chunk a language: a page speaks one language, and choosing another reloads it (FOOT-1).
 */
const LOCALES = {
  start: { ko: () => import('./locales/ko.ts'), en: () => import('./locales/en.ts'), ja: () => import('./locales/ja.ts') },
  account: {
    ko: () => import('./locales/account/ko.ts'),
    en: () => import('./locales/account/en.ts'),
    ja: () => import('./locales/account/ja.ts'),
  },
  documents: {
    ko: () => import('./locales/documents/ko.ts'),
    en: () => import('./locales/documents/en.ts'),
    ja: () => import('./locales/documents/ja.ts'),
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, () => Promise<Locale>>>>>;

export type Branch = keyof typeof LOCALES;
const BRANCHES = Object.keys(LOCALES) as Branch[];

const textsOf = async (language: Language, branch: Branch): Promise<TextTree> => mergeNamespaces((await LOCALES[branch][language]()).files);

/** All texts of a language. */
export const loadTexts = async (language: Language): Promise<TextTree> =>
  Object.assign({}, ...(await Promise.all(BRANCHES.map((branch) => textsOf(language, branch)))));

/** What `startI18n` has made. */
let started: { readonly instance: i18n; readonly language: Language } | undefined;
/** Branches that are drawn already: an application that starts anew in this page draws them without asking again. */
const drawn = new Set<Branch>();

/** Loads what the start says in the language and makes it the one that `useTranslation()` speaks; `<html lang>` follows (LANG-1). */
export async function startI18n(language: Language): Promise<i18n> {
  const texts = await Promise.all((['start', ...drawn] as const).map((branch) => textsOf(language, branch)));
  const instance = createI18n(language, Object.assign({}, ...texts));
  started = { instance, language };
  if (typeof document !== 'undefined') showLanguage(language);
  return instance;
}

/** Loads the texts of a branch before what says them is drawn; nothing where no application has started, as in the build, which has them all. */
export async function loadBranch(branch: Branch): Promise<void> {
  if (started === undefined) return;
  const { instance, language } = started;
  instance.addResourceBundle(language, 'translation', await textsOf(language, branch), true);
  drawn.add(branch);
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
