// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPicturesAtScroll } from '#src/boot/pictures-ahead.ts';

const lazy = () => document.querySelectorAll('img[loading=lazy]').length;

beforeEach(() => {
  document.body.innerHTML = '<img loading="lazy" alt=""><img alt=""><img loading="lazy" alt="">';
});
afterEach(() => vi.unstubAllGlobals());

it('[LAND-1] the first scroll fetches the pictures that are further down', () => {
  fetchPicturesAtScroll();
  expect(lazy()).toBe(2);
  document.dispatchEvent(new Event('scroll'));
  expect(lazy()).toBe(0);
});

it('a person who saves data gets each picture when it comes near', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fetchPicturesAtScroll();
  document.dispatchEvent(new Event('scroll'));
  expect(lazy()).toBe(2);
});
