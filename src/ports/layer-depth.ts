/** How many layers are open in this entry of the history: what the browser's Back closes (POP-5). */
export const layerDepth = (): number => (typeof history.state?.layerDepth === 'number' ? history.state.layerDepth : 0);

/** The state of an entry in which so many are open. */
export const withLayers = (depth: number): { readonly layerDepth: number } => ({ layerDepth: depth });
