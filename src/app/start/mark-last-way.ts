import { isOffered } from '#contract/methods.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { CONFIGURATION_KEY } from '#src/api/queries.ts';
import { markLastWay } from '#src/browser/last-way-mark.ts';
import type { Services } from '../services.ts';

/** Keeps the mark of the way used last as it is now: after a login, a sign-out, a press that forgets it, and an answer that names other methods (LOGIN-6, METHOD-2). */
export function keepLastWayMarked({
  configuration,
  lastWay,
  queryClient,
}: Pick<Services, 'configuration' | 'lastWay' | 'queryClient'>): void {
  const mark = () => markLastWay((method) => isOffered(method, configuration().enabledMethods));
  mark();
  lastWay.subscribe(mark);
  // Another tab's; `null`: all of the storage was cleared.
  window.addEventListener('storage', ({ key }) => (key === STORAGE_KEYS.lastWay || key === null) && mark());
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === CONFIGURATION_KEY[0]) mark();
  });
}
