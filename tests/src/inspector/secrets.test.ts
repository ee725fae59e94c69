import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { INSPECTED } from '#src/inspect.ts';
import { exploreAll } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { coveringPathsOfAll } from '#statewalk/explore/paths.ts';
import { createMask } from '#statewalk/inspector/mask.ts';
import { newest } from '#statewalk/inspector/moment.ts';
import { NoPathError, pathOfActor, testOfPath } from '#statewalk/inspector/path.ts';
import { toPlain } from '#statewalk/inspector/plain.ts';
import { recordPath } from './record.ts';
import { textsIn } from './texts-in.ts';

const masked = (value: unknown) => createMask(INSPECTED.secrets)(toPlain(value));

test.each([
  ['an email', { email: 'minji@campus.ac.kr' }],
  ['an email in words of the server', { serverMessage: 'minji@campus.ac.kr is taken.' }],
  ['a password', { type: 'PASSWORD_SUBMITTED', password: 'maple-7leaf' }],
  ['a code from a mail', { type: 'CODE_SUBMITTED', code: '48A1ZQ' }],
  ['a proof', { output: { proof: '1234567' } }],
  ['a provider’s ticket', { next: 'signUp', ticket: 'short' }],
  ['a provider’s one-time code and state', { answer: { code: 'abc', state: 'xyz' } }],
  ['an access token', { output: { is: 'token', token: 'opaque', session: 'tab-session' } }],
  ['tokens in a queue', { asked: ['token-1', 'token-2'] }],
  ['a token under a name that is not known', { other: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl' }],
  ['256 bits under a name that is not known', { other: 'Q0VwY2tTZ3lHb0pOWmJ4c3pXcVp2dTFhT0dkMXhKeXE' }],
  ['what an address carries', { url: 'https://partner.example/back?code=hush&state=hash' }],
  ['a failed call', new Error('minji@campus.ac.kr')],
])('%s is masked', (_, value) => {
  const before = textsIn(toPlain(value)).filter((text) => !/_SUBMITTED$|^signUp$|^token$|^Error$/.test(text));
  const after = JSON.stringify(masked(value));
  for (const text of before) expect(after).not.toContain(`"${text}"`);
  expect(after).not.toMatch(/minji|hush|hash/);
});

test('a secret is found again in a text that does not name it', () => {
  const mask = createMask(INSPECTED.secrets);
  mask({ code: '48A1ZQ', password: 'maple-7leaf' });
  expect(mask({ serverMessage: 'The code 48A1ZQ is wrong.', note: 'maple-7leaf' })).toEqual({
    serverMessage: 'The code masked-code is wrong.',
    note: 'masked-password',
  });
});

test('the visible traits of a secret stay: empty, missing, the same', () => {
  const mask = createMask(INSPECTED.secrets);
  expect(mask({ email: '', proof: null, ticket: 'a' })).toEqual({ email: '', proof: null, ticket: 'masked-ticket-1' });
  expect(mask([{ token: 'one' }, { expired: 'one' }, { token: 'two' }])).toEqual([
    { token: 'masked-token-1' },
    { expired: 'masked-token-1' },
    { token: 'masked-token-2' },
  ]);
  expect(mask({ password: 'a' })).toEqual(mask({ password: 'b' }));
});

test('ordinary values stay: failures, methods, times, states', () => {
  const plain = { failure: { code: 'codeWrong' }, method: { code: 'kakao' }, code: { expiresAt: 1, resendAt: 2 }, hasToken: true };
  expect(masked(plain)).toEqual(plain);
  const snapshot = { $snapshot: 'emailLogin', status: 'active', value: { code: 'entering' }, context: { email: 'a@b.kr' } };
  expect(masked(snapshot)).toEqual({ ...snapshot, context: { email: 'masked1@example.com' } });
});

test('masking what is masked changes nothing', () => {
  const once = masked({ email: 'minji@campus.ac.kr', ticket: 'a', password: 'b', list: ['see minji@campus.ac.kr'] });
  expect(createMask(INSPECTED.secrets)(once)).toEqual(once);
});

test('the test that is copied is a file that runs', async () => {
  const model = catalogue.emailLogin as unknown as Model;
  const [path] = coveringPathsOfAll(exploreAll(model));
  if (path === undefined) throw new Error('no path');
  const { recorder, actor } = recordPath(model, path);
  const recorded = pathOfActor(recorder.recording(), actor.sessionId, newest(recorder.recording()));
  const source = testOfPath(recorded, recorder.recording().began, INSPECTED.testImports);
  // What the file does, with its imports given and its path as written there.
  const [, written = ''] = /const path = ([\s\S]*?);\n\ntest/.exec(source) ?? [];
  expect(JSON.parse(written)).toEqual(recorded);
  expect(source).toContain("from '#statewalk/inspector/replay.ts'");
  const port = recorder.recording().actors.find(({ machine }) => machine === null);
  expect(() => pathOfActor(recorder.recording(), port?.id ?? '', 0)).toThrow(NoPathError);
});
