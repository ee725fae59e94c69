import { maintenanceList } from '#src/app/start/page-settings.ts';
// @vitest-environment jsdom
import '../ui/setup.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#src/app/app-context.tsx';
import { createAppRouter } from '#src/app/routes/router.tsx';
import { CampusCheckPage, UnlessSearching } from '#src/app/routes/unless-searching.tsx';
import { createServices } from '#src/app/services.ts';
import { entryOf } from '#src/app/start/entry.ts';
import { createSystem, type System } from '#src/app/system.ts';
import { UiTextsOf } from '#src/app/ui-texts.tsx';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { stubIntersections } from '../pages/near.ts';
import { headerOf, landingOf, ROUTES } from '../pages/routes.ts';

const running: System[] = [];
const histories: RouterHistory[] = [];
afterEach(() => {
  cleanup();
  for (const system of running.splice(0)) system.stop();
  // The last one first: each puts back the functions of `window.history` that it found.
  for (const history of histories.splice(0).reverse()) history.destroy();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** What is awaited is a state: a part of the application that is loaded on demand takes its time on a busy machine. */
const PATIENT = { timeout: 10_000 };

const offline = () => Promise.reject(new TypeError('offline'));

/** The application as `main.tsx` puts it together, without a server. */
async function open(path: string, fetch: (url: string) => Promise<Response> = offline) {
  stubIntersections();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', fetch);
  window.history.pushState(null, '', path);
  const length = window.history.length;
  const i18n = createI18n('en', await loadTexts('en'));
  const services = createServices({ language: 'en', onMemoryOnly: () => {} });
  const router = createAppRouter({ queryClient: services.queryClient, language: 'en' });
  histories.push(router.history);
  const goHome = () => router.navigate({ to: '/', replace: true });
  const start = { place: null, draft: null, resumed: null, entry: entryOf(window.location, null), maintenance: maintenanceList() !== null };
  const system = createSystem(services, { goHome, settled: async () => {} }, start);
  system.start();
  running.push(system);
  await Promise.all([router.load(), CampusCheckPage.preload()]);
  render(
    <I18nextProvider i18n={i18n}>
      <UiTextsOf language="en">
        <QueryClientProvider client={services.queryClient}>
          <AppProvider app={{ services, system }}>
            <UnlessSearching>
              <RouterProvider router={router} />
            </UnlessSearching>
          </AppProvider>
        </QueryClientProvider>
      </UiTextsOf>
    </I18nextProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 1 }, PATIENT);
  return { heading, pushed: () => window.history.length - length };
}

test.each(ROUTES)('[ROUTE-1, ROUTE-2, ROUTE-6, LAND-7] [HEAD-1] %s shows its own page, under its own header', async (path, expected) => {
  const { heading } = await open(path);
  expect({ landing: landingOf(document), header: headerOf(document) }).toEqual({ landing: expected.landing, header: expected.header });
  expect(heading.textContent).toMatch(expected.heading);
  expect(window.location.pathname).toBe(path);
});

test('[HEAD-1] [HEAD-4] from home the school version is one press away, and the header says where one is', async () => {
  await open('/');
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  expect(menu.getByRole('link', { name: 'For schools' }).getAttribute('href')).toBe('/school');
});

test.each(['/a/b', '/some.file', '/deep/er/page.html', '/campus/more', '/schools'])(
  '[ROUTE-7] %s leads home, and Back does not lead there again',
  async (path) => {
    const { pushed } = await open(path);
    await waitFor(() => expect(window.location.pathname).toBe('/'), PATIENT);
    await waitFor(() => expect(landingOf(document)).toBe('campus'), PATIENT);
    expect(pushed()).toBe(0);
  },
);

test('[STORE-1] [CAMPUS-1] the page says that it leaves for a campus, and does not before the token is refreshed', async () => {
  window.localStorage.setItem('access_token', 'of-yesterday');
  const asked: string[] = [];
  await open('/ewha', async (url) => {
    asked.push(url);
    if (url.endsWith('/campus/list')) return Response.json({ code: 0, data: { campusList: [{ cmps_code: 'ewha' }] } });
    // Neither who it is nor a new token is answered.
    return url.includes('/auth/config') ? offline() : new Promise(() => {});
  });
  await waitFor(() => expect(document.querySelector('main')?.dataset).toMatchObject({ flow: 'shell', state: 'refreshingToken' }), PATIENT);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Taking you to the campus');
  expect(asked.filter((url) => url.endsWith('/auth/refresh/access-token'))).toHaveLength(1);
});
