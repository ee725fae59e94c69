// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { blameEngine, isOfEngine } from '#src/boot/engine/engine-failure.ts';
import { APP_NOT_LOADED, showNotLoaded } from '#src/boot/not-loaded.ts';

afterEach(() => {
  delete window.tooOld;
  delete document.documentElement.dataset.engine;
  document.body.replaceChildren();
});

it.each([
  new SyntaxError('Unexpected token'),
  new TypeError('a.toSorted is not a function'),
  new TypeError('Intl.Segmenter is not a constructor'),
  new TypeError("undefined is not an object (evaluating 'a.b')"),
  new ReferenceError('structuredClone is not defined'),
  new ReferenceError("Can't find variable: structuredClone"),
])('[DOOR-3] "%s" is the engine', (error) => {
  expect(isOfEngine(error)).toBe(true);
});

it.each([
  new TypeError('Failed to fetch'),
  new TypeError('Failed to fetch dynamically imported module: https://madang.example/static/js/index.abc.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new Error('/static/js/index.abc.js: 503'),
  new DOMException('signal timed out', 'TimeoutError'),
  undefined,
])('[DOOR-3] [SHELL-7] "%s" is not the engine', (error) => {
  expect(isOfEngine(error)).toBe(false);
});

it('[DOOR-3] the connection is not blamed for a failure of the engine', () => {
  document.body.innerHTML = `<div id="${APP_NOT_LOADED}" hidden></div>`;
  window.tooOld = vi.fn(() => {
    document.documentElement.dataset.engine = 'old';
  });
  blameEngine(new TypeError('Failed to fetch'));
  expect(window.tooOld).not.toHaveBeenCalled();
  blameEngine(new SyntaxError('Unexpected token'));
  showNotLoaded();
  expect(window.tooOld).toHaveBeenCalledOnce();
  expect(document.getElementById(APP_NOT_LOADED)?.hidden).toBe(true);
});
