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

/** The layer is as large as its picture: the stylesheet of all layered pictures has its place. */
const isWhole = (layer: Layer, { viewBox }: Picture): boolean => boxOf(layer).every((value, index) => value === viewBox[index]);

/** The place is kept before the files come; whole layers that float share how far. */
function shapeOf(picture: Picture): string {
  const { viewBox, layers = [] } = picture;
  const [, , width, height] = viewBox;
  const floats = layers.some((layer) => isWhole(layer, picture) && layer.motion?.startsWith('float'));
  return `{ aspect-ratio: ${width} / ${height};${floats ? ` --rise: ${share(RISE, height)};` : ''} }`;
}

/** One rule for all pictures of one shape. */
function shapesOf(pictures: readonly Picture[]): string[] {
  const names = new Map<string, string[]>();
  for (const picture of pictures) names.set(shapeOf(picture), [...(names.get(shapeOf(picture)) ?? []), `[data-art='${picture.name}']`]);
  return [...names].map(([shape, selectors]) => `${selectors.join(', ')} ${shape}`);
}

/** The stylesheet of the pictures in layers. */
export const placesOf = (pictures: readonly Picture[]): string =>
  [
    '/* Written by packages/campus-art: change it there and run npm run tools -- art. */',
    ...shapesOf(pictures),
    ...pictures.flatMap((picture) =>
      (picture.layers ?? []).flatMap((layer, number) => (isWhole(layer, picture) ? [] : [placeOf(layer, number, picture)])),
    ),
    '',
  ].join('\n');
