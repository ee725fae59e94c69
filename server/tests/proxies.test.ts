import { expect, it } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { networkOf } from '#server/http/client-address.ts';
import { readAddress } from '#server/http/networks.ts';
import { originOf } from '#server/http/trusted-proxies.ts';
import { describeFirst } from '../../tests/support/part.ts';
import { createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';

const trustProxyOf = (value: string) => configFromEnv({ TRUST_PROXY: value }).trustProxy;
const clientOf = (trust: string, remote: string | undefined, header?: string) => {
  const { client, nearest } = originOf(remote, header, trustProxyOf(trust));
  return [client?.toString(), nearest?.toString()];
};

describeFirst('the address of a client', () => {
  const [INNER, OUTER, CLIENT, LIE] = ['10.0.0.1', '10.0.0.2', '198.51.100.7', '203.0.113.66'];

  it.each([
    ['0', CLIENT, LIE, CLIENT],
    ['false', CLIENT, LIE, CLIENT],
    ['', CLIENT, LIE, CLIENT],
    ['1', INNER, CLIENT, CLIENT],
    ['true', INNER, `${LIE}, ${CLIENT}`, CLIENT],
    ['1', INNER, undefined, INNER],
    ['1', INNER, ' , ,', INNER],
    ['2', INNER, `${LIE},${CLIENT} , ${OUTER}`, CLIENT],
    ['2', INNER, CLIENT, CLIENT],
    ['2', INNER, `${CLIENT}, unix:`, CLIENT],
    ['3', INNER, `${LIE}, ${CLIENT}, 192.0.2.1, ${OUTER}`, CLIENT],
    ['10.0.0.0/8', INNER, `${LIE}, ${CLIENT}, ${OUTER}`, CLIENT],
    ['10.0.0.1,10.0.0.2', INNER, `${CLIENT}, ${OUTER}`, CLIENT],
    ['10.0.0.0/8', INNER, '10.7.7.7', '10.7.7.7'],
    ['10.0.0.0/8', INNER, undefined, INNER],
    ['10.0.0.0/8', CLIENT, LIE, CLIENT],
    ['2,10.0.0.0/8', INNER, `${LIE}, 10.7.7.7, ${OUTER}`, '10.7.7.7'],
    ['2,10.0.0.0/8', INNER, `${LIE}, ${CLIENT}`, CLIENT],
    ['10.0.0.0/8', '::ffff:10.0.0.1', `${CLIENT}, ::ffff:10.0.0.2`, CLIENT],
    ['::ffff:10.0.0.0/104', INNER, `${CLIENT}, ${OUTER}`, CLIENT],
    ['64:ff9b::10.0.0.0/104', '64:ff9b::10.0.0.1', `64:ff9b::198.51.100.7, ${OUTER}`, CLIENT],
    ['2001:db8:a::/48', '2001:db8:a::1', '2001:db8:b::9, 2001:db8:a::2', '2001:db8:b::9'],
    ['2001:db8:a::/48,10.0.0.0/8', INNER, '[2001:db8:b::9]:4711, [2001:DB8:A::2]:80, 10.0.0.2:8080', '2001:db8:b::9'],
  ])('[DOOR-6] with TRUST_PROXY=%s, a connection from %s and the header %s is %s', (trust, remote, header, client) => {
    expect(clientOf(trust, remote, header)).toEqual([client, client]);
  });

  it.each([
    ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '<script>', '10.0.0.1'],
    ['1', '10.0.0.1', '198.51.100.7, 999.1.1.1', '10.0.0.1'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.7, _hidden, 10.0.0.2', '10.0.0.2'],
    ['1', '10.0.0.1', '1', '10.0.0.1'],
    ['1', '10.0.0.1', '0x7f.1', '10.0.0.1'],
  ])(
    '[DOOR-6] with TRUST_PROXY=%s, a connection from %s and the header %s names no address: limits count for %s',
    (trust, remote, header, nearest) => {
      expect(clientOf(trust, remote, header)).toEqual([undefined, nearest]);
    },
  );

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
    ['64:FF9B::c000:201', '192.0.2.1'],
    ['::ffff:0:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:40312', '192.0.2.1'],
    ['[2001:db8:1:2::9]:40312', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1%eth0', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
  ])('[DOOR-6] the network of %s is %s', (address, network) => {
    const read = readAddress(address);
    expect(read === undefined ? undefined : networkOf(read)).toBe(network);
  });
});

describeFirst('TRUST_PROXY', () => {
  it.each([
    'yes',
    '-1',
    '11',
    '1.5',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/',
    'proxy.example',
    '0.0.0.0/0',
    '::/0',
    '::ffff:0.0.0.0/90',
    '64:ff9b::/96',
    '10.0.0.*',
  ])('[DOOR-6] %s stops the start, and the error says what to write', (value) => {
    expect(() => trustProxyOf(value)).toThrow(`TRUST_PROXY is "${value}", but must be the number of proxies in front of the server`);
    expect(() => trustProxyOf(value)).toThrow('10.0.0.0/8,2001:db8::/32');
  });

  it.each(['1,2', '0,10.0.0.0/8'])('[DOOR-6] %s stops the start: one number at most', (value) => {
    expect(() => trustProxyOf(value)).toThrow('Write 2,10.0.0.0/8');
  });
});

describeApi('behind proxies', (_, database) => {
  const guestsOf = async (trust: string, headerOf: (one: number) => string, times = 1) => {
    const behind = await createTestApi(database.db, { trustProxy: trustProxyOf(trust), guestLimitPerHour: times });
    return async (one: number) => {
      const { status } = await behind
        .browser('203.0.113.250')
        .call('guestLogin', undefined, { headers: { 'X-Forwarded-For': headerOf(one) } });
      return status;
    };
  };

  it('[DOOR-6] two proxies in front: none of 200 addresses shares the limit of another, and each has its own', async () => {
    for (const trust of ['2', '203.0.113.0/24,198.18.0.0/15']) {
      const prefix = trust === '2' ? '198.51.100' : '192.0.2';
      // What the client sends of itself stands left, and is another lie each time.
      let lies = 0;
      const guest = await guestsOf(trust, (one) => {
        lies += 1;
        return `9.9.${lies >> 8}.${lies & 255}, ${prefix}.${one}, 198.18.0.9`;
      });
      for (let one = 1; one <= 200; one += 1) expect(await guest(one), `${trust}: ${one}`).toBe(200);
      for (const one of [1, 77, 200]) expect(await guest(one), `${trust}: ${one} again`).toBe(429);
    }
  });

  it('[DOOR-6] counts IPv6 clients behind two proxies by their /64', async () => {
    const guest = await guestsOf('2', (one) => `2001:db8:0:${one >> 4}::${one & 15}, 198.18.0.9`);
    expect([await guest(0x10), await guest(0x11), await guest(0x20), await guest(0x21)]).toEqual([200, 429, 200, 429]);
  });

  it('[DOOR-6] believes no header and no request id of a host that is no proxy', async () => {
    const api = await createTestApi(database.db, { trustProxy: trustProxyOf('10.0.0.0/8') });
    const id = 'c0ffee'.padEnd(32, '0');
    const answered = async (address: string) =>
      (await api.browser(address).call('configuration', undefined, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    expect(await answered('10.1.1.1')).toBe(id);
    expect(await answered('198.51.100.7')).not.toBe(id);
  });
});
