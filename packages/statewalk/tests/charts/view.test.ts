/** @vitest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ChartView, zoomable } from '../../src/chart-view/view.js';

let box: HTMLElement;
let view: ChartView;

beforeEach(() => {
  document.body.innerHTML = '<div tabindex="0"><svg viewBox="0 0 400 200"><a href="#x"><rect/></a></svg></div>';
  const [found, svg] = [document.querySelector('div'), document.querySelector('svg')];
  if (found === null || svg === null) throw new Error('no chart');
  box = found;
  view = zoomable(box, svg);
});
const width = () => Number(document.querySelector('svg')?.getAttribute('width'));

test('the wheel zooms, and with Shift it goes sideways as ever', () => {
  view.open();
  const before = width();
  const turned = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true });
  box.dispatchEvent(turned);
  expect([width() > before, turned.defaultPrevented]).toEqual([true, true]);
  const sideways = new WheelEvent('wheel', { deltaY: -100, shiftKey: true, cancelable: true });
  const then = width();
  box.dispatchEvent(sideways);
  expect([width(), sideways.defaultPrevented]).toEqual([then, false]);
});

test('a chart opens as it is drawn, however small its place: 11 px of its letters are 11 px on the screen', () => {
  Object.defineProperties(box, { clientWidth: { value: 100 }, clientHeight: { value: 80 } });
  view.open();
  expect(width()).toBe(400);
  const fonts = ['atlas/page/chart.css', 'inspector/panel/panel.css'].map((file) => {
    const sheet = readFileSync(join(import.meta.dirname, '../../src', file), 'utf8');
    const [, rule = ''] = /(?:^|\n)(?:\.chart )?svg \{([^}]*)\}/.exec(sheet) ?? [];
    return Number(/(\d+)px/.exec(rule)?.[1]);
  });
  expect(fonts.every((size) => size >= 11)).toBe(true);
});

test('a chart that is hardly larger than its place opens whole', () => {
  Object.defineProperties(box, { clientWidth: { value: 382 }, clientHeight: { value: 300 } });
  view.open();
  expect(width()).toBe(380);
});

test('keys zoom where the chart has the focus', () => {
  view.open();
  const before = width();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
  expect(width()).toBe(before * 1.25);
});

test('a drag moves the chart, and is no press on what lies where it ends', () => {
  const pressed: boolean[] = [];
  document.body.addEventListener('click', ({ defaultPrevented }) => pressed.push(defaultPrevented));
  box.setPointerCapture = () => {};
  const at = (type: string, x: number, y: number) =>
    Object.assign(new MouseEvent(type, { clientX: x, clientY: y, buttons: 1, bubbles: true, cancelable: true }), {
      pointerType: 'mouse',
      pointerId: 1,
    });
  const link = document.querySelector('a');
  box.dispatchEvent(at('pointerdown', 100, 100));
  box.dispatchEvent(at('pointermove', 60, 90));
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([box.scrollLeft, box.scrollTop, pressed]).toEqual([40, 10, []]);
  box.dispatchEvent(at('pointerdown', 100, 100));
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(pressed).toHaveLength(1);
});
