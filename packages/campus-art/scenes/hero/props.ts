import { type Point, project } from '../../kit/iso.ts';
import { allOf, stillOf } from '../../kit/motion.ts';
import { type Box, type Layer, layer, type Picture } from '../../kit/picture.ts';
import { bridgeLights, bubble, bubbleContent, openBook, ring } from '../../kit/props.ts';
import type { SvgElement } from '../../kit/svg.ts';
import { cloud } from '../../kit/symbols/cloud.ts';
import { domeIsland, houseIsland } from './satellites.ts';

const piece = (name: string, viewBox: Box, ...elements: readonly SvgElement[]): Picture => ({ name, viewBox, elements });

/** With room for its shadow. */
const speech = (name: keyof typeof bubbleContent, width: number) =>
  piece(`bubble-${name}`, [-60, -70, 120, 108], bubble([0, 0], width, bubbleContent[name]));

export interface HeroPlaces {
  readonly chat: Point;
  readonly heart: Point;
  readonly voice: Point;
  readonly book: Point;
  readonly gate: Point;
}

const BRIDGES: readonly (readonly [name: string, from: Point, to: Point])[] = [
  ['bridge-west', project(-2.8, 5.4, 0.1), project(0.2, 7, 0.1)],
  ['bridge-east', project(14.6, -2.6, 0.1), project(12, 0.4, 0.1)],
];

export const bridgeOf = (index: number): readonly [from: Point, to: Point] => {
  const [, from, to] = BRIDGES[index] ?? ['', [0, 0], [0, 0]];
  return [from, to];
};

/** A campus in the air, from back to front: clouds and two other campuses behind it, lights and signs before it. */
export const layersOf = (name: string, viewBox: Box, elements: readonly SvgElement[], places: HeroPlaces): Layer[] => {
  const whole = piece('cloud', [-66, -52, 132, 84], ...cloud.children);
  const windows = allOf('twinkle', elements);
  const lights = BRIDGES.map(([bridge, from, to]) => {
    const flow = bridgeLights(from, to);
    return layer(piece(bridge, boundsOf([flow], 3), flow), 'flow');
  });
  return [
    layer(whole, 'float slowest', project(5.2, 21.2, -2.4), 0.75),
    layer(whole, 'float slow', project(13, -4, 8.6), 1.1),
    { ...layer(houseIsland(), 'float slower'), farther: true },
    { ...layer(domeIsland(), 'float slowest'), farther: true },
    { picture: piece(name, viewBox, ...stillOf(elements)), at: [0, 0], scale: 1 },
    ...lights,
    layer(piece(`${name}-windows`, boundsOf(windows, 0), ...windows), 'twinkle'),
    layer(piece('gate-light', [-64, -36, 128, 72], ring([0, 0])), 'pulse', places.gate),
    layer(speech('chat', 58), 'float slow', places.chat),
    layer(speech('heart', 46), 'float slower', places.heart),
    layer(speech('voice', 58), 'float slowest', places.voice),
    layer(piece('book', [-80, -80, 160, 128], openBook([0, 0])), 'float slower', places.book),
  ];
};

/** Around paths whose commands are all absolute and take points alone, as those of windows and bridges. */
const boundsOf = (paths: readonly SvgElement[], margin: number): Box => {
  const numbers = paths.flatMap(
    ({ attributes }) =>
      String(attributes.d)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [],
  );
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  return [left, top, Math.ceil(Math.max(...xs) + margin) - left, Math.ceil(Math.max(...ys) + margin) - top];
};
