import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { TEXT_VERSIONS } from '#contract/text-versions.ts';
import { createActions } from '#src/api/actions.ts';
import { USER_KEY, userQuery } from '#src/api/queries.ts';
import { createSessionHooks } from '#src/api/session-hooks.ts';
import { provideAgreements } from '#src/app/ports/agreements.ts';
import type { Services } from '#src/app/services.ts';
import { answered, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { openSignedIn } from '../api/open-client.ts';

listenInThisFile();

function open() {
  const { client, tokenStore } = openSignedIn();
  const queryClient = new QueryClient();
  const actions = createActions({
    client,
    hooks: createSessionHooks(tokenStore, queryClient),
    clock: { serverNow: () => 0, syncServerTime: vi.fn() },
  });
  // The port needs no more of the services.
  const ports = provideAgreements({ actions, queryClient, userQuery: userQuery(client) } as Services);
  return { queryClient, ports, readDue: () => toPromise(createActor(ports.readDueItems).start()) };
}

describe('due agreements', () => {
  it.each([
    ['nothing, where the API records no agreements', undefined, []],
    ['nothing, where all is agreed to', [], []],
    ['the items in the order of the popup, less what has no text here', ['age', 'cookies', 'serviceTerms'], ['serviceTerms', 'age']],
  ])('[AGR-5] [API-26] %s: read of the user that is known, without a request', async (_, agrm_due, due) => {
    const { queryClient, readDue } = open();
    queryClient.setQueryData(USER_KEY, { ...SAMPLE_USER, ...(agrm_due && { agrm_due }) });
    expect(await readDue()).toEqual(due);
  });

  it('[AGR-5] is recorded in the versions of the texts that the page shows, and due no more', async () => {
    const { queryClient, ports, readDue } = open();
    queryClient.setQueryData(USER_KEY, { ...SAMPLE_USER, agrm_due: ['serviceTerms'] });
    const bodies: unknown[] = [];
    server.use(
      on('recordAgreements', async ({ request }) => {
        bodies.push(await request.json());
        return answered('ok', undefined, { user: { ...SAMPLE_USER, agrm_due: [] } });
      }),
    );
    const renewal = createActor(ports.agreementRenewal, { input: { due: await readDue() } }).start();
    renewal.send({ type: 'ALL_TOGGLED' });
    renewal.send({ type: 'AGREED' });
    await expect(toPromise(renewal)).resolves.toEqual({ outcome: 'agreed' });
    expect(bodies).toEqual([{ agrm: [{ item: 'serviceTerms', ver: TEXT_VERSIONS.serviceTerms.version, agrmYn: 'Y' }] }]);
    expect(await readDue()).toEqual([]);
  });
});
