import type { CDPSession } from 'playwright-core';

const CPU_SLOWDOWN = 4;
/** Throughput in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** A processor that is four times slower, 150 ms a request, and 1.6 Mbps. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}
