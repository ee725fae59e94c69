/** What the boot script has put in by itself, where React does not look. */
const OWN_NODES = '[data-copied]';

/** Whether the same elements and words stand in the container that were drawn in it at build time: then React takes them over as they are. */
export const isAsDrawn = (container: HTMLElement): boolean => container.dataset.shape === shapeOf(partsOf(container));

/** A short sign of such parts: `<` and a name where an element begins, `>` where one ends, and words. */
export function shapeOf(parts: Iterable<string>): string {
  let hash = 0;
  for (const part of parts) for (let index = 0; index < part.length; index += 1) hash = (Math.imul(hash, 31) + part.charCodeAt(index)) | 0;
  return hash.toString(36);
}

function* partsOf(parent: Node): Generator<string> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) yield node.data;
    if (!(node instanceof Element) || node.matches(OWN_NODES)) continue;
    yield `<${node.localName}`;
    yield* partsOf(node);
    yield '>';
  }
}
