import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { type UiTexts, UiTextsProvider } from '../ui/texts.tsx';

/** The words that primitives need, out of the texts of this page’s language. */
export function UiTextsOf({ language, children }: { language: Language; children: ReactNode }) {
  const { t } = useTranslation();
  const texts: UiTexts = useMemo(
    () => ({
      locale: language,
      close: t(($) => $.common.close),
      back: t(($) => $.common.back),
      showPassword: t(($) => $.common.showPassword),
      hidePassword: t(($) => $.common.hidePassword),
      capsLock: t(($) => $.common.capsLock),
      otherKeyboard: t(($) => $.common.otherKeyboard),
      loading: t(($) => $.common.loading),
      cancel: t(($) => $.common.cancel),
      required: t(($) => $.common.required),
      optional: t(($) => $.common.optional),
      newTab: t(($) => $.common.newTab),
      ruleMet: t(($) => $.common.ruleMet),
      ruleNotMet: t(($) => $.common.ruleNotMet),
    }),
    [language, t],
  );
  return <UiTextsProvider texts={texts}>{children}</UiTextsProvider>;
}
