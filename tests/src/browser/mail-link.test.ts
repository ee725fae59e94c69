import { afterEach, describe, expect, it } from 'vitest';
import { mailedCode, mailLink } from '#contract/mail-link.ts';
import { entryOf } from '#src/app/start/entry.ts';
import { onMailedCode, passOnCode } from '#src/browser/mailed-code.ts';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA';
const MAILED = { code: 'K7P2QX', key: KEY };
const SITE = 'https://madang.example';
const at = (address: string) => entryOf(new URL(address, SITE), null);

describe('the link of an email with a code', () => {
  it('[EMAIL-2] leads to the landing page, with the code where no server sees it', () => {
    const link = new URL(mailLink(SITE, 'K7P2QX', KEY));
    expect(link.pathname + link.search).toBe('/');
    expect(mailedCode(link.hash)).toEqual(MAILED);
    expect(at(link.href)).toEqual({ kind: 'mailLink', ...MAILED });
  });

  it('[EMAIL-2] of another site, or of an older release, has no key', () => {
    expect(at(mailLink(SITE, 'K7P2QX'))).toEqual({ kind: 'mailLink', code: 'K7P2QX', key: null });
  });

  it.each(['#code=', '#code=K7P2', '#code=<b>K7P', '#code=K7P2Q%22', '#lost', '', '#?code=K7P2QX'])('%s is no code', (hash) => {
    expect(mailedCode(hash)).toBeNull();
    expect(at(`/${hash}`)).toEqual({ kind: 'page' });
  });

  it('is one of the landing page alone', () => {
    expect(at('/campus#code=K7P2QX')).toEqual({ kind: 'page' });
    expect(at('/minerva#code=K7P2QX')).toEqual({ kind: 'campus', path: 'minerva' });
    expect(at('/sso?clientId=a#code=K7P2QX')).toMatchObject({ kind: 'gateway' });
  });
});

describe('a code that is handed to the tabs of this browser', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const wait = (takes: boolean) => {
    const heard: unknown[] = [];
    stops.push(
      onMailedCode((code, key) => {
        heard.push({ code, key });
        return takes;
      }),
    );
    return heard;
  };

  it('[EMAIL-2] is taken by the one that waits for it', async () => {
    const heard = wait(true);
    await expect(passOnCode(MAILED, new AbortController().signal)).resolves.toEqual({ taken: true });
    expect(heard).toEqual([MAILED]);
  });

  it('[EMAIL-2] is not taken where none waits, or the one that hears of it cannot use it now', async () => {
    await expect(passOnCode(MAILED, new AbortController().signal)).resolves.toEqual({ taken: false });
    const heard = wait(false);
    await expect(passOnCode(MAILED, new AbortController().signal)).resolves.toEqual({ taken: false });
    expect(heard).toEqual([MAILED]);
  });

  it('is not taken after the page that hands it over has moved on', async () => {
    const left = new AbortController();
    const answer = passOnCode(MAILED, left.signal);
    left.abort();
    await expect(answer).resolves.toEqual({ taken: false });
  });
});
