import { boxOf, type Layer, type Picture } from './picture.ts';

/** How far what floats moves, in pixels of the drawing. */
const RISE = 6;

const share = (length: number, whole: number) => `${Number(((length / whole) * 100).toFixed(2))}%`;

/** Where a layer stands in its picture, in hundredths of the picture's width, and how far it floats, in hundredths of its own height. */
const placeOf = (layer: Layer, number: number, { name, viewBox: [left, top, whole] }: Picture): string => {
  const [x, y, width, height] = boxOf(layer);
  const place = `width: ${share(width, whole)}; margin: ${share(y - top, whole)} 0 0 ${share(x - left, whole)};`;
  const rise = layer.motion?.startsWith('float') && layer.farther !== true ? ` --rise: ${share(RISE * layer.scale, height)};` : '';
  return `[data-art='${name}'] > [data-layer='${number}'] { ${place}${rise} }`;
};

/** The place is kept before the files come. */
const shapeOf = ({ name, viewBox: [, , width, height] }: Picture): string => `[data-art='${name}'] { aspect-ratio: ${width} / ${height}; }`;

/** The stylesheet of the pictures in layers. */
export const placesOf = (pictures: readonly Picture[]): string =>
  [
    '/* Written by packages/campus-art: change it there and run npm run tools -- art. */',
    ...pictures.flatMap((picture) => [shapeOf(picture), ...(picture.layers ?? []).map((layer, number) => placeOf(layer, number, picture))]),
    '',
  ].join('\n');
