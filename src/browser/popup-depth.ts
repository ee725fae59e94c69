/** How many popups are open in this entry of the history: what the browser's Back closes (POP-5). */
export const popupDepth = (): number => (typeof history.state?.popupDepth === 'number' ? history.state.popupDepth : 0);

/** The state of an entry in which so many are open. */
export const withPopupDepth = (depth: number): { readonly popupDepth: number } => ({ popupDepth: depth });
