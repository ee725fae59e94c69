import type { Settings } from '#contract/settings.ts';
import { attempt } from '../browser/safe-storage.ts';
import { phoneAddress } from '../ui/phone-address.ts';
import { offeredLanguages } from './offered-languages.ts';

/** What the operator has set, unchecked: the application checks it, and a schema would weigh on every page. */
const read = (): Settings => JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=settings]')?.content ?? '{}');

/** Type numbers of the ways to sign in that are offered; `undefined` where the operator has not said, or the settings cannot be read. */
export const enabledMethods = (): number[] | undefined => attempt(() => read().enabledMethods, undefined);

/** The drawn menu has all of ours; with one language there is nothing to choose (LANG-1). */
function showLanguages(): void {
  const { offered } = offeredLanguages();
  for (const menu of document.querySelectorAll('[data-languages]')) {
    const select = menu.querySelector('select');
    const chosen = select?.value;
    if (offered.length === 1) menu.remove();
    else select?.append(...offered.flatMap((language) => [...menu.querySelectorAll(`option[value=${language}]`)]));
    // Moving an option unselects it.
    if (select !== null && chosen !== undefined) select.value = chosen;
    for (const option of menu.querySelectorAll('option')) if (!offered.some((language) => language === option.value)) option.remove();
  }
}

/** Puts what the operator has set in the place of what the page was drawn with: `data-setting` names it. What cannot be read stays as drawn. */
export const showSettings = (): void =>
  attempt(() => {
    showLanguages();
    const { links, films, brand, phone } = read();
    putSettings({ ...links, ...films, ...brand, phone });
  }, undefined);

/** The same for values by their names: addresses, words, and the telephone number. */
export function putSettings(values: Readonly<Record<string, string | undefined>>): void {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-setting]')) {
    const value = values[element.dataset.setting ?? ''];
    if (!value) continue;
    // An address that is none of the web is a number to call, so never a script.
    if (element instanceof HTMLAnchorElement) element.href = /^https?:/.test(value) ? value : phoneAddress(value);
    else if (element.tagName === 'svg')
      element.replaceWith(Object.assign(new Image(), { src: value, height: element.clientHeight, alt: '' }));
    else element.textContent = value;
  }
}
