import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import { usePartCrashed } from '../crashed.ts';
import { CrashScreen } from './crash-screen.tsx';

/** The recovery screen in the place of the page once a flow has failed for good, or a part of it could not be drawn (SHELL-8). */
export function UnlessCrashed({ children }: { children: ReactNode }) {
  const crashed = useSelector(useApp().system, (snapshot) => snapshot.matches({ health: 'crashed' }));
  const partCrashed = usePartCrashed();
  return crashed || partCrashed ? <CrashScreen /> : children;
}
