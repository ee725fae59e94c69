/**
 * Keeps an element in the top-most open modal dialog, or in the body: whatever is outside of such a dialog is inert.
 * @param onMoved Called after each move, the first one included.
 * @returns a function that takes the element away.
 */
export function keepOnTop(host: HTMLElement, onMoved: () => void): () => void {
  /** In the order in which they were opened. */
  let open: readonly Element[] = [];
  const look = () => {
    const now = [...document.querySelectorAll('dialog[open]')];
    open = [...open.filter((each) => now.includes(each)), ...now.filter((each) => !open.includes(each))];
    const parent = open.at(-1) ?? document.body;
    if (host.parentNode === parent) return;
    parent.append(host);
    onMoved();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  look();
  return () => {
    observer.disconnect();
    host.remove();
  };
}
