import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type App, AppProvider } from './app-context.tsx';
import { InAppProvider } from './popups/in-app-provider.tsx';
import { SchoolsProvider } from './popups/schools-provider.tsx';
import { CrashBoundary, type CrashBoundaryProps } from './routes/crash-screen.tsx';
import { UiTextsOf } from './ui-texts.tsx';

export interface SurroundingsProps extends App, Pick<CrashBoundaryProps, 'onCrash'> {
  i18n: i18n;
  children: ReactNode;
}

/** What each of the page's roots stands in: texts, services, the flows, and a boundary for what cannot be drawn. */
export function Surroundings({ i18n, services, system, onCrash, children }: SurroundingsProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <UiTextsOf language={services.language}>
          <CrashBoundary onCrash={onCrash}>
            <QueryClientProvider client={services.queryClient}>
              <AppProvider app={{ services, system }}>
                <InAppProvider>
                  <SchoolsProvider>{children}</SchoolsProvider>
                </InAppProvider>
              </AppProvider>
            </QueryClientProvider>
          </CrashBoundary>
        </UiTextsOf>
      </I18nextProvider>
    </StrictMode>
  );
}
