/** Pixels, upright. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What of a picture is shown: the middle of a square, in parts of its width and height, and how far it is zoomed in. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  /** 1: as much as fits into the square. */
  readonly zoom: number;
}

export const ZOOM_MAX = 4;
/** The middle, as a picture is cut round everywhere else. */
export const WHOLE: Frame = { x: 0.5, y: 0.5, zoom: 1 };

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: PictureSize, { zoom }: Frame): number => Math.min(width, height) / zoom;

/** The nearest frame that lies within the picture. */
export function within(picture: PictureSize, frame: Frame): Frame {
  const zoom = between(1, frame.zoom, ZOOM_MAX);
  const half = sideOf(picture, { ...frame, zoom }) / 2;
  const [halfX, halfY] = [half / picture.width, half / picture.height];
  return { x: between(halfX, frame.x, 1 - halfX), y: between(halfY, frame.y, 1 - halfY), zoom };
}

/** The frame after the picture was pulled by so many sides of the square: to the right, what is left of it comes in. */
export function moved(picture: PictureSize, frame: Frame, by: { readonly x: number; readonly y: number }): Frame {
  const side = sideOf(picture, frame);
  return within(picture, { ...frame, x: frame.x - (by.x * side) / picture.width, y: frame.y - (by.y * side) / picture.height });
}

export const zoomed = (picture: PictureSize, frame: Frame, zoom: number): Frame => within(picture, { ...frame, zoom });

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));
