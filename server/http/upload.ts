import sharp from 'sharp';
import { MEGABYTE, PROFILE_IMAGE_MAX, PROFILE_IMAGE_TYPES } from '../../machines/limits.ts';
import { Refusal } from './refusal.ts';

/** The image and what multipart puts around it; a file that is a little too large still gets its own, better answer. */
export const UPLOAD_MAX = PROFILE_IMAGE_MAX + MEGABYTE;

/** Pixels that an upload may have: to decode an image takes memory by these, however small the file is. */
const PIXELS_MAX = 25_000_000;
/** Pixels that a side of the stored image has at most: no page shows more of a profile. */
const SIDE_MAX = 1024;

export interface UploadedImage {
  readonly bytes: Uint8Array;
  readonly extension: 'jpg' | 'png';
  readonly mediaType: 'image/jpeg' | 'image/png';
}

const FORMATS = [
  { magic: [0xff, 0xd8, 0xff], extension: 'jpg', mediaType: 'image/jpeg' },
  { magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], extension: 'png', mediaType: 'image/png' },
] as const;

// One image at a time for each thread: other requests want the processor as well.
sharp.concurrency(1);
sharp.cache(false);

/**
 * PROF-4: jpg or png by its name, in any case, and by its first bytes; at most 3 MB and 25 million pixels. What is kept is drawn anew from
 * the pixels, so nothing else of the file is: no place and time of a photograph, and nothing hidden behind the image.
 * @throws Refusal `malformed` (no file), `payloadTooLarge`, `typeNotSupported`
 */
export async function readImage(field: unknown, name: string): Promise<UploadedImage> {
  if (!(field instanceof File) || field.size === 0) throw new Refusal('malformed', { field: name });
  if (field.size > PROFILE_IMAGE_MAX) throw new Refusal('payloadTooLarge');
  const extension = /\.([^.]+)$/.exec(field.name.toLowerCase())?.[1] ?? '';
  const named = (PROFILE_IMAGE_TYPES as readonly string[]).includes(extension);
  const bytes = new Uint8Array(await field.arrayBuffer());
  const format = FORMATS.find(({ magic }) => magic.every((byte, index) => bytes[index] === byte));
  if (!named || format === undefined) throw new Refusal('typeNotSupported');
  return { bytes: await drawnAnew(bytes, format.extension), extension: format.extension, mediaType: format.mediaType };
}

async function drawnAnew(bytes: Uint8Array, extension: UploadedImage['extension']): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('typeNotSupported');
    });
  if (width * height > PIXELS_MAX) throw new Refusal('payloadTooLarge');
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    // Turned as its metadata says, before that goes.
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true });
  const encoded = extension === 'png' ? image.png() : image.jpeg({ quality: 86 });
  return encoded.toBuffer().catch(() => {
    throw new Refusal('typeNotSupported');
  });
}
