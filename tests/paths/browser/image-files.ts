import { PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import type { ChosenFile } from '#statewalk/browser/screen.ts';
import { pngHeader } from '#tests/support/png.ts';

/** Files for a started server, by their names, as browsers see them. */
const FILES: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'good.png': async () =>
    (await import('sharp'))
      .default({ create: { width: 64, height: 48, channels: 3, background: '#5b46e8' } })
      .png()
      .toBuffer(),
  'broken.png': () => pngHeader(30_000, 30_000),
  'large.png': () => Buffer.concat([pngHeader(30_000, 30_000), Buffer.alloc(PROFILE_IMAGE_MAX)]),
  'text.png': () => Buffer.from('I am text.'),
  'photo.heic': () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'),
};

/** What is in a file; of a sample of the model nothing that is looked at. */
export const contentOf = async (name: string): Promise<Buffer> => (await FILES[name]?.()) ?? Buffer.alloc(1);

/** The name says to the page of the paths which sample of the model it is; on a started server it names a real file. */
export const fileOf = async (name: string): Promise<ChosenFile> => ({ name, mimeType: 'image/png', buffer: await contentOf(name) });
