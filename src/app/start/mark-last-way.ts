import { isOffered } from '#contract/methods.ts';
import { markLastWay } from '#src/browser/last-way-mark.ts';
import type { Services } from '../services.ts';
import type { System } from '../system.ts';

/** Keeps the mark of the way used last as it is now: after a login, a sign-out, a press that forgets it, and an answer that names other methods (LOGIN-6, METHOD-2). */
export function keepLastWayMarked(system: System, services: Pick<Services, 'configuration'>): void {
  const mark = () => markLastWay((method) => isOffered(method, services.configuration().enabledMethods));
  mark();
  system.subscribe(mark);
  system.getSnapshot().children.popups?.subscribe(mark);
}
