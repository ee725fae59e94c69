import { chooseLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { CHUNK_TIMEOUT } from '#contract/limits.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { partnerWishes } from '#contract/values/partner-wishes.ts';
import { showLanguage } from '../browser/page-language.ts';
import { preferenceStore } from '../browser/preference-store.ts';
import { offeredLanguages } from './offered-languages.ts';

/** LANG-1. */
export const wantedLanguage = (): Language =>
  chooseLanguage({
    stored: preferenceStore.get(STORAGE_KEYS.language),
    asked: partnerWishes(location).languages,
    preferred: navigator.languages,
    languages: offeredLanguages(),
  });

/** Whether the page stands in another language: a host of plain files cannot ask for the person's. */
export const isForeign = (wanted: Language): boolean =>
  isLanguage(document.documentElement.lang) && document.documentElement.lang !== wanted;

/** The two parts of a page that are drawn at build time. */
const DRAWN = ['popups', 'root'];

/**
 * Puts the same page in another language in the place of this one, before anything was painted. Without it, when it does not come, the
 * application will speak the right language.
 */
export async function speak(language: Language, page: string): Promise<void> {
  const root = document.documentElement;
  root.dataset.waiting = '';
  const [other] = await Promise.all([fetchDocument(`/pages/${language}/${page}.html`).catch(() => null), parsed()]);
  const drawn = other === null ? [] : DRAWN.flatMap((id) => other.getElementById(id) ?? []);
  if (other !== null && drawn.length === DRAWN.length) {
    for (const part of drawn) document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
    document.title = other.title;
    showLanguage(language);
  }
  delete root.dataset.waiting;
}

/** Parsed by the browser itself: no text is turned into markup by a script, which the page's policy forbids (Trusted Types). */
function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.timeout = CHUNK_TIMEOUT;
    request.ontimeout = request.onerror = reject;
    request.send();
  });
}

declare global {
  interface Window {
    /** Called by the page behind what is shown first: its popups, or the search for a campus (`scripts/build/prerender/prerender.ts`). */
    tellFirstParsed?: () => void;
  }
}

/** Resolves once what is shown first is there, before the rest of the page is. */
export const firstParsed = (): Promise<void> =>
  new Promise((resolve) => {
    window.tellFirstParsed = resolve;
    void parsed().then(resolve);
  });

/** Resolves once all of the page is there. */
export const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
