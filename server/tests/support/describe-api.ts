import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApi, type TestApi } from './api.ts';
import { describeOnBoth, empty, type TestDatabase } from './databases.ts';

/**
 * Runs the same tests on the embedded database and, in the rest, on a PostgreSQL server: one database for all of them, emptied before each, and a new API.
 * `api` is the API of the test that runs; neither it nor `database` can be used outside tests and hooks.
 */
export function describeApi(title: string, tests: (api: TestApi, database: Pick<TestDatabase, 'db'>) => void): void {
  describeOnBoth(title, (open) => {
    let database: TestDatabase;
    let api: TestApi;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      await empty(database.db);
      api = await createTestApi(database.db);
    });
    const current = new Proxy({} as TestApi, { get: (_, name) => Reflect.get(api, name) });
    tests(current, {
      get db() {
        return database.db;
      },
    });
  });
}
