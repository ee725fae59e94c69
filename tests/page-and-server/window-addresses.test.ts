import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '#contract/calls.ts';
import { PROVIDER_METHODS } from '#contract/methods.ts';
import { createTestApi, type TestApi } from '#server/tests/support/api.ts';
import { openPglite, type TestDatabase } from '#server/tests/support/databases.ts';
import { createState, startAddress } from '#src/browser/provider-start.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: { readonly enum?: readonly string[]; readonly pattern?: string };
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}
type Paths = Readonly<
  Record<string, { readonly servers?: readonly { readonly url: string }[]; readonly get?: Operation; readonly post?: Operation }>
>;

const successes = (operation: Operation | undefined) =>
  Object.keys(operation?.responses ?? {}).filter((status) => /^[23]\d\d$/.test(status));

describe('the addresses that provider windows need', () => {
  let database: TestDatabase;
  let api: TestApi;
  let paths: Paths;
  let page: string;
  beforeAll(async () => {
    database = await openPglite();
    api = await createTestApi(database.db);
    paths = (await (await api.browser().fetch('GET', `${API_BASE}/openapi.json`)).json()).paths;
    page = await (await api.browser().fetch('GET', '/api/docs')).text();
  });
  afterAll(() => database.close());

  /** The documented path that an address is one of, with the values of its parameters. */
  const documented = (pathname: string) => {
    const found = Object.keys(paths).flatMap((path) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const match = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
      return match === null ? [] : [{ path, values: Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) }];
    });
    // An address without a parameter goes before one with (OpenAPI 3.1, paths).
    const [best] = found.sort((one, other) => Object.keys(one.values).length - Object.keys(other.values).length);
    if (best === undefined) throw new Error(`${pathname} is not in the document`);
    return best;
  };

  it.each(PROVIDER_METHODS.map(({ code }) => code))(
    '[SOC-1] [SSO-1] the start of %s is documented as the page opens it, and sends on',
    async (method) => {
      const address = startAddress({ method, purpose: 'login' }, createState(), API_BASE);
      const { pathname, searchParams } = new URL(address, 'https://madang.example');
      const { path, values } = documented(pathname.slice(API_BASE.length));
      const operation = paths[path]?.get;
      const parameters = operation?.parameters ?? [];
      expect(parameters.map(({ in: place, name, required }) => ({ place, name, required }))).toEqual([
        ...Object.keys(values).map((name) => ({ place: 'path', name, required: true })),
        ...[...searchParams.keys()].map((name) => ({ place: 'query', name, required: true })),
      ]);
      for (const { name, schema } of parameters) {
        const value = values[name] ?? searchParams.get(name) ?? '';
        expect(schema.enum ?? [value]).toContain(value);
        expect(value).toMatch(new RegExp(schema.pattern ?? ''));
      }
      const answer = await api.browser().fetch('GET', address);
      expect(successes(operation)).toEqual([String(answer.status)]);
      expect(answer.headers.get('location')).toContain(`https://${method}.test/authorize`);
      expect(page).toContain(`${API_BASE}${path}`);
    },
  );

  it.each(PROVIDER_METHODS.map(({ code }) => code))('[CB-1] [ROUTE-4] the return address of %s is documented, on the site', (method) => {
    const path = paths['/callback/{provider}'];
    expect(path?.servers).toEqual([{ url: '/' }]);
    expect(path?.get?.parameters?.find(({ name }) => name === 'provider')?.schema.enum).toContain(method);
    expect(page).toContain('/callback/{provider}');
  });

  it('[SOC-1] Apple’s form and what becomes of it are documented as they are', async () => {
    const operation = paths['/callback/apple']?.post;
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
    const posted = await api.browser().fetch('POST', '/callback/apple', undefined, {
      rawBody: String(new URLSearchParams({ state: createState(), code: 'c' })),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(successes(operation)).toEqual([String(posted.status)]);
  });

  it('[ROUTE-4] so are the university’s own sign-out and its return address', async () => {
    const answer = await api.browser().fetch('GET', `${API_BASE}/auth/passni/yonsei/logout`);
    expect(successes(paths['/auth/passni/yonsei/logout']?.get)).toEqual([String(answer.status)]);
    const { pathname } = new URL(answer.headers.get('location') ?? '');
    expect(paths[pathname]?.get).toBeDefined();
  });
});
