/** Where a node stood that a translator or an extension took out of the page. */
interface Place {
  readonly parent: Node;
  /** What came in its stead, e.g. the `<font>` of a translator. */
  readonly standIn: Node | null;
  readonly next: Node | null;
}

/** A translator that translates again and again puts one stand-in in the place of another. */
const CHAIN_MAX = 50;

const places = new WeakMap<Node, Place>();

/**
 * React removes, moves and changes the nodes that it made, where it put them. Translators put other nodes in the place of its texts, highlighters
 * wrap them, blockers take elements out: then `removeChild` and `insertBefore` would throw, which ends in the crash screen, and a changed text
 * would be written where it is not seen. From now on both act on what stands in the node's place, and a text that changes comes back to it, for the
 * translator to translate anew (DOOR-4). To be called before React draws anything.
 */
export function bearForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const texts = new MutationObserver((records) => {
    note(removals.takeRecords());
    for (const { target } of records) comeBack(target);
  });
  const note = (records: readonly MutationRecord[]) => {
    for (const record of records)
      for (const node of record.removedNodes) {
        places.set(node, { parent: record.target, standIn: standInOf(node, record, records), next: record.nextSibling });
        if (node.nodeType === node.TEXT_NODE) texts.observe(node, { characterData: true });
      }
  };
  const removals = new MutationObserver(note);
  removals.observe(document, { childList: true, subtree: true });

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    note(removals.takeRecords());
    const standing = standingFor(child, this);
    if (standing === null) return child;
    if (standing.contains(child)) {
      const { parentNode } = child;
      if (parentNode !== null) removeChild.call(parentNode, child);
      if (standing.childNodes.length > 0 && standing.textContent !== '') return child;
    }
    removeChild.call(this, standing);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as Child;
    note(removals.takeRecords());
    return insertBefore.call(this, node, standingFor(before, this) ?? followerOf(before, this)) as Child;
  };
}

/** What was put in the place of a removed node, in the same moment: at once, just before it went, or just after. */
function standInOf(node: Node, removal: MutationRecord, records: readonly MutationRecord[]): Node | null {
  const { target, addedNodes, previousSibling, nextSibling } = removal;
  if (addedNodes.length > 0) return addedNodes[0] ?? null;
  for (const other of records) {
    if (other.target !== target || other.addedNodes.length === 0) continue;
    const isBeside = other.nextSibling === node || other.previousSibling === node;
    const isInGap = other.previousSibling === previousSibling && other.nextSibling === nextSibling;
    if (isBeside || isInGap) return other.addedNodes[0] ?? null;
  }
  return null;
}

/** The child of `parent` that is, holds or replaces the node; null: there is none. */
function standingFor(node: Node, parent: Node): Node | null {
  let standing: Node | null = node;
  for (let steps = 0; standing !== null && steps < CHAIN_MAX; steps += 1) {
    for (let up: Node | null = standing; up !== null; up = up.parentNode) if (up.parentNode === parent) return up;
    standing = places.get(standing)?.standIn ?? null;
  }
  return null;
}

/** What stood behind a node that is gone. */
function followerOf(node: Node, parent: Node): Node | null {
  let next = places.get(node)?.next ?? null;
  for (let steps = 0; next !== null && steps < CHAIN_MAX; steps += 1) {
    const standing = standingFor(next, parent);
    if (standing !== null) return standing;
    next = places.get(next)?.next ?? null;
  }
  return null;
}

/** React has changed a text that is not in the page any more. */
function comeBack(text: Node): void {
  const place = places.get(text);
  if (!place?.parent.isConnected || text.parentNode !== null) return;
  const standing = standingFor(text, place.parent);
  if (standing === null) place.parent.insertBefore(text, followerOf(text, place.parent));
  else place.parent.replaceChild(text, standing);
}
