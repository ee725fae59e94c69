import { expect, test } from 'vitest';
import type { ResultName } from '#contract/result-codes.ts';
import { refusalOfConflict } from '#server/accounts/conflicts.ts';
import { EMAIL, GUEST } from '#server/accounts/identities.ts';
import { Refusal } from '#server/http/refusal.ts';

const GOOGLE = 3;
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

const conflict = (constraint: string, code = UNIQUE_VIOLATION) => Object.assign(new Error('duplicate key'), { code, constraint });

test.each<[string, string, number | undefined, Exclude<ResultName, 'ok'>]>([
  ['API-10', 'users_nickname_unique', undefined, 'nicknameTaken'],
  ['API-10', 'users_nickname_skeleton_unique', undefined, 'nicknameTaken'],
  ['API-9', 'users_uvrs_id_unique', GUEST, 'uvrsIdTaken'],
  ['API-9', 'users_uvrs_id_skeleton_unique', GUEST, 'uvrsIdTaken'],
  ['ERR-13', 'identities_subject_unique', EMAIL, 'emailRegistered'],
  ['SOC-4', 'identities_subject_unique', GOOGLE, 'accountInUse'],
  ['SOC-4', 'identities_method_unique', GOOGLE, 'notAllowed'],
])('[%s] the second of two who want the same at once is refused: %s, method %s: %s', (_, constraint, method, result) => {
  expect(refusalOfConflict(conflict(constraint), method)).toEqual(new Refusal(result));
});

test('[API-25] an error that is no conflict of names or identities stays as it is', () => {
  for (const error of [
    new Error('connection lost'),
    conflict('sessions_pkey'),
    conflict('users_nickname_unique', FOREIGN_KEY_VIOLATION),
    undefined,
  ]) {
    expect(refusalOfConflict(error, EMAIL)).toBe(error);
  }
});
