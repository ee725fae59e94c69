import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Preferences } from '#src/pages/chrome/preferences.tsx';
import { MaintenanceGate } from '#src/pages/maintenance/maintenance-gate.tsx';
import { useApp } from '../app-context.tsx';
import { usePreferences } from '../islands/page-props.ts';
import { useConfiguration } from '../use-system.ts';

/** The normal pages, unless the site is closed for maintenance (GATE-1). */
export function UnlessClosed({ children }: { children: ReactNode }) {
  const gate = useSelector(useApp().system, (snapshot) => snapshot.children.maintenanceGate);
  const { phone } = useConfiguration();
  const preferences = usePreferences();
  if (gate === undefined) return children;
  return (
    <MaintenanceGate actor={gate} phone={phone} preferences={<Preferences {...preferences} />}>
      {children}
    </MaintenanceGate>
  );
}
