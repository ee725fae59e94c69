let current: AbortController | undefined;

/**
 * Runs a ceremony: one that still runs is aborted first, since a browser refuses a second one beside it. The page waits behind the email field, or
 * for a passkey that is made silently, as long as the person chooses nothing else (PASSKEY-1, PASSKEY-2).
 * @param ceremony its signal ends with `outer`, and with the next ceremony
 */
export async function inCeremony<Credential>(
  outer: AbortSignal,
  ceremony: (signal: AbortSignal) => Promise<Credential>,
): Promise<Credential> {
  current?.abort();
  const own = new AbortController();
  current = own;
  const abort = () => own.abort();
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  try {
    return await ceremony(own.signal);
  } finally {
    outer.removeEventListener('abort', abort);
  }
}
