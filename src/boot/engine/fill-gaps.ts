/*
 * Small things of the language that some engine lacks, or that were taken away: filled in ahead of everything else, so that no page ends for want of
 * one (DOOR-3). The list of young APIs (`young-apis.ts`) names each.
 */

/** Adds what is not there, as the engine's own would be: not seen by a loop over the object. */
function fill<Holder extends object, Name extends keyof Holder & string>(
  holder: Holder | undefined,
  name: Name,
  value: Holder[Name],
): void {
  if (holder === undefined || holder === null || typeof holder[name] === 'function') return;
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

function at<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

const quoted = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');

/** Runs by itself as it is loaded; a test runs it once more. */
export function fillGaps(): void {
  fill(Array.prototype, 'at', at);
  fill(String.prototype, 'at', at as typeof String.prototype.at);
  fill(Array.prototype, 'findLast', function findLast(this: unknown[], is: (item: unknown, index: number, all: unknown[]) => unknown) {
    for (let index = this.length - 1; index >= 0; index -= 1) if (is(this[index], index, this)) return this[index];
    return undefined;
  } as typeof Array.prototype.findLast);
  fill(Array.prototype, 'toReversed', function toReversed(this: unknown[]) {
    return this.slice().reverse();
  });
  fill(String.prototype, 'replaceAll', function replaceAll(this: string, search: string | RegExp, replacement: string) {
    return this.replace(typeof search === 'string' ? quoted(search) : search, replacement);
  } as typeof String.prototype.replaceAll);
  fill(Promise, 'allSettled', ((all: Iterable<unknown>) =>
    Promise.all(
      Array.from(all, (each) =>
        Promise.resolve(each).then(
          (value) => ({ status: 'fulfilled', value }),
          (reason) => ({ status: 'rejected', reason }),
        ),
      ),
    )) as typeof Promise.allSettled);
  fill(window, 'queueMicrotask', (act) => void Promise.resolve().then(act));
  fill(window.URL, 'canParse', (address, base) => {
    try {
      return new URL(address, base) instanceof URL;
    } catch {
      return false;
    }
  });
  fill(window.AbortSignal, 'timeout', (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is up.', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

fillGaps();
