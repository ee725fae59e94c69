import type { Picture } from '../../kit/picture.ts';
import { onIsland } from '../on-island.ts';
import { browser } from './browser.ts';
import { replica } from './replica.ts';
import { safe } from './safe.ts';
import { together } from './together.ts';

/** The pictures of the landing pages' four reasons (LAND-2). */
export const reasons = (): Picture[] => [
  onIsland('browser', browser()),
  onIsland('replica', replica()),
  onIsland('together', together()),
  onIsland('safe', safe()),
];
