// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import type * as ReactDomClient from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { createTokenStore } from '#src/browser/token-store.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import '../ui/setup.ts';

const { roots } = vi.hoisted(() => ({ roots: [] as ReactDomClient.Root[] }));
vi.mock('react-dom/client', async (importOriginal) => {
  const original = await importOriginal<typeof ReactDomClient>();
  return {
    ...original,
    createRoot: (...args: Parameters<typeof original.createRoot>) => {
      const root = original.createRoot(...args);
      roots.push(root);
      return root;
    },
  };
});

const WORLD = 'https://world.campus.example/';
const SETTINGS = { worldUrl: WORLD, languages: { offered: ['ja', 'en'], default: 'ja' } };

/** For machines that are busy: what is awaited is a state, never a time. */
const PATIENT = { timeout: 15_000 };

/** What the page does once it rests. */
const idle: (() => void)[] = [];

/** The page stays the same for all tests of this file: an application that has started does not end before its page. */
beforeAll(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { scrollTo: () => {} });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'https://madang.example');
    return pathname === '/api/v1/auth/info' ? Response.json({ code: 0, data: SAMPLES.userInfo.data }) : Response.error();
  });
  // Not offered.
  localStorage.setItem(STORAGE_KEYS.language, 'ko');
  document.head.append(Object.assign(document.createElement('meta'), { name: 'settings', content: JSON.stringify(SETTINGS) }));
  document.body.innerHTML = '<div id="popups"></div><div id="root"></div><div id="app-not-loaded" hidden></div>';
});

/** React would still render when jsdom has taken `window` away. */
afterAll(() => {
  // The popups', and the page's.
  expect(roots).toHaveLength(2);
  act(() => roots.forEach((root) => void root.unmount()));
});

const start = () => act(async () => void (await import('#src/main.tsx')));
const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
const notLoaded = () => document.getElementById('app-not-loaded');

it('[SHELL-8] an application that cannot start says so, with a reload', { timeout: 60_000 }, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const defect = new Error('no texts');
  vi.doMock('#src/i18n/i18n.ts', () => ({ startI18n: () => Promise.reject(defect) }));
  await start();
  await expect.poll(() => notLoaded()?.hidden, PATIENT).toBe(false);
  expect(error).toHaveBeenCalledWith(defect);
  error.mockRestore();
  vi.doUnmock('../../../src/i18n/i18n.ts');
  vi.resetModules();
  Object.assign(notLoaded() ?? {}, { hidden: true });
});

describe('the application that has started', () => {
  beforeAll(async () => {
    window.history.replaceState(null, '', '/?login=1');
    await start();
    await waitFor(() => expect(document.querySelector('#root header')).not.toBeNull(), PATIENT);
  });

  it('[LOGIN-1] [POP-5] opens what its address asks for, where no page was drawn; closed, it leaves the address', async () => {
    const dialog = () => document.querySelector('dialog[open]')?.getAttribute('data-flow');
    await expect.poll(dialog, PATIENT).toBe('login');
    expect(window.location.search).toBe('?login=1');
    await act(async () => document.querySelector<HTMLElement>('dialog[open] [data-closes]')?.click());
    await expect.poll(dialog, PATIENT).toBeUndefined();
    await expect.poll(() => window.location.search, PATIENT).toBe('');
  });

  it('[SHELL-3] has the 3D host in a frame of its layout, hidden from assistive technology, once the page rests', async () => {
    expect(frame()).toBeNull();
    // The page asks for a rest when its parts are there, which may be after the header.
    await expect
      .poll(async () => {
        await act(async () => idle.splice(0).forEach((each) => void each()));
        return frame()?.src;
      }, PATIENT)
      .toBe(WORLD);
    expect(frame()?.getAttribute('aria-hidden')).toBe('true');
  });

  it('[LANG-1] speaks a language that is offered, and offers no other', () => {
    expect(document.documentElement.lang).toBe('en');
    expect([...document.querySelectorAll('footer option[lang]')].map(({ textContent }) => textContent)).toEqual(['日本語', 'English']);
  });

  it('[ANA-1] [ANA-2] tells the tag manager who looks at the page, and of a login', async () => {
    expect(window.dataLayer).toMatchObject([{ login_status: 'N', campus_name: '메인' }]);
    const otherTab = createTokenStore();
    act(() => otherTab.signIn('token-of-sign-in'));
    await expect.poll(() => window.dataLayer, PATIENT).toHaveLength(3);
    expect(window.dataLayer).toMatchObject([{}, { login_status: 'Y', campus_name: '메인' }, { event: 'login' }]);
    otherTab.dispose();
  });

  it('[SHELL-6] shows at the avatar whether the person is there, and tells the tag manager', async () => {
    const state = () => document.querySelector<HTMLElement>('header [data-user-state]')?.dataset.userState;
    await expect.poll(state, PATIENT).toBe('online');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(state()).toBe('sleeping');
    act(() => void window.dispatchEvent(new Event('keydown')));
    expect(state()).toBe('online');
    expect(window.dataLayer).toMatchObject([{}, {}, {}, { user_state: 'sleeping' }, { user_state: 'online' }]);
  });
});
