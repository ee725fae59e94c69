import { describe, expect, test, vi } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { REQUEST_TIMEOUT } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { FAULTS, type Fault, type FaultName, fails, hangs, messageIn, succeeds } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { isOfThisPart } from '#tests/support/part.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { count } from '#tests/sweeps/faults/counted.ts';
import { openSignedIn } from './open-client.ts';

listenInThisFile();

const callNames = Object.keys(CALLS) as CallName[];
const faultNames = Object.keys(FAULTS) as FaultName[];

const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have been rejected'),
    (error: unknown) => error,
  );

describe.each(callNames.filter((_, index) => isOfThisPart(index, 6)))('%s', (name) => {
  const start = () => openSignedIn().client.call(name, SAMPLES[name].payload);

  test(`[${CALLS[name].requirement}] a good answer gives its data`, async () => {
    server.use(succeeds(name));
    await expect(start()).resolves.toEqual(SAMPLES[name].data);
  });

  test.each(faultNames)('[API-25] %s', async (fault) => {
    count('client', name);
    vi.spyOn(console, 'warn').mockReturnValue();
    server.use(fails(name, fault), ...(name === 'refreshAccessToken' ? [] : [succeeds('refreshAccessToken')]));
    const error = await rejectionOf(start());
    const { reason }: Fault = FAULTS[fault];
    expect(error).toBeInstanceOf(PortError);
    expect(error).toMatchObject({ reason, serverMessage: messageIn('ko', FAULTS[fault]) });
  });

  test('[API-25] without a network the rejection says so', async () => {
    count('client', name);
    vi.spyOn(console, 'warn').mockReturnValue();
    server.use(fails(name, 'network error'));
    for (const onLine of [false, true]) {
      vi.stubGlobal('navigator', { onLine });
      expect(await rejectionOf(start())).toMatchObject({ isOffline: !onLine });
    }
    vi.unstubAllGlobals();
  });

  test('[API-25] a server that never answers is given up after the request timeout', async () => {
    count('client', name);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(hangs(name));
    let settled = false;
    const rejected = rejectionOf(start()).finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await rejected).toBeInstanceOf(PortError);
  });
});
