import { createContext, type ReactNode, useContext } from 'react';
import type { Services } from './services.ts';
import type { System } from './system.ts';

/** What `app` gives its own components; popups and pages get properties instead. */
export interface App {
  readonly services: Services;
  readonly system: System;
}

const AppContext = createContext<App | null>(null);

export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => <AppContext value={app}>{children}</AppContext>;

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp needs an AppProvider above it');
  return app;
}
