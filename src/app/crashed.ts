import { createSharedFlag, useSharedFlag } from './shared-flag.ts';
import type { System } from './system.ts';

/** A part of the page, or what stands above it, could not be drawn: the page says so in its place (SHELL-8). */
const partCrashed = createSharedFlag(false);

export const tellCrashed = (): void => partCrashed.set(true);

export const usePartCrashed = (): boolean => useSharedFlag(partCrashed, false);

/** Calls `act` once, when the recovery screen has to take the place of the page. */
export function whenCrashed(system: System, act: () => void): void {
  let isOver = false;
  const once = () => {
    if (!isOver) act();
    isOver = true;
  };
  partCrashed.subscribe(once);
  system.subscribe({ next: (snapshot) => snapshot.matches({ health: 'crashed' }) && once(), error: () => {} });
}
