import type { System } from '../system.ts';

/** Says on the root that a person is, or may be, signed in: the header has their way into the world, and the picture beside it does not repeat it (HEAD-2). */
export function markAccount(system: System): void {
  const mark = () => document.documentElement.toggleAttribute('data-account', system.getSnapshot().context.viewer.kind !== 'visitor');
  mark();
  system.subscribe(mark);
}
