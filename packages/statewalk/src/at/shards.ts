/** `2/3`: the second of three shares. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** @returns `undefined` for what is no share */
export function readShard(text: string): Shard | undefined {
  const [, index = '', count = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : undefined;
}

/** The share of these: the heaviest go one after another to the share that has the least. */
export function shareOf<T>(all: readonly T[], { index, count }: Shard, weightOf: (each: T) => number): T[] {
  const shares = Array.from({ length: count }, () => ({ weight: 0, items: new Set<T>() }));
  for (const each of [...all].sort((a, b) => weightOf(b) - weightOf(a))) {
    const [least] = [...shares].sort((a, b) => a.weight - b.weight);
    if (least === undefined) break;
    least.weight += weightOf(each);
    least.items.add(each);
  }
  return all.filter((each) => shares[index - 1]?.items.has(each) === true);
}
