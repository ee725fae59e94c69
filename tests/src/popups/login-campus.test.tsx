// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ShownCampus } from '#src/popups/campus/shown-campus.ts';
import { Login } from '#src/popups/login/login.tsx';
import { fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { deviceWith, EVERY_METHOD, names, openLogin } from './login-support.ts';
import { button, renderScreen } from './render-screen.tsx';

const YONSEI: ShownCampus = { name: 'Yonsei University', mark: '/campus-marks/yonsei.svg', color: '#003876', method: 'yonsei' };
const OWN = 'Log in with Yonsei University';

describe('the login at the door of a campus', () => {
  it('[CAMPUS-2] its own sign-on comes first, in its colour, and one press goes to it; it is in no list below', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} campus={YONSEI} />);
    expect(names().filter((name) => name !== '')[0]).toBe(OWN);
    expect(button(OWN).style.getPropertyValue('--campus')).toBe('#003876');
    expect([...screen.getByRole('combobox').querySelectorAll('option')].map(({ value }) => value)).not.toContain('yonsei');
    await userEvent.click(button(OWN));
    expect(provider.opened.map(({ method }) => method)).toEqual(['yonsei']);
  });

  it('[CAMPUS-2] [LOGIN-6] used last on this device, it is named so where it stands; another way that was used last comes after it', async () => {
    const { unmount } = await renderScreen(
      <Login actor={openLogin(fakeProvider(), {}, EVERY_METHOD, deviceWith({ method: 'yonsei', email: null }))} campus={YONSEI} />,
    );
    expect(screen.getByRole('group', { name: 'Last used' }).contains(button(OWN))).toBe(true);
    unmount();
    await renderScreen(
      <Login actor={openLogin(fakeProvider(), {}, EVERY_METHOD, deviceWith({ method: 'kakao', email: null }))} campus={YONSEI} />,
    );
    expect(
      names()
        .filter((name) => name !== '')
        .slice(0, 2),
    ).toEqual([OWN, 'Login with Kakao']);
  });

  it('[CAMPUS-2] [METHOD-2] [API-26] without a sign-on of its own the ways are as everywhere', async () => {
    const before = await renderScreen(<Login actor={openLogin()} />);
    const everyWay = names();
    before.unmount();
    await renderScreen(<Login actor={openLogin()} campus={{ ...YONSEI, method: null }} />);
    expect(names()).toEqual(everyWay);
  });

  it('[LANG-2] speaks three languages', () => expectTextsInEveryLanguage(() => <Login actor={openLogin()} campus={YONSEI} />));
});
