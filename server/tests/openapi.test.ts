import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { API_BASE } from '#contract/calls.ts';
import { openApiDocument } from '#server/docs/openapi.ts';
import { createTestApi } from './support/api.ts';
import { openPglite, type TestDatabase } from './support/databases.ts';

/** What Redocly's recommended rules say of a document, errors and warnings alike. */
async function findings(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document, null, 2), absoluteRef: 'openapi.json', config });
  return problems.map(({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`);
}

test('the OpenAPI document keeps the recommended rules of Redocly, without an error or a warning', async () => {
  expect(await findings(openApiDocument())).toEqual([]);
});

test('the rules are asked', async () => {
  const { info: _, ...without } = openApiDocument();
  expect(await findings(without)).toContainEqual(expect.stringContaining('error struct'));
});

/** Routes below the API's base that the document leaves out, and why. */
const NOT_IN_THE_DOCUMENT: Readonly<Record<string, string>> = {
  'GET /openapi.json': 'is the document',
  'GET /auth/notices/{}': 'is a page of this server, which its own emails link to',
  'POST /auth/notices/{}': 'is the button of that page',
};

/** Parameters without their names: a router and a document call them differently. */
const bare = (method: string, path: string): string => `${method.toUpperCase()} ${path.replaceAll(/:\w+|\{\w+\}/g, '{}')}`;

/** What the server mounts below the API's base; what stands before all of it is no route of its own. */
function mounted(app: Hono): readonly string[] {
  const below = app.routes.filter(({ path }) => path.startsWith(`${API_BASE}/`) && !path.endsWith('/*'));
  return [...new Set(below.map(({ method, path }) => bare(method, path.slice(API_BASE.length))))].sort();
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function documented(): readonly string[] {
  const paths = Object.entries(openApiDocument().paths as Record<string, { readonly servers?: unknown }>);
  // What has servers of its own stands beside the API.
  return paths.flatMap(([path, operations]) =>
    operations.servers === undefined ? METHODS.filter((method) => method in operations).map((method) => bare(method, path)) : [],
  );
}

describe('the routes below the base of the API', () => {
  let database: TestDatabase;
  let routes: readonly string[];
  beforeAll(async () => {
    database = await openPglite();
    routes = mounted((await createTestApi(database.db)).app);
  });
  afterAll(() => database.close());

  it('[API-26] are each in the document, or left out for a reason', () => {
    const known = new Set(documented());
    const left = routes.filter((route) => !known.has(route));
    expect(left).toEqual(Object.keys(NOT_IN_THE_DOCUMENT).sort());
    expect(routes).toEqual(expect.arrayContaining(['POST /auth/provider/apple/notice', 'GET /auth/provider/kakao/unlink']));
  });

  it('[API-26] are all that the document names', () => {
    const all = new Set(routes);
    // One route has every provider and university.
    expect(documented().filter((route) => !all.has(route))).toEqual([]);
  });
});
