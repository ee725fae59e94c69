import { RESULT } from '#contract/result-codes.ts';
import type { Reply } from '../support/browser.ts';
import { PROMISED } from './acknowledged.ts';
import { type Arena, clear } from './arena.ts';
import { breaches } from './invariants.ts';
import { type Move, nameOf, type Ready } from './moves.ts';
import { race, type Stop } from './racer.ts';
import { arrange, type SceneKind, tabOf } from './scene.ts';

export interface Round {
  readonly kind: SceneKind;
  readonly first: Move;
  readonly second: Move;
  /** The step of the first before which the second is made; 0: both at once. */
  readonly stopBefore: Stop;
  /** Whether the second has a session of its own, on another browser. */
  readonly elsewhere: boolean;
}

export interface Outcome {
  /** What went wrong; empty when nothing did. */
  readonly wrong: readonly string[];
  /** Whether the first call has as many steps as it was to be stopped before. */
  readonly isReached: boolean;
}

/** Two calls in one scene, what they answered, and what is stored after. */
export async function play(arena: Arena, { kind, first, second, stopBefore, elsewhere }: Round): Promise<Outcome> {
  await clear(arena.db);
  const scene = await arrange(arena, kind);
  const one = await first.ready(scene, tabOf(arena, scene.subject));
  const other = await second.ready(scene, tabOf(arena, elsewhere ? scene.elsewhere : scene.subject));
  const { results, isReached } = await race<Reply>(one.make, other.make, stopBefore);
  const sides = [
    { move: first, ready: one, reply: results[0] },
    { move: second, ready: other, reply: results[1] },
  ] as const;
  const title = `${kind}: ${nameOf(first)}, before step ${stopBefore} of it ${nameOf(second)}${elsewhere ? ' on another browser' : ''}`;
  const answered = results.map(({ code }) => code).join(' and ');
  const wrong = [...(await breaches(arena.db)), ...(await broken(scene, sides[0], sides[1])), ...(await broken(scene, sides[1], sides[0]))];
  return { isReached, wrong: wrong.map((what) => `${title} (${answered}): ${what}`) };
}

interface Side {
  readonly move: Move;
  readonly ready: Ready;
  readonly reply: Reply;
}

async function broken(scene: Awaited<ReturnType<typeof arrange>>, { move, ready, reply }: Side, other: Side): Promise<readonly string[]> {
  if (reply.status >= 500) return [`${nameOf(move)} answered ${reply.status}`];
  const promised = PROMISED[move.call];
  if (reply.code !== RESULT.ok || promised === undefined) return [];
  const mayBeUndone = other.reply.code === RESULT.ok && promised.undoneBy(scene.kind).includes(other.move.call);
  if (mayBeUndone || (await promised.isKept(scene, ready, reply))) return [];
  return [`${nameOf(move)} was acknowledged, and is not so`];
}
