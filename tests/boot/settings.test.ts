// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { enabledMethods, showSettings } from '../../src/boot/settings.ts';

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

it('[SHELL-5] never makes a link run a script', () => {
  write('{"links":{"faq":"javascript:alert(1)"},"films":{"study":" JavaScript:alert(2)"}}');
  showSettings();
  for (const link of document.querySelectorAll('a')) expect(link.protocol).not.toBe('javascript:');
});

it.each([
  ['{"enabledMethods":[0,3]}', [0, 3]],
  ['{}', undefined],
  ['{', undefined],
])('[METHOD-2] says which ways to sign in the page offers: %s', (content, expected) => {
  write(content);
  expect(enabledMethods()).toEqual(expected);
});
