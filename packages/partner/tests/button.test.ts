// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

beforeAll(async () => {
  const button = '../button/madang-login.js';
  await import(button);
});
afterEach(() => {
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

function show(markup: string): HTMLAnchorElement {
  document.body.innerHTML = markup;
  const link = document.querySelector('madang-login')?.shadowRoot?.querySelector('a');
  if (link === null || link === undefined) throw new Error('the button has no link');
  return link;
}

describe('<madang-login>', () => {
  it.each([
    ['ko', '마당으로 로그인'],
    ['en-GB', 'Log in with Madang'],
    ['ja', 'マダンでログイン'],
    ['fr', 'Log in with Madang'],
  ])('[PARTNER-2] speaks %s, by its own language or that of the page', (language, label) => {
    expect(show(`<madang-login href="/login" lang="${language}"></madang-login>`).textContent).toBe(label);
    expect(show(`<div lang="${language}"><madang-login href="/login"></madang-login></div>`).textContent).toBe(label);
  });

  it('[PARTNER-2] is a link to where the partner begins a login, and to no script', () => {
    expect(show('<madang-login href="/login"></madang-login>').getAttribute('href')).toBe('/login');
    expect(show('<madang-login href="javascript:alert(1)"></madang-login>').hasAttribute('href')).toBe(false);
    expect(show('<madang-login></madang-login>').hasAttribute('href')).toBe(false);
  });

  it('[PARTNER-2] follows a change of its language and address', () => {
    const link = show('<madang-login href="/login" lang="ko"></madang-login>');
    const button = document.querySelector('madang-login');
    button?.setAttribute('lang', 'ja');
    button?.setAttribute('href', '/enter');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['マダンでログイン', '/enter']);
  });

  it('[PARTNER-2] a language of the page that it lacks does not make a screen reader speak its English words in that language', () => {
    expect(show('<div lang="fr"><madang-login href="/login"></madang-login></div>').getAttribute('lang')).toBe('en');
    expect(show('<div lang="ko-KR"><madang-login href="/login"></madang-login></div>').getAttribute('lang')).toBe('ko');
  });

  it('[PARTNER-2] has a name of words alone: its picture is hidden from assistive technology', () => {
    const link = show('<madang-login href="/login" theme="dark"></madang-login>');
    expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
