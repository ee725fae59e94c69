import { createInterface } from 'node:readline';
import { type DirectoryLock, lockDirectory } from '#server/db/lock-file.ts';
import { StartError } from '#server/start-error.ts';

/** A process of its own: each line on its standard input takes the directory (the argument), or releases it if it is held; prints how that went. */
const [, , directory = ''] = process.argv;
let lock: DirectoryLock | undefined;

async function takeOrRelease(): Promise<string> {
  if (lock !== undefined) {
    await lock.release();
    lock = undefined;
    return 'released';
  }
  try {
    lock = await lockDirectory(directory);
    return 'held';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `${error instanceof StartError ? 'refused' : 'failed'}: ${message.replaceAll('\n', ' ')}`;
  }
}

console.info('waiting');
createInterface(process.stdin).on('line', () => void takeOrRelease().then(console.info));
