import { readdirSync } from 'node:fs';
import os from 'node:os';

/** Requests go before images, where both want the processor. */
const NICENESS = 10;

/**
 * Lowers the priority of a process and of all threads that it has by now; those that it makes later are made like them. Linux sets one
 * thread at a time, and it is others that draw: libuv's, which begin with the first file that is read.
 */
export function giveWay(pid: number): void {
  lower(pid);
  if (process.platform !== 'linux') return;
  const set = new Set<string>();
  // A thread that is not set yet can make another one meanwhile.
  for (let left = threadsOf(pid); left.length > 0; left = threadsOf(pid).filter((thread) => !set.has(thread)))
    for (const thread of left) {
      set.add(thread);
      lowerThread(Number(thread));
    }
}

const threadsOf = (pid: number) => readdirSync(`/proc/${pid}/task`);

/** Only root may raise a priority: what was started with a lower one keeps it. */
function lower(pid: number): void {
  if (os.getPriority(pid) < NICENESS) os.setPriority(pid, NICENESS);
}

function lowerThread(thread: number): void {
  try {
    lower(thread);
  } catch (error) {
    // It has ended since it was listed.
    if (!(error instanceof Error && 'errno' in error && error.errno === -os.constants.errno.ESRCH)) throw error;
  }
}
