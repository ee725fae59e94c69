import type { ResultName } from '#contract/result-codes.ts';
import { violatedConstraint } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { EMAIL } from './identities.ts';

/**
 * Two people can want the same name at the same moment, so the database decides, by its unique constraints; this says what its verdict
 * means to a person. `method` is that of the identity which was to be stored.
 */
export function refusalOfConflict(error: unknown, method?: number): unknown {
  const results: Readonly<Record<string, Exclude<ResultName, 'ok'>>> = {
    users_nickname_unique: 'nicknameTaken',
    users_nickname_skeleton_unique: 'nicknameTaken',
    users_uvrs_id_unique: 'uvrsIdTaken',
    users_uvrs_id_skeleton_unique: 'uvrsIdTaken',
    identities_subject_unique: method === EMAIL ? 'emailRegistered' : 'accountInUse',
    // They have an account of this kind already; a second is not foreseen.
    identities_method_unique: 'notAllowed',
  };
  const result = results[violatedConstraint(error) ?? ''];
  return result === undefined ? error : new Refusal(result);
}
