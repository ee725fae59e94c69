import { createSharedFlag, useSharedFlag } from '../shared-flag.ts';

/** The popups could not be drawn: the page says so in its place (SHELL-8). */
const popupsCrashed = createSharedFlag(false);

export const tellPopupsCrashed = (): void => popupsCrashed.set(true);

export const usePopupsCrashed = (): boolean => useSharedFlag(popupsCrashed, false);
