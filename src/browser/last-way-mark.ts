import { isProvider, type MethodCode, methodByCode } from '#contract/methods.ts';
import { isRefusedIn } from '#contract/refused-ways.ts';
import { readLastWay } from './last-way.ts';
import { thisBrowser } from './outside.ts';

/** Ways that one press begins: providers, but not the one that stands for many schools. */
const isBegunAtOnce = (code: MethodCode): boolean => isProvider(methodByCode(code)) && methodByCode(code).generic !== true;

/**
 * Says on the root which provider was used last on this device; where the page offers it by itself, its style shows that one from the first frame
 * (LOGIN-6). None where it is not offered (METHOD-2), or refuses this browser (DOOR-1).
 */
export function markLastWay(isOffered: (code: MethodCode) => boolean): void {
  const method = readLastWay()?.method;
  const { dataset } = document.documentElement;
  if (method !== undefined && isBegunAtOnce(method) && isOffered(method) && !isRefusedIn(thisBrowser(), method)) dataset.usedLast = method;
  else delete dataset.usedLast;
}
