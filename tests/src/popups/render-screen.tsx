import '../ui/setup.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { UiTextsOf } from '#src/app/ui-texts.tsx';
import { showLanguage } from '#src/browser/page-language.ts';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';

/** Renders with the product's own texts; in English, unless the test is about languages. */
export async function renderScreen(content: ReactNode, language: Language = 'en') {
  const i18n = createI18n(language, await loadTexts(language));
  showLanguage(language);
  return render(content, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>
        <UiTextsOf language={language}>{children}</UiTextsOf>
      </I18nextProvider>
    ),
  });
}

/** A missing text shows as its key, `login.title`; a missing value as its slot, `{{email}}`. An email address is neither. */
const UNTRANSLATED = /(?<![@\w.-])[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)+(?![\w.]*@)|\{\{|\}\}/;

/** Everything that is read or heard on the screen is a text of the language. */
export function expectTranslated(language: Language): void {
  const named = [...document.body.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  const words = [document.body.textContent ?? '', ...named]
    .join('\n')
    .replaceAll('meet.partner.example', '')
    .replaceAll(/name@school\.(?:edu|ac\.kr|ac\.jp)/g, '')
    .replaceAll('minji@campus.ac.kr', '');
  expect(words).not.toMatch(UNTRANSLATED);
  const script = { ko: /\p{Script=Hangul}/u, en: /[A-Za-z]/, ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u }[language];
  expect(words).toMatch(script);
}

/** The flow and state that the top-most popup says it shows. */
export function shownState(): string {
  const dialog = [...document.querySelectorAll('dialog')].at(-1);
  return `${dialog?.dataset.flow} ${dialog?.dataset.state}`;
}

/** Finds, by `getByText`, what says exactly this, its sentences being elements of their own. */
export const whole =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.textContent === text && [...element.children].every(({ textContent }) => textContent !== text);

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/**
 * What Enter in a field does: unless the form takes the key, it presses the form's default button, wherever that stands. user-event looks for
 * it inside the form only.
 */
export function pressEnter(field: HTMLInputElement): void {
  const submit = [...(field.form?.elements ?? [])].find((element) => element instanceof HTMLButtonElement && element.type === 'submit');
  if (submit === undefined) throw new Error('the field’s form has no submit button');
  if (fireEvent.keyDown(field, { key: 'Enter' })) fireEvent.click(submit);
}

export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/** A server's answer that comes when the test says so. */
export function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}
