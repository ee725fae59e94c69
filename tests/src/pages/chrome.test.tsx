// @vitest-environment jsdom
import '../ui/setup.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { Footer } from '#src/pages/chrome/footer.tsx';
import { Header } from '#src/pages/chrome/header.tsx';
import type { HeaderProps } from '#src/pages/chrome/header-props.ts';
import { HelpBanner } from '#src/pages/chrome/help-banner.tsx';
import { LINKS, renderPage } from './render-page.tsx';

const preferences = { language: 'en', onLanguage: vi.fn(), theme: 'system', onTheme: vi.fn() } as const;
const header = {
  type: 'MAIN',
  viewer: { kind: 'visitor' },
  links: LINKS,
  mainId: 'main',
  onLogin: vi.fn(),
  onSignUp: vi.fn(),
  onEnterWorld: vi.fn(),
  onSettings: vi.fn(),
  onLogout: vi.fn(),
  ...preferences,
} satisfies HeaderProps;
const member = { kind: 'member', nickname: 'BrightWhale', avatar: { gender: 'F' } } as const;

beforeEach(() => vi.clearAllMocks());

describe('header', () => {
  const destinations = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('[HEAD-1] MAIN leads to the three pages', async () => {
    await renderPage(<Header {...header} />);
    expect(destinations()).toEqual(['/', '/school', '/campus']);
  });

  test.each(['SCHOOL', 'CAMPUS'] as const)('[HEAD-1] %s leads to its sections and the support portal', async (type) => {
    await renderPage(<Header {...header} type={type} />);
    expect(destinations()).toEqual(['#campus_reason', '#campus_introduce', LINKS.faq, LINKS.membership, LINKS.partnership]);
    for (const link of screen.getAllByRole('link', { name: /opens in a new tab/ })) {
      expect(link).toHaveProperty('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('[HEAD-2] a visitor is offered log in and sign up', async () => {
    await renderPage(<Header {...header} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(header.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(header.onSignUp).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Enter My Home' })).toBeNull();
  });

  test.each([
    ['online', 'en', 'Online'],
    ['sleeping', 'en', 'Away'],
    ['sleeping', 'ko', '자리 비움'],
    ['sleeping', 'ja', '離席中'],
  ] as const)('[SHELL-6] the avatar of who is %s says so (%s)', async (state, language, words) => {
    const { container } = await renderPage(<Header {...header} viewer={{ ...member, state }} />, language);
    expect(screen.getByRole('button', { name: /BrightWhale/, description: words })).toBeDefined();
    expect(container.querySelector('[data-user-state]')).toMatchObject({ dataset: { userState: state }, title: words });
  });

  test.each([
    ['ko', { way: 'kakao', uvrsId: 'minji_02' }, '@minji_02 · 카카오 로그인'],
    ['en', { way: 'yonsei', uvrsId: '' }, 'Yonsei University login'],
    ['ja', { way: 'email', uvrsId: 'minji_02' }, '@minji_02 · メールでログイン中'],
    ['en', { kind: 'guest', way: 'guest', uvrsId: '' }, 'Guest'],
  ] as const)('[HEAD-2] [HEAD-4] both menus say who is signed in and how (%s): %o', async (language, account, words) => {
    await renderPage(<Header {...header} viewer={{ ...member, ...account }} />, language);
    const inMenu = screen.getByRole('menu', { hidden: true });
    expect(within(inMenu).getByText(words)).toBeDefined();
    expect(within(inMenu).getByText('BrightWhale')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: { ko: '메뉴 열기', en: 'Open the menu', ja: 'メニューを開く' }[language] }));
    expect(within(screen.getByRole('dialog')).getByText(words)).toBeDefined();
  });

  test('[HEAD-2] a signed-in person enters My Home, and finds settings and logout under their name', async () => {
    await renderPage(<Header {...header} viewer={member} />);
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enter My Home' }));
    expect(header.onEnterWorld).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'BrightWhale’s menu' })).toBeDefined();
    await userEvent.click(screen.getByRole('menuitem', { name: 'My profile', hidden: true }));
    expect(header.onSettings).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out', hidden: true }));
    expect(header.onLogout).toHaveBeenCalledOnce();
  });

  test.each([
    ['guest', 'BrightWhaleGuest'],
    ['member', 'BrightWhale'],
    ['student', 'BrightWhaleStudent'],
  ] as const)('[ROLE-1] a %s is marked as one, and a plain member as nothing', async (kind, text) => {
    await renderPage(<Header {...header} viewer={{ ...member, kind }} />);
    expect(screen.getByRole('button', { name: 'BrightWhale’s menu' }).textContent).toBe(text);
  });

  test('[HEAD-4] the menu sheet has the same links and actions, and closes before it acts', async () => {
    await renderPage(<Header {...header} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(sheet).getAllByRole('link')).toHaveLength(3);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Log in' }));
    expect(header.onLogin).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const openSheet = async (props: Partial<HeaderProps>) => {
    await renderPage(<Header {...header} {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    return within(screen.getByRole('dialog', { name: 'Menu' }));
  };

  test.each([
    ['MAIN', ['Home', 'For schools', 'For universities'], ['/', '/school', '/campus']],
    ...(['SCHOOL', 'CAMPUS'] as const).map(
      (type) =>
        [
          type,
          ['Why Madang', 'Introduction', 'FAQ', 'Bring Madang to your school', 'Become a partner'],
          ['#campus_reason', '#campus_introduce', LINKS.faq, LINKS.membership, LINKS.partnership],
        ] as const,
    ),
  ] as const)('[HEAD-4] [HEAD-1] the menu sheet of %s has the links of its header', async (type, names, hrefs) => {
    const links = (await openSheet({ type })).getAllByRole('link');
    // An external link says that it opens a new tab, too.
    expect(links.map((link) => link.textContent?.replace(/ \(.*\)$/, ''))).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  test('[FOOT-1] [HEAD-4] the header’s menu offers language and theme, and what the account’s menu has is there alone', async () => {
    const sheet = await openSheet({ viewer: member });
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Theme' }), 'dark');
    expect(header.onTheme).toHaveBeenCalledExactlyOnceWith('dark');
    expect(sheet.getByRole('combobox', { name: 'Language' })).toBeDefined();
    expect(screen.getAllByText('Log out')).toHaveLength(1);
  });

  const actionsOf = (sheet: Awaited<ReturnType<typeof openSheet>>) =>
    ['Log in', 'Sign up', 'Enter My Home', 'My profile', 'Log out'].filter((name) => sheet.queryByRole('button', { name }) !== null);

  test.each([
    ['a visitor', { kind: 'visitor' }, ['Log in', 'Sign up']],
    ['a guest', { ...member, kind: 'guest' }, ['Enter My Home']],
    ['a member', member, ['Enter My Home']],
    ['a person who may be signed in, while that is being asked,', { kind: 'unknown' }, []],
  ] as const)('[HEAD-4] [HEAD-2] [ROLE-1] the menu sheet offers %s what they can do', async (_, viewer, offered) => {
    expect(actionsOf(await openSheet({ viewer }))).toEqual(offered);
  });

  test.each([['Enter My Home', 'onEnterWorld']] as const)(
    '[HEAD-4] %s in the menu sheet closes it and does what it says',
    async (name, action) => {
      const sheet = await openSheet({ viewer: member });
      await userEvent.click(sheet.getByRole('button', { name }));
      expect(screen.queryByRole('dialog')).toBeNull();
      const called = (['onLogin', 'onSignUp', 'onEnterWorld', 'onSettings', 'onLogout'] as const).filter(
        (each) => header[each].mock.calls.length > 0,
      );
      expect(called).toEqual([action]);
    },
  );
});

describe('help banner', () => {
  const banner = (time: string) => <HelpBanner phone="1600-0000" inquiryUrl={LINKS.inquiry} now={Date.parse(`${time}+09:00`)} />;

  test('[HEAD-3] phone, hours and the request', async () => {
    await renderPage(banner('2026-11-20T10:00'));
    expect(screen.getByRole('link', { name: /1600-0000/ }).getAttribute('href')).toBe('tel:16000000');
    expect(screen.getByText(/9:00–18:00/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Request a consultation/ }).getAttribute('href')).toBe(LINKS.inquiry);
  });

  test('[HEAD-3] says whether the desk answers now', async () => {
    const { unmount } = await renderPage(banner('2026-11-20T10:00'));
    expect(screen.getByText('Our phone lines are open')).toBeDefined();
    unmount();
    await renderPage(banner('2026-11-21T10:00'));
    expect(screen.getByText('Our phone lines are closed')).toBeDefined();
  });
});

describe('footer', () => {
  test.each(LANGUAGES)('[FOOT-1] six information lines, hours and links (%s)', async (language) => {
    const { container } = await renderPage(<Footer {...preferences} links={LINKS} phone="1600-0000" />, language);
    const lines = [...container.querySelectorAll('address > span')].map((line) => line.textContent);
    expect(new Set(lines).size).toBe(6);
    expect(screen.getByText(/9:00–18:00/)).toBeDefined();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining([LINKS.about, '/service', '/privacy']));
  });

  test('[LANG-1] [FOOT-1] offers the languages that the operator offers, and no choice of one', async () => {
    const choices = () => screen.queryAllByRole('option', { name: /한국어|English|日本語/ }).map(({ textContent }) => textContent);
    const { unmount } = await renderPage(<Footer {...preferences} languages={['ja', 'en']} links={LINKS} phone="1600-0000" />);
    expect(choices()).toEqual(['日本語', 'English']);
    unmount();
    await renderPage(<Footer {...preferences} languages={['en']} links={LINKS} phone="1600-0000" />);
    expect(choices()).toEqual([]);
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  });

  test('[FOOT-1] the language is chosen by its own name', async () => {
    await renderPage(<Footer {...preferences} links={LINKS} phone="1600-0000" />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
    expect(preferences.onLanguage).toHaveBeenCalledExactlyOnceWith('ja');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
    expect(preferences.onTheme).toHaveBeenCalledExactlyOnceWith('dark');
  });
});
