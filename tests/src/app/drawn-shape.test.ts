// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { shapeOfMarkup } from '#scripts/build/prerender/markup-shape.ts';
import { isAsDrawn } from '#src/app/start/drawn-shape.ts';

const h = createElement;
const MARKUP = renderToString(
  h(
    'form',
    { title: 'a > b & "c"' },
    h('p', null, 'Fish & <chips>', ' “it’s”', 7),
    h('input', { name: 'email' }),
    h('br'),
    h('svg', { viewBox: '0 0 1 1' }, h('linearGradient', null, h('stop', { offset: '1' }))),
    h('select', null, h('option', { value: 'a' }, 'A'), h('option', { value: 'b' }, 'B')),
  ),
);

const container = document.createElement('div');
beforeEach(() => {
  container.innerHTML = MARKUP;
  container.dataset.shape = shapeOfMarkup(MARKUP);
});

test('[DOOR-4] a drawn page stands as it was drawn, also with other attributes, comments, and what the boot script put in', () => {
  expect(isAsDrawn(container)).toBe(true);
  container.querySelector('input')?.setAttribute('data-lpignore', 'true');
  container.querySelector('p')?.prepend(document.createComment('seen'));
  const copied = document.createElement('li');
  copied.dataset.copied = '';
  container.querySelector('form')?.append(copied);
  expect(isAsDrawn(container)).toBe(true);
});

test.each<[string, () => void]>([
  ['an element', () => container.querySelector('form')?.append(document.createElement('grammarly-extension'))],
  [
    'one around another',
    () => {
      const wrapper = document.createElement('span');
      container.querySelector('input')?.replaceWith(wrapper);
      wrapper.append(document.createElement('input'));
    },
  ],
  ['another word of the same length', () => Object.assign(container.querySelector('option') ?? {}, { textContent: 'C' })],
  ['another order', () => container.querySelector('form')?.append(container.querySelector('p') as Element)],
  ['less', () => container.querySelector('br')?.remove()],
])('[DOOR-4] with %s it does not', (_name, change) => {
  change();
  expect(isAsDrawn(container)).toBe(false);
});
