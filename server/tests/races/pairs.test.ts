import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { describeFirst, describeRest, IS_REST } from '../../../tests/support/part.ts';
import { WELL_FORMED } from '../support/people.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from '../support/postgres.ts';
import { type Arena, clear, pgliteArena, postgresArena } from './arena.ts';
import { type Move, movesOf, nameOf, WITHOUT_MOVE } from './moves.ts';
import type { Stop } from './racer.ts';
import { play, type Round } from './round.ts';
import { arrange, type SceneKind, tabOf } from './scene.ts';

const KINDS = ['guest', 'member'] as const;

/** Calls that change nothing: two of them at once are no race. */
const READING: ReadonlySet<CallName> = new Set<CallName>(['userInfo', 'checkUser', 'validateUvrsId', 'validateNickname']);

/** What is refused without any race: a guest has no way in, and a member's email is not free. */
const LONE_REFUSALS: Readonly<Record<SceneKind, readonly string[]>> = {
  guest: [
    'snsLogin',
    'emailLogin',
    'resetPassword',
    'listSessions',
    'endSessions',
    'listWays',
    'removeWay',
    'exportData',
    'listConsents',
    'endConsent',
    'listActivity',
    'confirmIdentity',
  ],
  member: ['join with the email'],
};

/** `RACES=all`: the second call comes before every step of the first one, in both orders. */
const ALL = process.env.RACES === 'all';

type Pairing = Pick<Round, 'first' | 'second'> & { readonly stops: readonly Stop[] };

const EVERY_STEP = Array.from({ length: 60 }, (_, step) => step);
/** The step after the one that checks the token: what was found out there may be so no more. */
const TOKEN_CHECKED = 2;
/** Calls with a password judge or hash it before their transaction, so much can come between. */
const isSlow = ({ call }: Move): boolean => 'pswd' in (WELL_FORMED[call] ?? {});
const stopsOf = (first: Move): readonly Stop[] => (isSlow(first) ? [TOKEN_CHECKED, 'transaction'] : [TOKEN_CHECKED]);

/** Every pair of moves, a move with itself too. */
function pairingsOf(kind: SceneKind): readonly Pairing[] {
  const moves = movesOf(kind);
  const pairs = moves.flatMap((one, index) => moves.slice(index).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other], index) => {
    const [first, second] = READING.has(one.call) ? [other, one] : [one, other];
    if (READING.has(first.call)) return [];
    const swapped = { first: second, second: first };
    if (ALL) return [{ first, second, stops: EVERY_STEP }, ...(first === second ? [] : [{ ...swapped, stops: EVERY_STEP }])];
    const inside = index % 5 === 0 ? [index % 2 === 0 ? 0 : 3 + (index % 9)] : [];
    // A call races itself at once, and after the first statements of its transaction.
    const more = first === second ? [0, 4, 5] : inside;
    if (READING.has(second.call)) return [{ first, second, stops: [TOKEN_CHECKED] }];
    return [{ first, second, stops: [...stopsOf(first), ...more] }, ...(first === second ? [] : [{ ...swapped, stops: stopsOf(second) }])];
  });
}

async function playAll(arena: Arena, kind: SceneKind, share: (index: number) => boolean): Promise<{ wrong: string[]; rounds: number }> {
  const wrong: string[] = [];
  let rounds = 0;
  for (const [index, { first, second, stops }] of pairingsOf(kind).entries()) {
    if (!share(index)) continue;
    for (const stopBefore of stops) {
      const outcome = await play(arena, { kind, first, second, stopBefore, elsewhere: (index + rounds) % 2 === 1 });
      wrong.push(...outcome.wrong);
      rounds += 1;
      if (ALL && !outcome.isReached) break;
    }
  }
  return { wrong, rounds };
}

/** Each move alone does what its place in the races takes for granted. */
async function refusedAlone(arena: Arena, kind: SceneKind): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const move of movesOf(kind)) {
    await clear(arena.db);
    const scene = await arrange(arena, kind);
    const { make } = await move.ready(scene, tabOf(arena, scene.subject));
    if ((await make()).code !== 0) refused.push(nameOf(move));
  }
  return refused;
}

describeFirst('races of two calls', () => {
  it('has a move for each call of the contract, but those without a token that act on no account, email, nickname or ID', () => {
    const moved = new Set(KINDS.flatMap(movesOf).map(({ call }) => call));
    const [acting, others] = [[...moved], [...WITHOUT_MOVE]];
    expect([...acting, ...others].sort()).toEqual(Object.keys(CALLS).sort());
    // What has a token may act, but for what answers a partner's waiting login, of which each browser has its own; what is sent by POST may too.
    expect(others.filter((call) => CALLS[call].token === 'required')).toEqual(['finishPartnerLogin']);
    expect(others.filter((call) => CALLS[call].method !== 'GET').sort()).toEqual([
      'beginHandOver',
      'claimSignIn',
      'discardSignIn',
      'finishPartnerLogin',
      'oauthClient',
      'passkeyRequestOptions',
      'readHandOver',
      'refusePartnerLogin',
    ]);
  });
});

describeFirst('every pair of calls on one account, on PGlite', { timeout: 600_000 }, () => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await pgliteArena();
  });
  afterAll(() => arena.close());

  it.each(KINDS)('each call alone is granted, or refused for what a %s is', async (kind) => {
    expect((await refusedAlone(arena, kind)).toSorted()).toEqual(LONE_REFUSALS[kind].toSorted());
  });

  it.each(KINDS)('a sixteenth of the pairs leave the accounts of a %s whole, and what was acknowledged is so', async (kind) => {
    const { wrong, rounds } = await playAll(arena, kind, (index) => index % 16 === 0);
    expect(wrong).toEqual([]);
    expect(rounds).toBeGreaterThan(20);
  });
});

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (IS_REST && noPostgresBecause !== undefined) console.warn(`Races of two calls are not tested on PostgreSQL: ${noPostgresBecause}.`);

describeRest.skipIf(noPostgresBecause !== undefined)(
  `every pair of calls on one account, on PostgreSQL${because}`,
  { timeout: ALL ? 3_600_000 : 600_000 },
  () => {
    const LANES = 3;
    let postgres: ThrowAwayPostgres;
    let lanes: readonly Arena[];
    beforeAll(async () => {
      postgres = await startPostgres();
      lanes = await Promise.all(Array.from({ length: LANES }, (_, lane) => postgresArena(postgres.url, `lane${lane}`)));
    });
    afterAll(async () => {
      for (const lane of lanes) await lane.close();
      await postgres.stop();
    });

    it.each(KINDS)('leaves the accounts of a %s whole, and what was acknowledged is so', async (kind) => {
      const played = await Promise.all(lanes.map((lane, number) => playAll(lane, kind, (index) => index % LANES === number)));
      expect(played.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(played.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(400);
    });
  },
);
