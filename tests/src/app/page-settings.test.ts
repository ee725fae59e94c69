// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULTS } from '#contract/defaults.ts';
import type { Settings } from '#contract/settings.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { createServices } from '#src/app/services.ts';
import { defaultConfiguration } from '#src/app/start/defaults.ts';
import { maintenanceList, pageSettings } from '#src/app/start/page-settings.ts';
import { createSystem } from '#src/app/system.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { deferred } from '../popups/render-screen.tsx';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function write(content: string): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'settings', content });
  document.head.append(meta);
}

describe('the settings in the page', () => {
  it('[SHELL-5] are what the operator has written, and none where nothing is written', () => {
    expect(pageSettings()).toEqual({});
    const set: Settings = { apiBase: '/backend/v1', links: { faq: 'https://help.campus.example' }, brand: { logoUrl: '/logo.svg' } };
    write(JSON.stringify(set));
    expect(pageSettings()).toEqual(set);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['no JSON', '{"phone":'],
    ['no object', '"settings"'],
    ['a number that is none', '{"phone":1}'],
    ['an address that is a script', '{"links":{"faq":"javascript:alert(1)"}}'],
    ['a mark that is a script', '{"brand":{"logoUrl":"javascript:alert(1)"}}'],
    ['an API on a host that was meant to be a path', '{"apiBase":"//evil.example"}'],
  ])('[SHELL-5] are passed over with a warning when there is %s', (_, content) => {
    write(content);
    expect(pageSettings()).toEqual({});
    expect(warn).toHaveBeenCalledOnce();
  });
});

it('[SHELL-5] the configuration before the server has answered is what the page says, else what is built in', () => {
  const built = defaultConfiguration('https://madang.example');
  expect(defaultConfiguration('https://madang.example', {})).toEqual(built);
  const links = { faq: 'https://help.campus.example', about: undefined };
  const set = { enabledMethods: [0], topLevelDomain: { min: 2, max: 9 }, worldUrl: 'https://world.campus.example', phone: '02-1234' };
  expect(defaultConfiguration('https://madang.example', { ...set, links })).toEqual({
    ...built,
    ...set,
    links: { ...built.links, faq: links.faq },
  });
});

it('[SHELL-5] the server answers with the same defaults where its operator has set nothing', () => {
  // The sample schools beside the stand-ins are announced by the API alone.
  const { enabledMethods, topLevelDomain, links, phone } = configFromEnv({ SCHOOLS_FILE: 'none' });
  expect(defaultConfiguration('https://madang.example')).toMatchObject({ enabledMethods, topLevelDomain, links, phone });
});

describe('the configuration', () => {
  /** A running shell on an API that answers this to a call for the configuration. */
  const run = (answer: Promise<Response>) => {
    vi.stubGlobal('fetch', () => answer);
    const services = createServices({ language: 'en', onMemoryOnly: () => {} });
    const navigation = { goHome: async () => {}, settled: async () => {} };
    const system = createSystem(services, navigation, {
      place: null,
      draft: null,
      resumed: null,
      entry: { kind: 'page' },
      maintenance: maintenanceList() !== null,
    });
    onTestFinished(() => void system.stop());
    const held = () => {
      const { status, error } = services.queryClient.getQueryState(services.configurationQuery.queryKey) ?? {};
      return { state: system.getSnapshot().value.configuration, status, error, serves: services.configuration().phone };
    };
    system.start();
    return held;
  };

  it('[SHELL-5] is held with its loading and its result', async () => {
    const { promise, resolve } = deferred<Response>();
    const held = run(promise);
    expect(held()).toEqual({ state: 'loading', status: 'pending', error: null, serves: DEFAULTS.phone });
    resolve(Response.json({ code: 0, data: { ...SAMPLES.configuration.data, phone: '1599-1234' } }));
    await expect.poll(held, { timeout: 10_000 }).toEqual({ state: 'loaded', status: 'success', error: null, serves: '1599-1234' });
  });

  it('[SHELL-5] is held with its error, and the defaults serve', async () => {
    const held = run(Promise.resolve(new Response('broken', { status: 500 })));
    await expect.poll(held, { timeout: 10_000 }).toMatchObject({ state: 'defaulted', status: 'error', serves: DEFAULTS.phone });
    expect(held().error).toBeInstanceOf(Error);
  });
});

describe('an API on another origin', () => {
  const asked: Request[] = [];
  const open = (apiBase?: string) => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(new Request(new URL(url, 'https://madang.example'), init));
      return Response.json({ code: 0, data: { user: { ...SAMPLES.userInfo.data.user, prfl_img_path: '/media/profile/1.png' } } });
    });
    if (apiBase !== undefined) write(JSON.stringify({ apiBase }));
    return createServices({ language: 'en', onMemoryOnly: () => {} });
  };

  it('[SHELL-5] [AVATAR-1] is called with cookies, and images are looked for there', async () => {
    const { queryClient, userQuery } = open('https://api.campus.example/api/v1');
    const user = await queryClient.fetchQuery(userQuery);
    expect(asked.map(({ url, credentials }) => [url, credentials])).toEqual([['https://api.campus.example/api/v1/auth/info', 'include']]);
    expect(user.prfl_img_path).toBe('https://api.campus.example/media/profile/1.png');
  });

  it('[AVATAR-1] images are looked for on the site where the API is on it', async () => {
    const { queryClient, userQuery } = open();
    const user = await queryClient.fetchQuery(userQuery);
    expect(asked.map(({ url }) => url)).toEqual(['https://madang.example/api/v1/auth/info']);
    expect(user.prfl_img_path).toBe('/media/profile/1.png');
  });
});

describe('images under a delivery path', () => {
  const userWith = async (set: Settings, path: string) => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 0, data: { user: { ...SAMPLES.userInfo.data.user, prfl_img_path: path } } }));
    write(JSON.stringify({ apiBase: 'https://api.campus.example/api/v1', ...set }));
    const { queryClient, userQuery } = createServices({ language: 'en', onMemoryOnly: () => {} });
    return (await queryClient.fetchQuery(userQuery)).prfl_img_path;
  };

  it.each([
    ['https://images.campus.example/p', 'minji.png', 'https://images.campus.example/p/minji.png'],
    ['https://images.campus.example', '/media/profile/1.png', 'https://images.campus.example/media/profile/1.png'],
    ['https://images.campus.example', '//elsewhere.example/1.png', 'https://images.campus.example/elsewhere.example/1.png'],
    ['https://images.campus.example', 'https://other.campus.example/1.png', 'https://other.campus.example/1.png'],
    ['/images', 'minji.png', '/images/minji.png'],
  ])('[AVATAR-1] under %s, %s is at %s', async (imageBase, path, address) => {
    expect(await userWith({ imageBase }, path)).toBe(address);
  });

  it('[AVATAR-1] no path is no image, so that the default one shows', async () => {
    expect(await userWith({ imageBase: 'https://images.campus.example' }, '')).toBeNull();
  });
});

it('[STORE-1] the token’s cookie is for the domain that the operator has set', () => {
  write('{"cookieDomain":"campus.example"}');
  const set = vi.spyOn(document, 'cookie', 'set');
  createServices({ language: 'en', onMemoryOnly: () => {} }).tokenStore.signIn('token');
  expect(set.mock.calls.map(([cookie]) => cookie)).toContainEqual(expect.stringMatching(/^access_token=token; .*Domain=campus\.example/));
  set.mockRestore();
});
