/** Copies a text in the press that asks for it; on plain http, where there is no clipboard, by a selection. Rejects where the browser refuses both. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard?.writeText !== undefined) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return;
  }
  if (!copySelection(text)) throw new Error('the browser refuses to copy');
}

function copySelection(text: string): boolean {
  const { activeElement } = document;
  const box = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  box.style.cssText = 'position: fixed; opacity: 0';
  // Within the open dialog: outside of it nothing takes the focus.
  (activeElement?.closest('dialog') ?? document.body).append(box);
  try {
    box.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
