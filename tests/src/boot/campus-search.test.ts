// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { drawCampusSearch, endCampusSearch } from '#src/boot/campus-search.ts';

const drawn = (language: string) =>
  `<template lang="${language}" data-shape="s"><title>Search ${language}</title><h1>${language}</h1></template>`;

beforeEach(() => {
  document.head.innerHTML = '<title>Madang</title>';
  document.body.innerHTML = `<div id="root"></div>${drawn('ko')}${drawn('en')}`;
});

async function at(path: string) {
  history.replaceState(null, '', path);
  drawCampusSearch('ko');
  await Promise.resolve();
  await Promise.resolve();
  return { title: document.title, shown: document.querySelector('#root')?.innerHTML };
}

const NOTHING = { title: 'Madang', shown: '' };

test.each(['/minerva', '/minerva/', '/A-b_9?utm=poster'])(
  '[CAMPUS-1] [ROUTE-3] %s shows the search in the person’s language',
  async (path) => {
    expect(await at(path)).toEqual({ title: 'Search ko', shown: '<h1>ko</h1>' });
  },
);

test.each(['/', '/campus', '/sso', '/callback', '/a/b', '/-%20x', `/${'a'.repeat(41)}`])('[ROUTE-7] %s shows nothing', async (path) => {
  expect(await at(path)).toEqual(NOTHING);
});

test.each(['maintenance-list', 'external-site'])(
  '[GATE-1] [SHELL-4] with a %s nothing is shown before it is known what stands here',
  async (name) => {
    document.head.insertAdjacentHTML('beforeend', `<meta name="${name}" content="https://www.campus.example/">`);
    expect(await at('/minerva')).toEqual(NOTHING);
  },
);

test('[CAMPUS-1] [SHELL-7] it goes where the application does not come, and once only', async () => {
  await at('/minerva');
  endCampusSearch();
  endCampusSearch();
  expect({ title: document.title, shown: document.querySelector('#root')?.innerHTML }).toEqual(NOTHING);
});

test('[SHELL-8] a page that React has drawn since stays', async () => {
  await at('/minerva');
  delete document.getElementById('root')?.dataset.shape;
  endCampusSearch();
  expect(document.querySelector('#root')?.innerHTML).toBe('<h1>ko</h1>');
});
