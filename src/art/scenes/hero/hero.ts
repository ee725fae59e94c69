import type { Picture } from '#src/art/kit/document.ts';
import { island } from '#src/art/kit/island.ts';
import { block, project } from '#src/art/kit/iso.ts';
import { bubble, bubbleContent, halo, lightBridge, openBook, portal } from '#src/art/kit/props.ts';
import { floating, place, Scene } from '#src/art/kit/scene.ts';
import { seeded } from '#src/art/kit/windows.ts';
import { addFestival } from './festival.ts';
import { ground } from './ground.ts';
import { addLibrary } from './library.ts';
import { gardens, people } from './life.ts';
import { addMainHall } from './main-hall.ts';
import { domeIsland, houseIsland } from './satellites.ts';
import { addFountain, addRoundHall, addStage } from './squares.ts';

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
  campus.add(26, ...portal(9, 17.05));

  return {
    name: 'hero',
    definitions: 'own',
    stillPart: 'file',
    pieces: [houseIsland(), domeIsland()],
    viewBox: [-450, -195, 1010, 800],
    elements: [
      halo(542, 400, 58),
      floating('slowest', place('cloud', 5.2, 21.2, -2.4, 0.75)),
      floating('slow', place('cloud', 13, -4, 8.6, 1.1)),
      ...lightBridge(project(-2.8, 5.4, 0.1), project(0.2, 7, 0.1)),
      ...lightBridge(project(14.6, -2.6, 0.1), project(12, 0.4, 0.1)),
      ...island(block(0, 0, 18, 18, 2.6), 1.8),
      ...ground(),
      ...campus.draw(),
      floating('slow', bubble(project(8.6, 13.6, 1.7), 58, bubbleContent.chat)),
      floating('slower', bubble(project(15.2, 14.7, 1.7), 46, bubbleContent.heart)),
      floating('slowest', bubble(project(6.3, 10.1, 1.7), 58, bubbleContent.voice)),
      floating('slower', openBook(project(4, 14, 5.2))),
    ],
  };
};
