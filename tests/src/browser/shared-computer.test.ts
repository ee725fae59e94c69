import { describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { SafeStorage } from '#src/browser/safe-storage.ts';
import { createSharedComputer } from '#src/browser/shared-computer.ts';

/** One browser: its storage stays when it is closed, a cookie without an end does not. */
function createBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.set(key, value) !== undefined,
    remove: (key: string) => void kept.delete(key),
  } as SafeStorage;
  const cookies = new Map<string, string>();
  const lines: string[] = [];
  const jar = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    },
  };
  const time = { now: 1_800_000_000_000 };
  const open = () => createSharedComputer({ storage, jar, now: () => time.now });
  return { open, time, lines, kept, close: () => cookies.clear() };
}

describe('a browser on a computer that several people use', () => {
  it('[DOOR-5] counts the time since the last use in any tab, and takes a closed browser for not used at all', () => {
    const browser = createBrowser();
    const [tab, other] = [browser.open(), browser.open()];
    tab.setShared(true);
    expect(tab.usage()).toEqual({ isShared: true, idle: Number.POSITIVE_INFINITY });
    tab.noteUse();
    browser.time.now += 600_000;
    expect(other.usage()).toEqual({ isShared: true, idle: 600_000 });
    other.noteUse();
    expect(tab.usage().idle).toBe(0);
    browser.close();
    expect(browser.open().usage()).toEqual({ isShared: true, idle: Number.POSITIVE_INFINITY });
  });

  it('[DOOR-5] keeps the use in a cookie that ends with the browser, and notes it once in five seconds', () => {
    const browser = createBrowser();
    const tab = browser.open();
    for (let second = 0; second < 11; second += 1) {
      tab.noteUse();
      browser.time.now += 1000;
    }
    expect(browser.lines).toHaveLength(3);
    for (const line of browser.lines) expect(line).not.toMatch(/Max-Age|Expires/i);
  });

  it.each([
    ['https:', 'campus.example', 'last_use=1800000000000; Path=/; SameSite=Lax; Domain=campus.example; Secure'],
    ['http:', undefined, 'last_use=1800000000000; Path=/; SameSite=Lax'],
  ])('[DOOR-5] the cookie at %s, of the domain %s, is for all paths, and for no other site', (protocol, domain, line) => {
    vi.stubGlobal('location', { protocol });
    const lines: string[] = [];
    const jar = {
      get cookie() {
        return '';
      },
      set cookie(value: string) {
        lines.push(value);
      },
    };
    createSharedComputer({ jar, domain, now: () => 1_800_000_000_000 }).noteUse();
    vi.unstubAllGlobals();
    expect(lines).toEqual([line]);
  });

  it('[DOOR-5] a use within five seconds of the future is one of now: two tabs’ clocks are read apart', () => {
    const browser = createBrowser();
    const tab = browser.open();
    tab.noteUse();
    browser.time.now -= 5000;
    expect(tab.usage().idle).toBe(0);
  });

  it('[DOOR-5] takes a time of the future for none: a clock that was set back keeps no session', () => {
    const browser = createBrowser();
    const tab = browser.open();
    tab.noteUse();
    browser.time.now -= 3_600_000;
    expect(tab.usage().idle).toBe(Number.POSITIVE_INFINITY);
    tab.noteUse();
    expect(browser.open().usage().idle).toBe(0);
  });

  it('[DOOR-5] tells those who show the choice, and keeps it for the next person', () => {
    const browser = createBrowser();
    const tab = browser.open();
    let told = 0;
    const stop = tab.subscribe(() => {
      told += 1;
    });
    tab.setShared(true);
    expect([told, browser.open().isShared(), browser.kept.get(STORAGE_KEYS.sharedComputer)]).toEqual([1, true, 'Y']);
    stop();
    tab.setShared(false);
    expect([told, browser.open().isShared()]).toEqual([1, false]);
  });
});
