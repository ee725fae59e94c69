// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { takeAskedPopup } from '#src/boot/asked-by-address.ts';

beforeEach(() => history.pushState(null, '', '/'));

const here = () => location.pathname + location.search + location.hash;
const back = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

test.each([
  ['/?login', 'login', '/'],
  ['/?login=1', 'login', '/'],
  ['/?login=', 'login', '/'],
  ['/?signup', 'signUp', '/'],
  ['/campus?signup&login', 'login', '/campus'],
  ['/school?utm_source=a%20b&login&x=%2B#why', 'login', '/school?utm_source=a%20b&x=%2B#why'],
  ['/?login&enter=%2Fmyroom', 'login', '/'],
])('[POP-5] [LOGIN-1] [WELC-1] %s asks for %s, and Back leads to %s', async (address, popup, closed) => {
  history.pushState(null, '', address);
  expect(takeAskedPopup()?.popup).toBe(popup);
  expect([here(), history.state]).toEqual([address, { popupDepth: 1 }]);
  // The application reads it after the boot script, and so does a page that is loaded anew.
  const { length } = history;
  expect(takeAskedPopup()?.popup).toBe(popup);
  expect(history.length).toBe(length);
  await back();
  expect(here()).toBe(closed);
  expect(takeAskedPopup()).toBeNull();
});

test.each(['/', '/?logins', '/?next=login', '/?LOGIN', '/#login'])('[LOGIN-1] %s asks for nothing, and stays', (address) => {
  history.pushState(null, '', address);
  expect(takeAskedPopup()).toBeNull();
  expect([here(), history.state]).toEqual([address, null]);
});
