import { describe, expect, test } from 'vitest';
import { campusListQuery, configurationQuery, userQuery } from '#src/api/queries.ts';
import { answered, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { actInThisFile, answer, defaults, open } from './open-actions.ts';

actInThisFile();

describe('queries', () => {
  test('[SHELL-1] the user is loaded and kept without a token', async () => {
    const { client, queryClient } = open();
    answer('userInfo', { user: { ...SAMPLE_USER, access_token: 'not for the cache' } });
    await expect(queryClient.fetchQuery(userQuery(client))).resolves.toEqual(SAMPLE_USER);
  });

  test('[SHELL-5] configuration is asked for once, and tells the server’s time', async () => {
    const { client, queryClient, onServerTime } = open();
    const asked = answer('configuration');
    await queryClient.fetchQuery(configurationQuery(client, defaults, onServerTime));
    await queryClient.fetchQuery(configurationQuery(client, defaults, onServerTime));
    expect(asked).toHaveLength(1);
    expect(onServerTime.mock.calls).toEqual([[SAMPLES.configuration.data.serverTime]]);
  });

  test('[API-25] a query that fails is not retried', async () => {
    const { client, queryClient } = open();
    let asked = 0;
    server.use(
      on('campusList', () => {
        asked += 1;
        return answered('failed');
      }),
    );
    await expect(queryClient.fetchQuery(campusListQuery(client))).rejects.toMatchObject({ name: 'PortError' });
    expect(asked).toBe(1);
  });
});
