import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '#server/config.ts';
import { createTestApi, type TestApi } from '#server/tests/support/api.ts';
import type { Browser } from '#server/tests/support/browser.ts';
import { empty, openPglite, type TestDatabase } from '#server/tests/support/databases.ts';

/** The server of the running file, with a database of its own. */
export let api: TestApi;
/** Its database, where each test has an empty one. */
export let db: TestDatabase['db'];

/** Each test file calls it, or the one below. */
export function openApiInThisFile(): void {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await openPglite();
    api = await createTestApi(database.db);
  });
  afterAll(() => database?.close());
}

/** For tests that use up what a limit allows: no account and no count of the test before is left. */
export function openEmptyApiForEachTest(settings: Partial<Config> = {}): void {
  let database: TestDatabase | undefined;
  beforeEach(async () => {
    database ??= await openPglite();
    db = database.db;
    await empty(db);
    api = await createTestApi(db, settings);
  });
  afterAll(() => database?.close());
}

let browsers = 0;
/** At an address of its own, so that no limit for one network counts it with another. */
export const newBrowser = (): Browser => {
  browsers += 1;
  return api.browser(`198.51.${browsers >> 8}.${browsers & 255}`);
};
