import './ui/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { chooseLanguage } from '../contract/languages.ts';
import { observeAnalytics } from './app/analytics.ts';
import { AppProvider } from './app/app-context.tsx';
import { letBackClosePopups } from './app/back-closes.ts';
import { CrashBoundary } from './app/crash-screen.tsx';
import { entryOf } from './app/entry.ts';
import { keepOverReload, takeUp } from './app/keep.ts';
import { externalSite } from './app/page-settings.ts';
import { createAppRouter } from './app/router.tsx';
import { createServices } from './app/services.ts';
import { createSystem } from './app/system.ts';
import { readScrolled, TakenOver } from './app/taken-over.tsx';
import { UiTextsOf } from './app/ui-texts.tsx';
import { UnlessClosed } from './app/unless-closed.tsx';
import { UnlessCrashed } from './app/unless-crashed.tsx';
import { loadWebFont } from './app/web-font.ts';
import { keepArt } from './art/kept-art.tsx';
import { showNotLoaded } from './boot/not-loaded.ts';
import { offeredLanguages } from './boot/offered-languages.ts';
import { startI18n } from './i18n/i18n.ts';
import { popupDepth, withPopupDepth } from './ports/popup-depth.ts';
import { createPreferences } from './ports/preferences.ts';
import { showToast } from './ui/status/status-store.ts';

async function start(root: HTMLElement): Promise<void> {
  const preferences = createPreferences();
  const language = chooseLanguage({ stored: preferences.language(), preferred: navigator.languages, languages: offeredLanguages() });
  const i18n = await startI18n(language);
  // A page that was drawn before has its own title.
  if (window.earlyInput === undefined) document.title = i18n.t(($) => $.common.pageTitle);

  const services = createServices({
    language,
    preferences,
    onMemoryOnly: () =>
      showToast(
        i18n.t(($) => $.session.storageRefused),
        'warning',
      ),
    onImageShown: () => showToast(i18n.t(($) => $.imageChange.shownLater)),
  });
  const depth = popupDepth();
  const router = createAppRouter({ queryClient: services.queryClient, language }, { takesOver: window.earlyInput !== undefined });
  // The router marks an entry that it does not know as its own, and leaves nothing else in it.
  if (depth !== popupDepth()) window.history.replaceState({ ...window.history.state, ...withPopupDepth(depth) }, '');
  const back = letBackClosePopups((depth) => router.history.push(router.history.location.href, withPopupDepth(depth)));
  const navigation = {
    goHome: async () => {
      await back.settled();
      await router.navigate({ to: '/', replace: true });
    },
    settled: () => back.settled(),
  };
  const system = createSystem(services, navigation, { ...takeUp(services.clock), entry: entryOf(window.location, externalSite()) });
  system.start();
  keepOverReload(system, services.clock);
  observeAnalytics(system);

  // All that the page shows at once is there before it takes the prerendered one's place.
  await router.load();
  await window.earlyInput?.released();
  keepArt(root);
  const scrolled = readScrolled(root);
  loadWebFont(language);
  const page = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <UiTextsOf language={language}>
          <CrashBoundary>
            <QueryClientProvider client={services.queryClient}>
              <AppProvider app={{ services, system }}>
                <UnlessCrashed>
                  <UnlessClosed>
                    <RouterProvider router={router} />
                    <TakenOver scrolled={scrolled} />
                  </UnlessClosed>
                </UnlessCrashed>
              </AppProvider>
            </QueryClientProvider>
          </CrashBoundary>
        </UiTextsOf>
      </I18nextProvider>
    </StrictMode>
  );
  // In one moment, so that no press lands on what is about to go.
  flushSync(() => createRoot(root).render(page));
  // `npm run dev` alone: a build leaves the line out, and what it imports.
  if (import.meta.env.MODE === 'development') (await import('./app/devtools.tsx')).showDevtools(services.queryClient, router);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
start(root).catch((error: unknown) => {
  // Without its texts, or by a defect, the application does not begin: never a blank page (SHELL-8).
  showNotLoaded();
  console.error(error);
});
