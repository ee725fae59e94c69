let current: AbortController | undefined;

/**
 * Begins a ceremony: one that still runs is aborted first, since a browser refuses a second one beside it. The page waits behind the email field, or
 * for a passkey that is made silently, as long as the person chooses nothing else (PASSKEY-1, PASSKEY-2).
 * @returns what ends with `signal`, and with the next ceremony
 */
export function beginCeremony(signal: AbortSignal): AbortSignal {
  current?.abort();
  const ceremony = new AbortController();
  current = ceremony;
  if (signal.aborted) ceremony.abort();
  signal.addEventListener('abort', () => ceremony.abort(), { once: true });
  return ceremony.signal;
}
