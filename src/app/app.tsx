import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type App as AppParts, AppProvider } from './app-context.tsx';
import { CrashBoundary } from './crash-screen.tsx';
import { InAppProvider } from './in-app-provider.tsx';
import type { AppRouter } from './router.tsx';
import { UiTextsOf } from './ui-texts.tsx';
import { UnlessClosed } from './unless-closed.tsx';
import { UnlessCrashed } from './unless-crashed.tsx';

export interface AppProps extends AppParts {
  i18n: i18n;
  router: AppRouter;
}

/** The whole tree: in the browser, and where pages are drawn at build time, so that React finds there what it would draw. */
export function App({ i18n, router, services, system }: AppProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <UiTextsOf language={services.language}>
          <CrashBoundary>
            <QueryClientProvider client={services.queryClient}>
              <AppProvider app={{ services, system }}>
                <UnlessCrashed>
                  <UnlessClosed>
                    <InAppProvider>
                      <RouterProvider router={router} />
                    </InAppProvider>
                  </UnlessClosed>
                </UnlessCrashed>
              </AppProvider>
            </QueryClientProvider>
          </CrashBoundary>
        </UiTextsOf>
      </I18nextProvider>
    </StrictMode>
  );
}
