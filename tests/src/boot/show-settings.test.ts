// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { offeredLanguages } from '#src/boot/offered-languages.ts';
import { wantedLanguage } from '#src/boot/page-language.ts';
import { enabledMethods, showSettings } from '#src/boot/show-settings.ts';

const DRAWN = `
  <a id="home" href="/"><svg data-setting="logoUrl" height="32"></svg><span data-setting="name">Madang</span></a>
  <a id="faq" href="/#faq" data-setting="faq">FAQ</a>
  <a id="film" href="https://video.madang.example/study" data-setting="study">Study</a>
  <a id="call" href="tel:15880000" data-setting="phone">Call us at <span data-setting="phone">1588-0000</span></a>`;

const drawn = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = DRAWN;
});

function write(content: string): void {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'settings', content }));
}

it('[SHELL-5] puts what the operator has set in the place of what was drawn', () => {
  const brand = { name: 'Hanbit <b>', logoUrl: 'https://static.campus.example/logo.svg' };
  const [links, films] = [{ faq: 'https://help.campus.example' }, { study: 'http://films.example' }];
  write(JSON.stringify({ links, films, phone: '+82 2-123', brand }));
  showSettings();
  expect(drawn('faq')?.getAttribute('href')).toBe(links.faq);
  expect(drawn('film')?.getAttribute('href')).toBe(films.study);
  expect(drawn('call')?.getAttribute('href')).toBe('tel:+822123');
  expect(drawn('call')?.textContent).toBe('Call us at +82 2-123');
  expect(drawn('home')?.textContent).toBe(brand.name);
  expect(drawn('home')?.firstElementChild).toMatchObject({ tagName: 'IMG', src: brand.logoUrl, alt: '' });
});

it.each([
  ['nothing', undefined],
  ['no settings', '{}'],
  ['no JSON', '{"phone":'],
  ['nothing that is an object', 'null'],
  ['another shape', '{"links":7,"films":"x","phone":"","brand":null}'],
  ['no text', '{"links":{"faq":7},"phone":{}}'],
])('[SHELL-5] leaves the page as it was drawn where %s was said', (_, content) => {
  if (content !== undefined) write(content);
  showSettings();
  expect(document.body.innerHTML).toBe(DRAWN);
});

describe('the languages that are offered', () => {
  const menu =
    '<div data-languages=""><select><option value="ko">한국어</option><option value="en" selected>English</option><option value="ja">日本語</option></select></div>';
  const choices = () => [...document.querySelectorAll('option')].map(({ value }) => value);

  it.each([
    ['{}', ['ko', 'en', 'ja']],
    ['{"languages":{"offered":["ja","ko"],"default":"ko"}}', ['ja', 'ko']],
    ['{"languages":{"offered":["ko"],"default":"ko"}}', []],
  ])('[LANG-1] are the choices of the drawn menu, where there are two at least: %s', (content, expected) => {
    document.body.innerHTML = menu;
    write(content);
    showSettings();
    expect(choices()).toEqual(expected);
    expect(document.querySelector('[data-languages]') === null).toBe(expected.length === 0);
  });

  it('[LANG-1] the language of the drawn page stays the chosen one', () => {
    document.body.innerHTML = menu;
    write('{}');
    showSettings();
    expect(document.querySelector('select')?.value).toBe('en');
  });

  it.each([
    '{"languages":{"offered":["fr"],"default":"fr"}}',
    '{"languages":{"offered":["ko"],"default":"ja"}}',
    '{"languages":{"offered":[]}}',
    '{',
  ])('[LANG-1] are all of ours where the page says nothing that can be used: %s', (content) => {
    write(content);
    expect(offeredLanguages()).toEqual({ offered: ['ko', 'en', 'ja'], default: 'en' });
  });

  it('[LANG-1] are those that a page speaks', () => {
    write('{"languages":{"offered":["ja","ko"],"default":"ko"}}');
    expect(wantedLanguage()).toBe('ko');
    localStorage.setItem('language', 'ja');
    expect(wantedLanguage()).toBe('ja');
    localStorage.setItem('language', 'en');
    expect(wantedLanguage()).toBe('ko');
    localStorage.clear();
  });
});

it('[SHELL-5] never makes a link run a script', () => {
  write('{"links":{"faq":"javascript:alert(1)"},"films":{"study":" JavaScript:alert(2)"}}');
  showSettings();
  const links = [...document.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.protocol).not.toBe('javascript:');
});

it.each([
  ['{"enabledMethods":[0,3]}', [0, 3]],
  ['{}', undefined],
  ['{', undefined],
])('[METHOD-2] says which ways to sign in the page offers: %s', (content, expected) => {
  write(content);
  expect(enabledMethods()).toEqual(expected);
});
