import type { Picture } from '../../kit/picture.ts';
import { onIsland } from '../on-island.ts';
import { myHome } from './my-home.ts';
import { openRooms } from './open-rooms.ts';
import { ownWay } from './own-way.ts';

/** The three rows of the introduction (LAND-2). */
export const introduction = (): Picture[] => [
  onIsland('my-home', myHome()),
  onIsland('open-rooms', openRooms()),
  onIsland('own-way', ownWay()),
];
