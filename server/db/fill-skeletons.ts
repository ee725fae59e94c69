import { sql } from 'kysely';
import { idSkeleton, nicknameSkeleton } from '../accounts/look-alikes.ts';
import type { Tx } from './transaction.ts';

/** Rows written by one statement. */
const ROWS = 1000;

/**
 * Gives each user the skeletons of their nickname and ID. Where names look alike already, the oldest account has it; the others
 * keep their names without one, and get one with their next.
 */
export async function fillSkeletons(tx: Tx): Promise<void> {
  const users = await tx.selectFrom('users').select(['user_id', 'nickname', 'uvrs_id']).orderBy('created_at').orderBy('user_id').execute();
  const [nicknames, uvrsIds] = [new Set<string>(), new Set<string>()];
  const filled = users.map(({ user_id, nickname, uvrs_id }) => ({
    user_id,
    nickname_skeleton: unlessThere(nicknames, nicknameSkeleton(nickname)),
    uvrs_id_skeleton: unlessThere(uvrsIds, idSkeleton(uvrs_id)),
  }));
  for (let from = 0; from < filled.length; from += ROWS) {
    const rows = JSON.stringify(filled.slice(from, from + ROWS));
    await sql`update users set nickname_skeleton = filled.nickname_skeleton, uvrs_id_skeleton = filled.uvrs_id_skeleton
      from jsonb_to_recordset(${rows}::jsonb) as filled (user_id text, nickname_skeleton text, uvrs_id_skeleton text)
      where users.user_id = filled.user_id`.execute(tx);
  }
}

function unlessThere(seen: Set<string>, skeleton: string): string | null {
  if (seen.has(skeleton)) return null;
  seen.add(skeleton);
  return skeleton;
}
