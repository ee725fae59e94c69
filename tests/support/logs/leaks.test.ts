import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLeaks } from '../leaks.ts';

/* What `log-check.ts` looks for at the end of a run. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'madang-leaks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const leaksIn = (line: string, secrets: readonly string[] = []) => {
  writeFileSync(path.join(folder, 'log-1.txt'), `{"level":"info","msg":"A request was answered."}\n${line}\n`);
  writeFileSync(path.join(folder, 'secrets-2.jsonl'), secrets.map((secret) => `${JSON.stringify(secret)}\n`).join(''));
  return findLeaks(folder).map(({ what }) => what);
};

describe('secrets in what servers wrote', () => {
  it.each([
    ['{"level":"error","err":{"detail":"Key (subject)=(min@madang.kr) already exists."}}', 'an email'],
    ['params: [ 1, "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA" ]', 'a password hash'],
    ['Authorization: Bearer 3q2-7wQmZ1pX0aYb9cKd8eLf7gMh6iNj5kOl4mPn3oQ', 'a token'],
    ['Cookie: madang_refresh=9tqk2JmX.0.Aq2-7wQmZ1pX0aYb9cKd8eLf7gMh6iNj5kOl4mPn3oQ', 'a token'],
    ['{"body":{"pswd":"spring-2026!"}}', 'a password of the tests'],
  ])('are known by their form: %s', (line, what) => expect(leaksIn(line)).toEqual([what]));

  it.each([
    ['{"msg":"the code 48A1ZQ was wrong"}', '48A1ZQ'],
    ['code=48A1ZQ&state=1', '48A1ZQ'],
    ['{"sqncNum":"aB3-dE6_hJ9"}', 'aB3-dE6_hJ9'],
    ['{"password":"hunter2hunter2!"}', 'hunter2hunter2!'],
  ])('are known by what tests told: %s', (line, secret) => {
    expect(leaksIn(line)).toEqual([]);
    expect(leaksIn(line, ['other-secret-1', secret])).toEqual(['a secret that a test used']);
  });

  it.each([
    '{"level":"info","time":"2026-11-20T03:00:00.000Z","pid":1,"requestId":"0123456789abcdef0123456789abcdef","call":"join","status":200}',
    'madang_http_request_duration_seconds_bucket{le="0.005",call="requestEmailCode"} 0',
    '  Site       http://localhost:4000',
    'vite@8.3.8 built in 3 s',
    '{"code":403003,"data":{"clientName":"Meetings","about":{"contact":"privacy@meet.example"}}}',
    '{"stack":["addIdentity server/accounts/identities.ts:60:9"]}',
  ])('are none of %s', (line) => expect(leaksIn(line, ['48A1ZQ'])).toEqual([]));
});
