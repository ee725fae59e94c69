interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`, as the browser measures it. */
  readonly effectiveType?: string;
}

/** Whether what is not asked for should not be fetched: the person saves data (SHELL-3), or the network is of the second generation. Chromium alone tells of both. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = ('connection' in navigator && (navigator.connection as Connection | undefined)) || {};
  return saveData === true || /2g$/.test(effectiveType) || window.matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
}
