import { readdirSync } from 'node:fs';
import os from 'node:os';

/** Requests go before images, where both want the processor. */
const NICENESS = 10;

/**
 * Lowers the priority of a process and of all threads that it has by now; those that it makes later are made like them. Linux sets one
 * thread at a time, and it is others that draw: libuv's, which begin with the first file that is read.
 */
export function giveWay(pid: number): void {
  os.setPriority(pid, NICENESS);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync(`/proc/${pid}/task`)) os.setPriority(Number(thread), NICENESS);
}
