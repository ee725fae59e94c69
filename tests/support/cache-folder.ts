import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the tests keep what they make once for every checkout: `$XDG_CACHE_HOME/madang`, else `~/.cache/madang`. */
export const cacheFolder = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'madang');
