import { describe, expect, it } from 'vitest';
import { doorAddress, hasMark, outsideAddress, placeIn, withoutWayOut } from '#src/browser/outside.ts';

const origin = 'https://madang.example';
const PARTNER = '?clientId=meeting&returnUrl=https%3A%2F%2Fmeet.example.com%2Fcb%3Froom%3D4&returnValue=a%20b&enter=theirs';

describe('the address that another browser goes on with', () => {
  it('[DOOR-1] is the page, with the place that was asked for', () => {
    expect(outsideAddress({ origin, pathname: '/', search: '' }, null)).toBe('https://madang.example/');
    const address = outsideAddress({ origin, pathname: '/school', search: '' }, '/space/library');
    expect(address).toBe('https://madang.example/school?enter=%2Fspace%2Flibrary');
    expect(placeIn(new URL(address))).toBe('/space/library');
  });

  it.each(['/sso', '/sso/', '/sso/auth'])(
    '[DOOR-1] [GW-1] at %s takes the partner’s whole request along, in its own spelling',
    (pathname) => {
      expect(outsideAddress({ origin, pathname, search: PARTNER }, '/myroom')).toBe(origin + pathname + PARTNER);
      expect(outsideAddress({ origin, pathname, search: `${PARTNER}&openExternalBrowser=1` }, null)).toBe(origin + pathname + PARTNER);
      expect(placeIn({ pathname, search: PARTNER })).toBeNull();
      expect(withoutWayOut({ pathname, search: `${PARTNER}&openExternalBrowser=1` })).toBe(PARTNER);
    },
  );

  it('[DOOR-1] [EMAIL-2] takes no code, token or other parameter along', () => {
    const location = { origin, pathname: '/', search: '?code=SECRET&token=SECRET&state=SECRET', hash: '#code=K7P2QX' };
    expect(outsideAddress(location, '/myroom')).toBe('https://madang.example/?enter=%2Fmyroom');
  });

  it('[DOOR-1] a place from an address is one of the 3D host, or none', () => {
    const of = (enter: string) => placeIn({ pathname: '/', search: `?enter=${encodeURIComponent(enter)}` });
    expect(of('/myroom')).toBe('/myroom');
    expect([of('https://evil.example/'), of('//evil.example'), of('/space/../x'), of('')]).toEqual([null, null, null, null]);
  });

  it('[DOOR-1] leaves nothing of the way out in the address', () => {
    expect(withoutWayOut({ pathname: '/', search: '?enter=%2Fmyroom&openExternalBrowser=1' })).toBe('');
    expect(withoutWayOut({ pathname: '/', search: '?utm=a&enter=%2Fmyroom' })).toBe('?utm=a');
    expect([hasMark('?a=1&openExternalBrowser=1'), hasMark('?openExternalBrowser=10'), hasMark('')]).toEqual([true, false, false]);
  });
});

describe('the ways out', () => {
  const address = `${origin}/sso${PARTNER}`;

  it('[DOOR-1] KakaoTalk gets the whole address as one value', () => {
    const url = new URL(doorAddress('kakaotalk', address));
    expect(url.protocol).toBe('kakaotalk:');
    expect(url.searchParams.get('url')).toBe(address);
  });

  it('[DOOR-1] LINE gets its own parameter, whether the address has others or none', () => {
    expect(doorAddress('line', address)).toBe(`${address}&openExternalBrowser=1`);
    expect(doorAddress('line', `${origin}/`)).toBe(`${origin}/?openExternalBrowser=1`);
  });

  it.each(['https://madang.example', 'http://campus.test:5140'])(
    '[DOOR-1] an intent opens %s in the browser of choice, and falls back to the page',
    (site) => {
      const at = `${site}/sso?clientId=meeting&returnUrl=https://meet.example.com/cb`;
      const intent = doorAddress('intent', at);
      const [target, rest = ''] = intent.split('#Intent;');
      const parts = rest.split(';');
      expect(target).toBe(at.replace(/^https?/, 'intent'));
      expect(parts).toContain(`scheme=${site.split(':')[0]}`);
      expect(parts).toContain('action=android.intent.action.VIEW');
      expect(parts).toContain('category=android.intent.category.BROWSABLE');
      expect(parts.some((part) => part.startsWith('package='))).toBe(false);
      expect(parts).toContain(`S.browser_fallback_url=${encodeURIComponent(`${at}&openExternalBrowser=1`)}`);
      expect(parts.at(-1)).toBe('end');
    },
  );
});
