/**
 * Writes to the clipboard, inside a press.
 * @throws where the browser has no clipboard or refuses it, as some web views do.
 */
export async function copyText(text: string): Promise<void> {
  if (text === '') throw new Error('there is nothing to copy');
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByCommand(text);
  }
}

/** Web views that know no Clipboard API, and pages without TLS. */
function copyByCommand(text: string): void {
  let taken = false;
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    taken = true;
  };
  document.addEventListener('copy', take, { once: true, capture: true });
  try {
    if (!document.execCommand('copy') || !taken) throw new Error('the browser copies nothing');
  } finally {
    document.removeEventListener('copy', take, { capture: true });
  }
}
