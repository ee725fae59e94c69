import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { CALLS } from '#contract/calls.ts';
import { gatewayRequest, parseReturnUrl } from '#contract/values/gateway-request.ts';
import { MEMBER, refusedInWords } from '#machines/samples.ts';
import { partnerAddress } from '#machines/sso-gateway/partner-address.ts';
import { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';

/** What the client itself refuses. */
const REFUSED: readonly (string | null)[] = [
  null,
  '',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://ok.example/x',
  'ftp://ok.example/cb',
  '/cb',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'https://?x',
  'https://ok@evil.example',
  'https://ok:secret@evil.example',
  'https://@evil.example',
  'https://ok.example\\@evil.example',
  'https://ok.example\t@evil.example',
  'https://ok.example/cb\r\nset-cookie:x=1',
  ' https://ok.example/cb',
  'https://ok.example/cb#x',
  'https://ok.example/cb#',
  'https://ok.example:99999/cb',
  'http://ok.example/cb',
  'http://localhost.evil.example/cb',
  'http://127.0.0.1.evil.example/cb',
  `https://ok.example/${'x'.repeat(2030)}`,
];
/** Well formed: whether they are a partner's, only the server's exact comparison can tell. */
const FOR_THE_SERVER: readonly string[] = [
  'https://ok.example/cb?room=1&room=2',
  'https://ok.example.evil.example/cb',
  'https://ok.example./cb',
  'https://xn--k-fka.example/cb',
  'https://ok.example:8443/cb',
  'https://ok.example/cb/../x',
  'https://ok.example/cb%0d%0aset-cookie:x=1',
  'https://ok.example/cb?to=a@b',
  'http://localhost:3000/cb',
  'http://127.0.0.1:3000/cb',
  'http://[::1]:3000/cb',
  `https://ok.example/${'x'.repeat(2029)}`,
];
const MEETING = { partner: { id: 'madang', key: 'public-label' }, returnValue: 'room 1', state: null } as const;
const PLATFORM = { partner: null, returnValue: null, state: null } as const;

/** A signed-in person comes with this address, and the server has no code for it. Returns its calls, in order. */
async function arriveWith(returnUrl: string | null): Promise<{ asked: string[]; alert: string | undefined }> {
  const asked: string[] = [];
  const note = <Input>(what: string) =>
    fromPromise<void, Input>(async () => {
      asked.push(what);
    });
  const gateway = createActor(
    ssoGatewayMachine.provide({
      actors: {
        loadUser: note('user'),
        requestPartnerCode: fromPromise(async ({ input }) => {
          asked.push(`code for ${input.returnUrl}`);
          throw refusedInWords;
        }),
        leaveForPartner: note('LEFT'),
        closeWindow: note('closed'),
      },
    }),
    { input: { type: 'meeting', clientId: 'client', returnUrl, returnValue: null, state: null, interaction: null } },
  ).start();
  gateway.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  const { context } = await waitFor(gateway, (snapshot) => snapshot.hasTag('alert'));
  gateway.send({ type: 'ALERT_CONFIRMED' });
  await waitFor(gateway, (snapshot) => snapshot.status === 'done');
  return { asked, alert: context.failure?.code };
}

describe('an address to return to', () => {
  test.each(REFUSED)('[GW-1] [GW-5] [VAL-6] %j is refused before anything is asked: an alert, and the window closes', async (text) => {
    expect(parseReturnUrl(text)).toBeNull();
    expect(await arriveWith(text)).toEqual({ asked: ['closed'], alert: 'requestInvalid' });
  });

  test.each(FOR_THE_SERVER)('[GW-4] [GW-5] %j goes to the server letter by letter, and is not left for when it refuses', async (text) => {
    expect(parseReturnUrl(text)).toBe(text);
    expect(await arriveWith(text)).toEqual({ asked: ['user', `code for ${text}`, 'closed'], alert: 'authenticationFailed' });
  });
});

describe('other parameters of a partner', () => {
  const stateOf = (asked: { clientId?: string; returnValue?: string; state?: string }) => {
    const request = {
      type: 'meeting',
      clientId: 'client',
      returnUrl: 'https://ok.example/cb',
      returnValue: null,
      state: null,
      interaction: null,
      ...asked,
    } as const;
    const gateway = createActor(ssoGatewayMachine, { input: request }).start();
    const { value } = gateway.getSnapshot();
    gateway.stop();
    return value;
  };

  test.each([{ clientId: 'x'.repeat(201) }, { clientId: 'a\u0000b' }, { clientId: '' }, { returnValue: 'x'.repeat(8193) }])(
    '[GW-1] a value that no call takes is refused before anyone signs in (%#)',
    (asked) => {
      expect(stateOf(asked)).toBe('alertingInvalid');
    },
  );

  test('[PARTNER-1] a state of more than 2048 characters is refused before anyone signs in, and one of 2048 is not', () => {
    expect(stateOf({ state: 'x'.repeat(2049) })).toBe('alertingInvalid');
    expect(stateOf({ state: 'x'.repeat(2048) })).toBe('recognising');
  });

  test('[GW-1] the client’s own limits are those of the contract', () => {
    for (const clientId of ['x'.repeat(200), '강'.repeat(200)]) {
      expect(stateOf({ clientId, returnValue: 'x'.repeat(8192) })).toBe('recognising');
      expect(CALLS.oauthCode.request.safeParse({ clntId: clientId, redrUri: `https://ok.example/${'x'.repeat(2029)}` }).success).toBe(true);
    }
    expect(CALLS.oauthCode.request.safeParse({ clntId: 'x'.repeat(201), redrUri: 'https://ok.example/' }).success).toBe(false);
  });
});

describe('the address that the gateway leaves for', () => {
  const parametersOf = (address: string) => [...new URL(address).searchParams];

  test('[GW-2] [GW-3] has the code, the partner and the return value, and keeps the query that was there', () => {
    expect(parametersOf(partnerAddress('https://ok.example/cb?room=1&room=2', 'c0de', MEETING))).toEqual([
      ['room', '1'],
      ['room', '2'],
      ['code', 'c0de'],
      ['partner_id', 'madang'],
      ['key', 'public-label'],
      ['returnValue', 'room 1'],
    ]);
    expect(partnerAddress('https://ok.example/cb', 'c0de', PLATFORM)).toBe('https://ok.example/cb?code=c0de');
  });

  test.each(['', 'a&code=x', 'a#b+c', '강의실 1', '100%25', 'x'.repeat(2048)])(
    '[PARTNER-1] the state comes back to either type as it was sent, once (%#)',
    (state) => {
      for (const parameters of [MEETING, PLATFORM]) {
        const { searchParams } = new URL(partnerAddress('https://ok.example/cb?state=theirs&room=1', 'c0de', { ...parameters, state }));
        expect(searchParams.getAll('state')).toEqual([state]);
        expect(searchParams.get('room')).toBe('1');
      }
      // Where the request has none, what the address itself has stays (GW-2).
      expect(new URL(partnerAddress('https://ok.example/cb?state=theirs', 'c0de', PLATFORM)).searchParams.getAll('state')).toEqual([
        'theirs',
      ]);
      const search = `?${new URLSearchParams({ clientId: 'client', returnUrl: 'https://ok.example/cb', state })}`;
      expect(gatewayRequest(search)).toMatchObject({ state, returnValue: null });
    },
  );

  test('[GW-3] our own parameter replaces those of the same name, however often they came', () => {
    const poisoned = 'https://ok.example/cb?code=evil&code=evil&partner_id=evil&key=evil&returnValue=evil&returnValue=evil';
    const parameters = parametersOf(partnerAddress(poisoned, 'c0de', MEETING));
    expect(parameters.map(([name]) => name).sort()).toEqual(['code', 'key', 'partner_id', 'returnValue']);
    expect(parameters.flat()).not.toContain('evil');
  });

  test.each(['a&code=x', 'a#b', '강의실 1', '100%25', 'x'.repeat(4096)])(
    '[GW-3] a return value is encoded once and comes back whole (%#)',
    (returnValue) => {
      const address = partnerAddress('https://ok.example/cb', 'c0de', { ...MEETING, returnValue });
      expect(new URL(address).searchParams.getAll('returnValue')).toEqual([returnValue]);
      expect(new URL(address).searchParams.getAll('code')).toEqual(['c0de']);
      expect(new URL(address).hash).toBe('');
    },
  );

  test('[GW-3] [GW-5] host and path stay, and everything is said once, for any query and any values', () => {
    const text = fc.string({ unit: 'grapheme' });
    const named = fc.tuple(
      text.filter((name) => !['code', 'partner_id', 'key', 'returnValue'].includes(name)),
      text,
    );
    fc.assert(
      fc.property(fc.array(named, { maxLength: 5 }), text, text, (query, code, returnValue) => {
        const returnUrl = `https://ok.example/cb?${new URLSearchParams(query)}`;
        const address = new URL(partnerAddress(returnUrl, code, { ...MEETING, returnValue }));
        expect(address.origin + address.pathname).toBe('https://ok.example/cb');
        expect([...address.searchParams]).toEqual([
          ...query,
          ['code', code],
          ['partner_id', MEETING.partner.id],
          ['key', MEETING.partner.key],
          ['returnValue', returnValue],
        ]);
      }),
    );
  });
});
