import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CALLS, type Call } from '#contract/calls.ts';
import { incompatibilities, type Released, shapesOf } from './released-contract.ts';

/**
 * The shapes of the calls as the last release made them. A tab of yesterday goes on after a release (DOOR-8), so a release may add calls and
 * optional fields, and takes nothing away. `WRITE_RELEASED=1 npx vitest run --project api server/tests/released-contract.test.ts` writes it anew:
 * with a release, once no page of the one before is open any more (two weeks).
 */
const RELEASED_FILE = new URL('./released-contract.json', import.meta.url);

if (process.env.WRITE_RELEASED === '1') await writeFile(RELEASED_FILE, `${JSON.stringify(shapesOf(), null, 2)}\n`);
const released: Released = JSON.parse(await readFile(RELEASED_FILE, 'utf8'));

it('[DOOR-8] calls as pages of the last release make them are taken, and their answers are what those pages read', () => {
  expect(Object.keys(released).length).toBeGreaterThanOrEqual(24);
  expect(incompatibilities(released, shapesOf())).toEqual([]);
});

const login: Call = CALLS.emailLogin;
const changed = (change: Partial<Call>): Released => shapesOf({ ...CALLS, emailLogin: { ...login, ...change } });

it.each<readonly [string, Released, RegExp]>([
  ['a call that is gone', Object.fromEntries(Object.entries(shapesOf()).filter(([name]) => name !== 'emailLogin')), /emailLogin is gone/],
  ['another address', changed({ path: '/auth/login/mail' }), /path was \/auth\/login\/email/],
  ['a token that is needed now', changed({ token: 'required' }), /asks for a token/],
  [
    'a field that is needed now',
    changed({ request: z.extend(login.request as z.ZodMiniObject, { device: z.string() }) }),
    /request\.device is needed/,
  ],
  ['a field that is not taken any more', changed({ request: z.strictObject({ authMthd: z.number() }) }), /request\.pswd is not taken/],
  [
    'a field that is shorter now',
    changed({ request: z.extend(login.request as z.ZodMiniObject, { pswd: z.string().check(z.maxLength(3)) }) }),
    /request\.pswd/,
  ],
  ['an answer without what pages read', changed({ data: z.object({}) }), /data\.user is needed/],
  ['an answer of another type', changed({ data: z.object({ user: z.string() }) }), /data\.user/],
])('[DOOR-8] %s would leave such a page behind', (_, today, why) => {
  expect(incompatibilities(shapesOf(), today).join('\n')).toMatch(why);
});

it('[DOOR-8] further calls, optional fields and wider bounds do not', () => {
  const wider = changed({
    request: z.extend(login.request as z.ZodMiniObject, { hint: z.optional(z.string()), pswd: z.string() }),
    data: z.extend(login.data as z.ZodMiniObject, { hint: z.string() }),
  });
  expect(incompatibilities(shapesOf(), { ...wider, more: (wider.emailLogin ?? {}) as Released[string] })).toEqual([]);
});
