/** As wide as the panel (`panel.css`). */
const WIDTH = '470px';

/**
 * Lets the page stand beside the panel, so that nothing of it is covered; in a narrow window the panel lies above it.
 * @returns a function that gives the room back.
 */
export function makeRoom(side: 'left' | 'right'): () => void {
  const style = document.createElement('style');
  style.textContent = `@media (width >= 1200px) { html { margin-${side}: ${WIDTH} } }`;
  document.head.append(style);
  return () => style.remove();
}
