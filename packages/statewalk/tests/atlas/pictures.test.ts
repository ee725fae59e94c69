// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { picturesPage } from '../../src/atlas/pictures/page.ts';
import { changedPictures, type StateRecord } from '../../src/atlas/pictures/record.ts';

const record = (name: string, pictures: StateRecord['pictures'], more: Partial<StateRecord> = {}): StateRecord => ({
  name,
  machine: 'login',
  state: 'choosing',
  nodes: ['choosing'],
  requirements: ['LOGIN-1'],
  pictures,
  trees: { en: '- dialog "Log in"' },
  axe: { 'en light': [] },
  ...more,
});

describe('pictures of two runs', () => {
  const before = [record('login a', { 'ko light phone': '1.webp', 'en light phone': '2.webp' }), record('login b', {})];

  test('equal ones are no change', () => {
    expect(changedPictures(before, before)).toEqual({ added: [], removed: [], differing: [] });
  });

  test('a picture that differs is named with its view', () => {
    const after = [record('login a', { 'ko light phone': '1.webp', 'en light phone': '9.webp' }), record('login b', {})];
    expect(changedPictures(before, after).differing).toEqual(['login a: en light phone']);
  });

  test('states come and go', () => {
    const after = [record('login a', {}), record('login c', {})];
    expect(changedPictures(before, after)).toEqual({ added: ['login c'], removed: ['login b'], differing: [] });
  });

  test('a view or a machine that only one run was asked for is not compared', () => {
    const other = record('logout a', { 'ko light phone': '5.webp' }, { machine: 'logout' });
    expect(changedPictures(before, [other])).toEqual({ added: [], removed: [], differing: [] });
    const fewer = [record('login a', { 'ja dark phone': '7.webp' }), record('login b', {})];
    expect(changedPictures(before, fewer).differing).toEqual([]);
  });
});

describe('the page of a machine', () => {
  const states = [
    record('login <a> "b"', { 'ko light phone': '1.webp' }),
    record('login c', { 'ko light phone': '2.webp' }, { axe: { 'ko light': ['label: <input>'] } }),
    record('login d', {}, { axe: {} }),
  ];
  const page = picturesPage('login', states, ':root{}');
  const parsed = new DOMParser().parseFromString(page, 'text/html');

  test('has every state with its pictures, tree and axe result', () => {
    const articles = [...parsed.querySelectorAll('article')];
    expect(articles.map((each) => each.querySelector('h2')?.textContent)).toEqual(states.map(({ name }) => name));
    expect(articles.map((each) => each.querySelector('img')?.getAttribute('src'))).toEqual(['1.webp', '2.webp', undefined]);
    const results = articles.map((each) => /axe.*$/m.exec(each.querySelector('p')?.textContent ?? '')?.[0]);
    expect(results).toEqual(['axe: no violations', 'axe: 1 violations', 'axe did not run']);
    expect(articles[1]?.querySelector('pre')?.textContent).toBe('ko light: label: <input>');
    expect(articles[0]?.querySelector('details pre')?.textContent).toBe('- dialog "Log in"');
  });

  test('loads nothing from a network, and its links resolve', () => {
    expect(page).not.toMatch(/https?:|<script|<link|@import|url\(/);
    for (const link of parsed.querySelectorAll('a[href^="#"]'))
      expect(parsed.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  });
});
