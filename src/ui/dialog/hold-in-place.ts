/**
 * Keeps a message where it stands in the panel while what is above it comes or goes (SEEN-1, SEEN-2): the panel scrolls by as much. A person who
 * scrolls moves it as usual. Returns what ends it.
 */
export function holdInPlace(message: Element): () => void {
  const panel = message.closest('[data-dialog-panel]');
  const body = message.closest('[data-dialog-body]');
  if (panel === null || body === null || typeof ResizeObserver === 'undefined') return () => undefined;
  /** In the panel, which itself may be on its way up; null: the dialog is not open yet. */
  const place = () =>
    message.getClientRects().length === 0 ? null : message.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  let noted = place();
  const note = () => {
    noted = place();
  };
  const observer = new ResizeObserver(() => {
    const now = place();
    if (noted !== null && now !== null) panel.scrollTop += now - noted;
    note();
  });
  observer.observe(body);
  panel.addEventListener('scroll', note, { passive: true });
  return () => {
    observer.disconnect();
    panel.removeEventListener('scroll', note);
  };
}
