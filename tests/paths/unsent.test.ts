import { expect, test } from 'vitest';
import { saidIn, unsent } from './browser/wire/unsent.ts';

const request = (url: string, body: string | null = null) => ({ url: () => url, postData: () => body });
const ADDRESS = 'http://localhost/api/v1/auth/passkeys/remove';

test('[CONFIRM-1] a field that the machine gave to a call, and that its request leaves out, is named', () => {
  const said = saidIn(request(ADDRESS, JSON.stringify({ passkeyId: 'cGhvbmU' })), {});
  expect(unsent({ passkeyId: 'cGhvbmU', confirmation: 'proof-1' }, said)).toEqual(['proof-1']);
});

test('a value counts as sent in the address, in a header, in the body, and within others', () => {
  const said = saidIn(request(`${ADDRESS}?schoolCode=snu`, JSON.stringify({ account: { email: 'minji@campus.ac.kr' } })), {
    'x-confirmation': 'proof-1',
    'x-name': encodeURIComponent('내 전화'),
  });
  expect(unsent({ school: 'snu', email: 'minji@campus.ac.kr', confirmation: 'proof-1', name: '내 전화' }, said)).toEqual([]);
});

test('a tag, a method that goes by its number, and a field that not every call sends, need not be in it', () => {
  const given = { credential: { kind: 'password', method: 'kakao', password: 'maple-7leaf' }, confirmation: 'proof-1' };
  expect(unsent(given, ['maple-7leaf'], ['confirmation'])).toEqual([]);
  expect(unsent(given, [], ['confirmation'])).toEqual(['maple-7leaf']);
});
