export interface Going {
  /** The page may never be seen again: it is left, or hidden, and a phone ends a hidden page without a word. */
  readonly keep: () => void;
  /** It is seen again, perhaps out of the back/forward cache: what was kept stands in it still. */
  readonly release?: () => void;
  readonly signal?: AbortSignal;
}

/** For what a person has typed and not sent (ERR-37). */
export function whenPageMayGo({ keep, release, signal }: Going): void {
  let isKept = false;
  const goes = () => {
    isKept = true;
    keep();
  };
  const stays = () => {
    if (isKept) release?.();
    isKept = false;
  };
  const options = signal === undefined ? {} : { signal };
  window.addEventListener('pagehide', goes, options);
  window.addEventListener('pageshow', stays, options);
  window.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? goes() : stays()), options);
}
