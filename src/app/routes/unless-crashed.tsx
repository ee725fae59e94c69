import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { usePopupsCrashed } from './crashed.ts';

/** The recovery screen in the place of the page once a flow has failed for good, or the popups above it could not be drawn (SHELL-8). */
export function UnlessCrashed({ children }: { children: ReactNode }) {
  const crashed = useSelector(useApp().system, (snapshot) => snapshot.matches({ health: 'crashed' }));
  const popupsCrashed = usePopupsCrashed();
  return crashed || popupsCrashed ? <CrashScreen /> : children;
}
