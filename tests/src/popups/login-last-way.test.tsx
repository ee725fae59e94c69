// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MethodCode } from '#contract/methods.ts';
import { Login } from '#src/popups/login/login.tsx';
import { fakeProvider } from './fake-provider.ts';
import { deviceWith, EVERY_METHOD, names, openLogin } from './login-support.ts';
import { button, renderScreen, shownState } from './render-screen.tsx';

const openLoginAfter = (method: MethodCode, enabledMethods = EVERY_METHOD) => {
  const device = deviceWith({ method, email: 'minji@campus.ac.kr' });
  const provider = fakeProvider();
  return { actor: openLogin(provider, {}, enabledMethods, device), device, provider };
};

describe('the way that was used last on this device', () => {
  const group = () => screen.getByRole('group', { name: 'Last used' });
  const inGroup = () => [...group().querySelectorAll('button')].map(({ textContent }) => textContent);

  it.each([
    ['kakao', 'Login with Kakao'],
    ['apple', 'Continue with Apple'],
    ['email', 'Continue with email'],
    ['guest', 'Continue as a guest'],
  ] as const)('[LOGIN-6] %s is offered first, named as used last, and offered once', async (method, label) => {
    const before = (await renderScreen(<Login actor={openLogin()} />)).unmount;
    const everyWay = names().filter((name) => name !== '');
    before();
    const { actor } = openLoginAfter(method);
    await renderScreen(<Login actor={actor} />);
    expect(inGroup()).toEqual([label, '']);
    expect(group().lastElementChild).toBe(button('Clear last used'));
    expect(names().filter((name) => name !== '')).toEqual([label, ...everyWay.filter((name) => name !== label)]);
    // It is the first of the list, with no line between it and the others.
    expect(screen.getAllByText('or')).toHaveLength(1);
  });

  it('[LOGIN-6] a university is chosen in the list already, and one press goes to it', async () => {
    const { actor, provider } = openLoginAfter('yonsei');
    await renderScreen(<Login actor={actor} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('yonsei');
    expect(group().contains(screen.getByRole('combobox'))).toBe(true);
    await userEvent.click(button(/Yonsei/));
    expect(provider.opened.map(({ method }) => method)).toEqual(['yonsei']);
  });

  it('[LOGIN-6] [SEEN-2] one press forgets it: the word is gone, each way stays where it is, and the focus stays in the popup', async () => {
    const { actor, device } = openLoginAfter('google');
    await renderScreen(<Login actor={actor} />);
    // Without the one that forgets it, which is named by a label.
    const before = names().filter((_, index, all) => index !== all.lastIndexOf(''));
    await userEvent.click(button('Clear last used'));
    expect(device.forgotten()).toBe(1);
    await expect.poll(shownState).toBe('login choosing');
    expect(screen.queryByText('Last used')).toBeNull();
    expect(names()).toEqual(before);
    // A frame later: a person may have moved it meanwhile.
    await expect.poll(() => document.activeElement?.closest('dialog')).not.toBeNull();
  });

  it('[LOGIN-6] never says whose account it was', async () => {
    await renderScreen(<Login actor={openLoginAfter('email').actor} />);
    expect(document.body.innerHTML).not.toContain('minji');
  });

  it('[LOGIN-6] [METHOD-2] one that is not offered any more is not offered first either', async () => {
    await renderScreen(<Login actor={openLoginAfter('naver', [0, 3]).actor} />);
    expect(screen.queryByText('Last used')).toBeNull();
    expect(names()).toEqual(['', 'Continue with Google', 'Sign up', 'Continue as a guest']);
  });

  it.each([
    ['ko', '최근 로그인', '최근 로그인 기록 지우기'],
    ['en', 'Last used', 'Clear last used'],
    ['ja', '前回利用', 'ログイン履歴を削除'],
  ] as const)('[LOGIN-6] [LANG-2] is named in %s: %s', async (language, usedLast, forget) => {
    await renderScreen(<Login actor={openLoginAfter('kakao').actor} />, language);
    expect(screen.getByRole('group', { name: usedLast })).toBeTruthy();
    expect(button(forget)).toBeTruthy();
  });
});
