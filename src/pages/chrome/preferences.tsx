import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts';
import { Select } from '#src/ui/form/select.tsx';
import { GlobeIcon, MoonIcon, SunIcon } from '#src/ui/icons/icons.tsx';
import styles from './preferences.module.css';

/** `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export interface PreferencesProps {
  language: Language;
  /** What is offered (LANG-1): with one there is nothing to choose. */
  languages?: readonly Language[] | undefined;
  /** Saves the choice and loads the page anew (FOOT-1). */
  onLanguage(language: Language): void;
  theme: Theme;
  onTheme(theme: Theme): void;
}

/** Language and theme, in the footer and in the header’s menu. */
export function Preferences({ language, languages = LANGUAGES, onLanguage, theme, onTheme }: PreferencesProps) {
  const { t } = useTranslation();
  const themeNames: Record<Theme, string> = {
    system: t(($) => $.footer.themes.system),
    light: t(($) => $.footer.themes.light),
    dark: t(($) => $.footer.themes.dark),
  };
  return (
    <div className={styles.preferences}>
      {languages.length > 1 && (
        // The boot script takes out of a page that was drawn at build time what is not offered.
        <div className={styles.languages} data-languages="">
          <Select
            name="language"
            label={t(($) => $.footer.language)}
            hideLabel
            size="small"
            icon={<GlobeIcon size={18} />}
            // The page may have come in another language than it had: what is shown as chosen cannot be chosen.
            autoComplete="off"
            value={language}
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            onChange={onLanguage}
          />
        </div>
      )}
      <Select
        name="theme"
        label={t(($) => $.footer.theme)}
        hideLabel
        size="small"
        icon={theme === 'dark' ? <MoonIcon size={18} /> : <SunIcon size={18} />}
        autoComplete="off"
        value={theme}
        options={THEMES.map((value) => ({ value, label: themeNames[value] }))}
        onChange={onTheme}
      />
    </div>
  );
}
