declare global {
  interface Document {
    /** The browser draws the page ahead of a press on the link to it; no person sees it yet. Absent in browsers that never do. */
    readonly prerendering?: boolean;
  }
}

/** Runs `act` once a person sees the page: at once, or when a page that was drawn ahead is shown. Before, nothing may act in it: no call, no popup, no history. */
export function whenShown(act: () => void): void {
  if (document.prerendering === true) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

/** Runs `act` at `load`; at once where that was before. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
