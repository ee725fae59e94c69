/** px, as wide as the panel is at first (`panel.css`). */
const WIDTH = 470;

/**
 * Lets the page stand beside the panel, so that nothing of it is covered; in a narrow window the panel lies above it.
 * @returns a function that gives the room back.
 */
export function makeRoom(side: 'left' | 'right', width: number | null = null): () => void {
  const style = document.createElement('style');
  style.textContent = `@media (width >= 1200px) { html { margin-${side}: ${width ?? WIDTH}px } }`;
  document.head.append(style);
  return () => style.remove();
}
