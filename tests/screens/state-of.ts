/** The state that the layer around an element says it shows: what a browser test waits for. */
export const stateOf = (element: HTMLElement): string | undefined => element.closest<HTMLElement>('dialog')?.dataset.state;
