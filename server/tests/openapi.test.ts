import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiDocument } from '#server/docs/openapi.ts';

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
