import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { deleteGuest } from '#server/accounts/users.ts';
import { transaction } from '#server/db/transaction.ts';
import { describeFirst, describeRest, IS_REST } from '../../../tests/support/part.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from '../support/postgres.ts';
import { type Arena, clear, pgliteArena, postgresArena } from './arena.ts';
import { breaches } from './invariants.ts';
import { type Move, movesOf, nameOf } from './moves.ts';
import { race } from './racer.ts';
import { arrange, newGuest, newMember, tabOf } from './scene.ts';

const GUEST_MOVES = movesOf('guest');
const LOGOUT = GUEST_MOVES.filter(({ call }) => call === 'logout');
const LINKS = GUEST_MOVES.filter(({ call }) => call === 'linkAccount' || call === 'setUpAccount').map(
  (move) => [nameOf(move), move] as const,
);

interface At {
  readonly stopped: 'logout' | 'link';
  readonly step: number;
  readonly secondEnds?: boolean;
}

/** What a guest's logout and linking answer when one is stopped before a step and the other comes then, and whether the account is there. */
async function loseOrWin(arena: Arena, logout: Move, link: Move, { stopped, step, secondEnds = false }: At) {
  await clear(arena.db);
  const scene = await arrange(arena, 'guest');
  const { make: signOut } = await logout.ready(scene, tabOf(arena, scene.subject));
  const { make: connect } = await link.ready(scene, tabOf(arena, scene.subject));
  const [first, second] = stopped === 'logout' ? [signOut, connect] : [connect, signOut];
  const { results, isReached } = await race(first, second, step, { secondEnds });
  const [signedOut, linked] = stopped === 'logout' ? results : [results[1], results[0]];
  const account = await arena.db.selectFrom('users').select('user_id').where('user_id', '=', scene.subject.userId).executeTakeFirst();
  return { answers: [signedOut.code, linked.code], isThere: account !== undefined, broken: await breaches(arena.db), isReached };
}

const WON_BY_LINK = { answers: [RESULT.unauthorized, RESULT.ok], isThere: true, broken: [] };
const WON_BY_LOGOUT = { answers: [RESULT.ok, RESULT.unauthorized], isThere: false, broken: [] };

function tests(open: () => Promise<Arena>): void {
  let arena: Arena;
  beforeAll(async () => {
    arena = await open();
  });
  afterAll(() => arena.close());

  it.each(LINKS)('[OUT-1] [EMAIL-7] %s during a logout of the guest: the account stays, and the logout is refused', async (_, link) => {
    for (const logout of LOGOUT) {
      const outcome = await loseOrWin(arena, logout, link, { stopped: 'logout', step: 2, secondEnds: true });
      expect(outcome).toEqual({ ...WON_BY_LINK, isReached: true });
    }
  });

  it.each(LINKS)('[OUT-1] a logout of the guest during %s: one of them wins, wherever the other is', async (_, link) => {
    for (const stopped of ['logout', 'link'] as const)
      for (let step = 0, isReached = true; isReached; step += 1) {
        const [logout] = LOGOUT;
        if (logout === undefined) throw new Error('there is no logout');
        const { isReached: reached, ...outcome } = await loseOrWin(arena, logout, link, { stopped, step });
        expect([WON_BY_LINK, WON_BY_LOGOUT], `${stopped} before step ${step}`).toContainEqual(outcome);
        isReached = reached;
      }
  });

  it('[OUT-1] an account with a way to log in is not deleted as a guest’s, even where the session is still a guest’s', async () => {
    await clear(arena.db);
    const [guest, member] = [await newGuest(arena), await newMember(arena)];
    await transaction(arena.db, async (tx) => {
      for (const { userId } of [guest, member]) await deleteGuest(tx, userId);
    });
    expect(await arena.db.selectFrom('users').select('user_id').execute()).toEqual([{ user_id: member.userId }]);
  });
}

describeFirst('a logout of a guest who links an account, on PGlite', { timeout: 60_000 }, () => tests(pgliteArena));

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (IS_REST && noPostgresBecause !== undefined)
  console.warn(`A guest's logout during linking is not tested on PostgreSQL: ${noPostgresBecause}.`);

describeRest.skipIf(noPostgresBecause !== undefined)(
  `a logout of a guest who links an account, on PostgreSQL${because}`,
  { timeout: 60_000 },
  () => {
    let postgres: ThrowAwayPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());
    tests(() => postgresArena(postgres.url, 'guests'));
  },
);
