// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorldFrame } from '#src/app/routes/world-frame.tsx';
import { renderScreen } from '../popups/render-screen.tsx';

const WORLD = 'https://world.madang.example/';

let idle: (() => void)[];
let cancelled: number;
let readyState: DocumentReadyState;

beforeEach(() => {
  idle = [];
  cancelled = 0;
  readyState = 'complete';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {
    cancelled += 1;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const frame = () => document.querySelector('iframe');
const rest = () => act(() => idle.splice(0).forEach((each) => void each()));
const connection = (saveData: boolean) => Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

it('[SHELL-3] loads the 3D host once the page is idle, not before', async () => {
  await renderScreen(<WorldFrame worldUrl={WORLD} />);
  expect(frame()).toBeNull();
  rest();
  expect(frame()?.src).toBe(WORLD);
});

it('[SHELL-3] waits for the page to load first', async () => {
  readyState = 'loading';
  await renderScreen(<WorldFrame worldUrl={WORLD} />);
  expect(idle).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('load')));
  rest();
  expect(frame()).not.toBeNull();
});

it('[SHELL-3] hides it from assistive technology and the keyboard, and tells it nothing', async () => {
  await renderScreen(<WorldFrame worldUrl={WORLD} />, 'ko');
  rest();
  const attributes = Object.fromEntries([...(frame()?.attributes ?? [])].map(({ name, value }) => [name, value]));
  expect(attributes).toMatchObject({ 'aria-hidden': 'true', inert: '', tabindex: '-1', referrerpolicy: 'no-referrer', title: '마당' });
  expect(attributes.src).toBe(WORLD);
});

it.each(['slow-2g', '2g'])('[SHELL-3] [DOOR-3] never loads it on a network of %s', async (effectiveType) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType }, configurable: true });
  await renderScreen(<WorldFrame worldUrl={WORLD} />);
  rest();
  expect(frame()).toBeNull();
});

it('[SHELL-3] [DOOR-3] loads it without `URL.canParse`', async () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  try {
    await renderScreen(<WorldFrame worldUrl={WORLD} />);
    rest();
    expect(frame()?.src).toBe(WORLD);
  } finally {
    URL.canParse = canParse;
  }
});

it('[SHELL-3] never loads it with Save-Data', async () => {
  connection(true);
  await renderScreen(<WorldFrame worldUrl={WORLD} />);
  rest();
  expect(frame()).toBeNull();
});

it('[SHELL-3] loads it for who does not save data', async () => {
  connection(false);
  await renderScreen(<WorldFrame worldUrl={WORLD} />);
  rest();
  expect(frame()).not.toBeNull();
});

it.each(['http://localhost:3000/', 'javascript:alert(1)', 'not an address', ''])('[SHELL-3] frames no "%s"', async (worldUrl) => {
  expect(window.location.origin).toBe('http://localhost:3000');
  await renderScreen(<WorldFrame worldUrl={worldUrl} />);
  rest();
  expect(frame()).toBeNull();
});

it('[SHELL-3] loads it without idle callbacks too', async () => {
  vi.unstubAllGlobals();
  vi.useFakeTimers();
  expect('requestIdleCallback' in window).toBe(false);
  await renderScreen(<WorldFrame worldUrl={WORLD} />);
  act(() => void vi.advanceTimersByTime(1999));
  expect(frame()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(frame()).not.toBeNull();
});

it('[SHELL-3] gives up waiting when the page goes', async () => {
  const { unmount } = await renderScreen(<WorldFrame worldUrl={WORLD} />);
  unmount();
  expect(cancelled).toBe(1);
});
