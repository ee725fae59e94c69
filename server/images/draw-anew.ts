import sharp from 'sharp';

/** Pixels that an upload may have: to decode an image takes memory by these, however small the file is. */
const PIXELS_MAX = 25_000_000;
/** Pixels that a side of the stored image has at most: no page shows more of a profile. */
const SIDE_MAX = 1024;

export type ImageExtension = 'jpg' | 'png';
/** What became of an image: its new bytes, or why there are none. */
export type Drawn = { readonly bytes: Uint8Array } | { readonly refused: 'payloadTooLarge' | 'typeNotSupported' };

// One thread, and no memory for the next image: this runs beside the server, on the same processors.
sharp.concurrency(1);
sharp.cache(false);

/** Draws an image anew from its pixels, at most `side` wide and high, turned as its metadata says and without the metadata. */
export async function drawAnew(bytes: Uint8Array, extension: ImageExtension, side = SIDE_MAX): Promise<Drawn> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size === undefined) return { refused: 'typeNotSupported' };
  if (size.width * size.height > PIXELS_MAX) return { refused: 'payloadTooLarge' };
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    // Turned as its metadata says, before that goes.
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const encoded = await (extension === 'png' ? image.png() : image.jpeg({ quality: 86 })).toBuffer().catch(() => undefined);
  return encoded === undefined ? { refused: 'typeNotSupported' } : { bytes: encoded };
}
