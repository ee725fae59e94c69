import { MEGABYTE, PROFILE_IMAGE_EXTENSIONS, PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { imageFormatOf } from '../images/formats.ts';
import { imageQueue } from '../images/queue.ts';
import { Refusal } from './refusal.ts';

/** The image and what multipart puts around it; a file that is a little too large still gets its own, better answer. */
export const UPLOAD_MAX = PROFILE_IMAGE_MAX + MEGABYTE;

export interface UploadedImage {
  readonly bytes: Uint8Array;
  readonly extension: 'jpg' | 'png';
  readonly mediaType: 'image/jpeg' | 'image/png';
}

/**
 * PROF-4: jpg or png by its name, in any case, and by its first bytes; at most 3 MB and 25 million pixels. What is kept is drawn anew from
 * the pixels, so nothing else of the file is: no place and time of a photograph, and nothing hidden behind the image.
 * @param signal of the request: an image whose sender is gone is not drawn
 * @throws Refusal `malformed` (no file), `payloadTooLarge`, `typeNotSupported`, `tooManyRequests` (the queue is full)
 */
export async function readImage(field: unknown, name: string, signal?: AbortSignal): Promise<UploadedImage> {
  if (!(field instanceof File) || field.size === 0) throw new Refusal('malformed', { field: name });
  if (field.size > PROFILE_IMAGE_MAX) throw new Refusal('payloadTooLarge');
  const extension = /\.([^.]+)$/.exec(field.name.toLowerCase())?.[1] ?? '';
  const named = (PROFILE_IMAGE_EXTENSIONS as readonly string[]).includes(extension);
  const bytes = new Uint8Array(await field.arrayBuffer());
  const format = imageFormatOf(bytes);
  if (!named || format === undefined) throw new Refusal('typeNotSupported');
  const drawn = await imageQueue.draw(bytes, format.extension, { signal });
  if ('refused' in drawn) throw new Refusal(drawn.refused);
  return { bytes: drawn.bytes, extension: format.extension, mediaType: format.mediaType };
}
