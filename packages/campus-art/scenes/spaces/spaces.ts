import { inLayers } from '../../kit/in-layers.ts';
import type { Picture } from '../../kit/picture.ts';
import { inTheAir, onIsland } from '../on-island.ts';
import { board } from './board.ts';
import { classroom } from './classroom.ts';
import { community } from './community.ts';
import { counselling } from './counselling.ts';
import { events } from './events.ts';
import { exchange } from './exchange.ts';
import { fair } from './fair.ts';
import { gallery } from './gallery.ts';
import { hall } from './hall.ts';
import { study } from './study.ts';

/** The ten spaces of the campus, large (LAND-4). */
export const spaces = (): Picture[] => drawn().map(inLayers);

const drawn = (): Picture[] => [
  onIsland('hall', hall()),
  onIsland('classroom', classroom()),
  onIsland('study', study()),
  onIsland('fair', fair()),
  onIsland('counselling', counselling()),
  onIsland('gallery', gallery()),
  onIsland('community', community()),
  onIsland('events', events()),
  onIsland('board', board()),
  inTheAir('exchange', exchange()),
];
