// @vitest-environment jsdom
import '../ui/setup.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { Footer } from '../../src/pages/chrome/footer.tsx';
import { Header, type HeaderProps } from '../../src/pages/chrome/header.tsx';
import { HelpBanner } from '../../src/pages/chrome/help-banner.tsx';
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

  test('[HEAD-2] somebody signed in enters My Home, and finds settings and logout under their name', async () => {
    await renderPage(<Header {...header} viewer={member} />);
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enter My Home' }));
    expect(header.onEnterWorld).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Menu of BrightWhale' })).toBeDefined();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings', hidden: true }));
    expect(header.onSettings).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out', hidden: true }));
    expect(header.onLogout).toHaveBeenCalledOnce();
  });

  test('[ROLE-1] a guest is marked as one, a member is not', async () => {
    const { unmount } = await renderPage(<Header {...header} viewer={{ ...member, kind: 'guest' }} />);
    expect(screen.getByText('Guest')).toBeDefined();
    unmount();
    await renderPage(<Header {...header} viewer={member} />);
    expect(screen.queryByText('Guest')).toBeNull();
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

  test('a plain press goes to a path without loading the page, one with a modifier key is left to the browser', async () => {
    const onNavigate = vi.fn();
    await renderPage(<Header {...header} onNavigate={onNavigate} />);
    const link = screen.getByRole('link', { name: 'For schools' });
    const user = userEvent.setup();
    await user.click(link);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/school');
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(onNavigate).toHaveBeenCalledOnce();
  });
});

describe('help banner', () => {
  const banner = (time: string) => <HelpBanner phone="1600-0000" inquiryUrl={LINKS.inquiry} now={Date.parse(`${time}+09:00`)} />;

  test('[HEAD-3] phone, hours and the request', async () => {
    await renderPage(banner('2026-11-20T10:00'));
    expect(screen.getByRole('link', { name: /1600-0000/ }).getAttribute('href')).toBe('tel:16000000');
    expect(screen.getByText(/9:00–18:00/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Request a consultation/ }).getAttribute('href')).toBe(LINKS.inquiry);
  });

  test('[HEAD-3] says whether somebody answers now', async () => {
    const { unmount } = await renderPage(banner('2026-11-20T10:00'));
    expect(screen.getByText('We are here right now')).toBeDefined();
    unmount();
    await renderPage(banner('2026-11-21T10:00'));
    expect(screen.getByText('We are away right now')).toBeDefined();
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

  test('[FOOT-1] the language is chosen by its own name', async () => {
    await renderPage(<Footer {...preferences} links={LINKS} phone="1600-0000" />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
    expect(preferences.onLanguage).toHaveBeenCalledExactlyOnceWith('ja');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
    expect(preferences.onTheme).toHaveBeenCalledExactlyOnceWith('dark');
  });
});
