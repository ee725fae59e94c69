import { island } from '../../kit/island.ts';
import { block, project } from '../../kit/iso.ts';
import type { Box, Picture } from '../../kit/picture.ts';
import { halo, lightBridge, portal } from '../../kit/props.ts';
import { Scene } from '../../kit/scene.ts';
import { seeded } from '../../kit/windows.ts';
import { addFestival } from './festival.ts';
import { ground } from './ground.ts';
import { addLibrary } from './library.ts';
import { gardens, people } from './life.ts';
import { addMainHall } from './main-hall.ts';
import { bridgeOf, layersOf } from './props.ts';
import { addFountain, addRoundHall, addStage } from './squares.ts';

const VIEW_BOX: Box = [-450, -195, 1010, 800];
const GATE = [9, 17.05] as const;

/**
 * The landing page's campus: a portal at the front ("come in"), the halls around a fountain, people who talk, and two other
 * campuses at the end of bridges of light.
 */
export const hero = (): Picture => {
  const random = seeded(7);
  const campus = new Scene();
  addMainHall(campus, random);
  addLibrary(campus, random);
  addRoundHall(campus);
  addFountain(campus);
  addStage(campus);
  addFestival(campus);
  gardens(campus);
  people(campus);
  campus.add(26, ...portal(...GATE));

  const elements = [
    halo(542, 400, 58),
    ...lightBridge(...bridgeOf(0)),
    ...lightBridge(...bridgeOf(1)),
    ...island(block(0, 0, 18, 18, 2.6), 1.8),
    ...ground(),
    ...campus.draw(),
  ];
  const places = {
    chat: project(8.6, 13.6, 1.7),
    heart: project(15.2, 14.7, 1.7),
    voice: project(6.3, 10.1, 1.7),
    book: project(4, 14, 5.2),
    gate: project(...GATE),
  };
  return { name: 'hero', viewBox: VIEW_BOX, elements, layers: layersOf('hero', VIEW_BOX, elements, places) };
};
