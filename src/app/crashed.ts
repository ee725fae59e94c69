import { createSharedFlag, useSharedFlag } from './shared-flag.ts';

/** A part of the page, or what stands above it, could not be drawn: the page says so in its place (SHELL-8). */
const partCrashed = createSharedFlag(false);

export const tellCrashed = (): void => partCrashed.set(true);
export const onCrashed = partCrashed.subscribe;

export const usePartCrashed = (): boolean => useSharedFlag(partCrashed, false);
