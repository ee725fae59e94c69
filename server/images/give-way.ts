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
  const set = new Set<string>();
  // A thread that is not set yet can make another one meanwhile.
  for (let left = threadsOf(pid); left.length > 0; left = threadsOf(pid).filter((thread) => !set.has(thread)))
    for (const thread of left) {
      set.add(thread);
      setThread(Number(thread));
    }
}

const threadsOf = (pid: number) => readdirSync(`/proc/${pid}/task`);

function setThread(thread: number): void {
  try {
    os.setPriority(thread, NICENESS);
  } catch (error) {
    // It has ended since it was listed.
    if (!(error instanceof Error && 'errno' in error && error.errno === -os.constants.errno.ESRCH)) throw error;
  }
}
