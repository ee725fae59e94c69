/** `onLine` is only sure where it says no: then there is no network at all. */
export const isOffline = (): boolean => typeof navigator === 'object' && navigator.onLine === false;
