import { type Drawn, drawAnew, type ImageExtension } from './draw-anew.ts';
import { giveWay } from './give-way.ts';

/** What the process is sent, one at a time; it answers each with a `Drawn`. */
export interface Job {
  readonly bytes: Uint8Array;
  readonly extension: ImageExtension;
  readonly side?: number | undefined;
}

giveWay(process.pid);
process.on('message', async (job: Job) => {
  const drawn: Drawn = await drawAnew(job.bytes, job.extension, job.side);
  process.send?.(drawn);
});
// The server is gone, however it ended.
process.on('disconnect', () => process.exit());
// A signal may reach the whole group; the server answers what is in flight first, and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
