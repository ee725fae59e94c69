import { describe, expect, it } from 'vitest';
import { entryOf } from '#src/app/start/entry.ts';

const ELSEWHERE = 'https://www.campus.example/';
const at = (address: string, externalSite: string | null = ELSEWHERE) => entryOf(new URL(address, 'https://madang.example'), externalSite);

describe('an external site that stands in the place of this one', () => {
  it.each(['/', '/campus', '/school', '/service', '/privacy', '/minerva', '/callbacks', '/ssong', '/no/such/page'])(
    '[SHELL-4] takes people away from %s',
    (path) => expect(at(path)).toEqual({ kind: 'elsewhere', url: ELSEWHERE }),
  );

  it.each(['/callback', '/callback/google', '/callback/yonsei/logout', '/sso/other'])('[SHELL-4] never takes them away from %s', (path) =>
    expect(at(path)).toEqual({ kind: 'page' }),
  );

  it.each([
    ['/sso', 'meeting'],
    ['/sso/', 'meeting'],
    ['/sso/auth', 'platform'],
  ])('[SHELL-4] [ROUTE-5] never takes them away from the gateway at %s', (path, type) =>
    expect(at(`${path}?clientId=a`)).toMatchObject({ kind: 'gateway', request: { type, clientId: 'a' } }),
  );
});

it.each([
  ['/', { kind: 'page' }],
  ['/campus', { kind: 'page' }],
  ['/minerva', { kind: 'campus', path: 'minerva' }],
  ['/minerva/', { kind: 'campus', path: 'minerva' }],
  ['/callback/none/such', { kind: 'page' }],
  ['/no/such/page', { kind: 'nowhere' }],
  ['/campus/library', { kind: 'nowhere' }],
])('[SHELL-4] [ROUTE-7] without one, %s is here', (path, entry) => expect(at(path, null)).toEqual(entry));

it.each([
  ['/?enter=/space/yonsei', { kind: 'place', place: '/space/yonsei' }],
  ['/?enter=%2Fmyroom&utm=poster', { kind: 'place', place: '/myroom' }],
])('[CAMPUS-4] [SHELL-2] the way back from the 3D host, %s, asks for the place', (path, entry) => expect(at(path, null)).toEqual(entry));

it.each([
  'https://evil.example/space/yonsei',
  '//evil.example/space/yonsei',
  '/space/yonsei/../../myroom',
  '/space/yonsei?next=https://evil.example',
  '/space/',
  `/space/${'a'.repeat(41)}`,
  '/space/한글',
  '/privacy',
  'javascript:alert(1)',
  '/space/yonsei\n',
  '',
])('[CAMPUS-4] [ROUTE-8] nothing but a place of the 3D host is followed: not %j', (asked) =>
  expect(at(`/?${new URLSearchParams({ enter: asked })}`, null)).toEqual({ kind: 'page' }),
);

it('[CAMPUS-4] only the landing page is asked for a place', () => {
  expect(at('/privacy?enter=/space/yonsei', null)).toEqual({ kind: 'page' });
  expect(at('/ewha?enter=/space/yonsei', null)).toEqual({ kind: 'campus', path: 'ewha' });
});

it('[HAND-1] the address of a QR code brings its code to the landing page alone, and a code that is none asks for nothing', () => {
  expect(at('/#handover=KXR49WPT', null)).toEqual({ kind: 'handOver', code: 'KXR49WPT' });
  expect(at('/#handover=KXR4', null)).toEqual({ kind: 'page' });
  expect(at('/privacy#handover=KXR49WPT', null)).toEqual({ kind: 'page' });
});
