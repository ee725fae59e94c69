import { PROFILE_IMAGE_MAX, PROFILE_IMAGE_SIDE } from '#contract/limits.ts';
import { type Frame, type PictureSize, sideOf } from '#machines/image-change/frame.ts';

/** Tried one after another, until the file is small enough. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6];
const SMALLEST_SIDE = 128;

/** A picture as the browser shows it, upright; `close` lets its memory go. */
interface Decoded extends PictureSize {
  readonly source: CanvasImageSource;
  close(): void;
}

/** Rejects where this browser cannot read the file: a HEIC photograph outside of Safari, or no picture at all. */
async function decode(file: File): Promise<Decoded> {
  if (typeof createImageBitmap === 'function') {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    if (bitmap !== null) return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  }
  // Some browsers read in an element what they do not read by themselves; it turns the picture upright, too.
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close: () => URL.revokeObjectURL(url) };
}

/** How large the picture is, upright. Rejects where this browser cannot read it. */
export async function readPicture(file: File): Promise<PictureSize> {
  const { width, height, close } = await decode(file);
  close();
  if (width === 0 || height === 0) throw new Error('the picture has no size');
  return { width, height };
}

/**
 * What the frame shows, drawn anew: a square of at most 1024 px, as a JPG, or as a PNG where something shows through. Nothing else of the file goes
 * along: no place, time or camera of a photograph.
 */
export async function drawPicture(file: File, frame: Frame): Promise<File> {
  const picture = await decode(file);
  try {
    const side = sideOf(picture, frame);
    for (let size = Math.max(1, Math.min(PROFILE_IMAGE_SIDE, Math.round(side))); ; size = Math.round(size / 2)) {
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      if (drawing === null) throw new Error('this browser draws no pictures');
      drawing.imageSmoothingQuality = 'high';
      const [left, top] = [frame.x * picture.width - side / 2, frame.y * picture.height - side / 2];
      drawing.drawImage(picture.source, left, top, side, side, 0, 0, size, size);
      const blob = await encoded(canvas, showsThrough(drawing, size));
      if (blob.size <= PROFILE_IMAGE_MAX)
        return new File([blob], blob.type === 'image/png' ? 'picture.png' : 'picture.jpg', { type: blob.type });
      if (size <= SMALLEST_SIDE) throw new Error('the picture cannot be made small enough');
    }
  } finally {
    picture.close();
  }
}

async function encoded(canvas: HTMLCanvasElement, isPng: boolean): Promise<Blob> {
  if (isPng) return asBlob(canvas, 'image/png', undefined);
  let blob = await asBlob(canvas, 'image/jpeg', QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) if (blob.size > PROFILE_IMAGE_MAX) blob = await asBlob(canvas, 'image/jpeg', quality);
  return blob;
}

const asBlob = (canvas: HTMLCanvasElement, type: string, quality: number | undefined): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture cannot be encoded')) : resolve(blob)), type, quality),
  );

const OPAQUE = 255;

function showsThrough(drawing: CanvasRenderingContext2D, size: number): boolean {
  const { data } = drawing.getImageData(0, 0, size, size);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== OPAQUE) return true;
  return false;
}
