import type { MethodCode } from '#contract/methods.ts';
import { wantedLanguage } from '../boot/page-language.ts';
import { showChosenTheme } from '../boot/show-theme.ts';
import { type Saying, TEXTS } from './texts.ts';

export interface Shown {
  readonly saying: Saying;
  readonly provider: MethodCode | null;
  /** ms; stays open without. */
  readonly closesAfter?: number;
  /** What the button does in the place of closing the window. */
  readonly onHere?: () => void;
}

/** What went well. */
const GOOD: readonly Saying[] = ['answered', 'signedOut', 'elsewhere', 'passedOn', 'loggedIn'];

/** A browser that does close the window has done so by then, ms. */
const CLOSING = 300;

/** Fills the page in, in the person's language (LANG-1), as soon as it is there. */
export function show(shown: Shown): void {
  const root = document.documentElement;
  showChosenTheme();
  const language = wantedLanguage();
  root.lang = language;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => fill(shown, language));
  else fill(shown, language);
}

let closing: ReturnType<typeof setTimeout> | undefined;

function fill({ saying, provider, closesAfter, onHere }: Shown, language: keyof typeof TEXTS): void {
  const { sayings, names, brand, complete, close, here, closeYourself, home } = TEXTS[language];
  const [title, text] = sayings[saying];
  const went = GOOD.includes(saying);
  const name = provider === null ? undefined : names[provider];
  document.title = `${title} · ${brand}`;
  const main = part('main');
  main.dataset.saying = saying;
  const isCancelled = saying === 'cancelled';
  main.dataset.tone = went ? 'ok' : isCancelled ? 'neutral' : 'error';
  part(`[data-mark="${isSchool(provider) ? 'school' : (provider ?? 'none')}"]`).hidden = false;
  part('#name').textContent = name === undefined ? brand : `${brand} · ${name}`;
  part('h1').textContent = title;
  part('#text').textContent = text;
  part('#home').textContent = home;
  const button = part('main button');
  button.textContent = onHere === undefined ? (went ? complete : close) : here;
  const leave = () => {
    window.close();
    // `close` is refused, silently, in a tab that the person opened.
    setTimeout(() => {
      if (went || isCancelled) part('#text').textContent = closeYourself;
      part('#home').hidden = false;
    }, CLOSING);
  };
  button.onclick = onHere ?? leave;
  clearTimeout(closing);
  part('#home').hidden = closesAfter !== undefined;
  if (closesAfter !== undefined) closing = setTimeout(leave, closesAfter);
  main.hidden = false;
  button.focus();
}

const isSchool = (provider: MethodCode | null): boolean =>
  provider !== null && document.querySelector(`[data-mark="${provider}"]`) === null;

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the return page has no ${selector}`);
  return found;
}
