/** The state that the popup around an element says it shows: what a browser test waits for. */
export const stateOf = (element: HTMLElement): string | undefined => element.closest<HTMLElement>('dialog')?.dataset.state;
