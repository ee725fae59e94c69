import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { chosen, fileOf, keepDrawn } from '#src/browser/chosen-files.ts';

const JPG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [...new TextEncoder().encode('GIF89a')];

const fileWith = (name: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], name);
const idOf = async (file: File) => (await chosen(file))?.id ?? '';

describe('chosen files', () => {
  it.each([
    ['me.jpg', JPG, 'jpg'],
    ['ME.JPG', JPG, 'jpg'],
    ['me.png', PNG, 'png'],
    ['my.holiday.PnG', PNG, 'png'],
    // Which of the two it is, the content says: the server takes it so.
    ['me.png', JPG, 'jpg'],
    ['me.jpeg', JPG, 'jpg'],
    ['ME.JFIF', JPG, 'jpg'],
    ['me.jfif', PNG, 'png'],
    ['me.jpeg', GIF, 'other'],
    ['me.jpe', JPG, 'other'],
    ['me.gif', GIF, 'other'],
    ['me.jpg', GIF, 'other'],
    ['me.jpg.exe', JPG, 'other'],
    ['jpg', JPG, 'other'],
    ['me.png', PNG.slice(0, 7), 'other'],
    ['me.jpg', [], 'other'],
  ] as const)('[PROF-4] [VAL-6] "%s" that begins with %j is %s', async (name, bytes, type) => {
    const file = fileWith(name, bytes);
    expect(await chosen(file)).toMatchObject({ size: bytes.length, type });
  });

  it('[PROF-4] [VAL-6] an image of any size is kept: one that is too large to be uploaded may be drawn anew', async () => {
    const padded = (size: number) => new File([new Uint8Array(PNG), new Uint8Array(size - PNG.length)], 'me.png');
    const [largest, tooLarge] = [padded(PROFILE_IMAGE_MAX), padded(PROFILE_IMAGE_MAX + 1)];
    expect(fileOf(await idOf(largest))).toBe(largest);
    expect(fileOf(await idOf(tooLarge))).toBe(tooLarge);
  });

  it('[PROF-4] only the two endings, in any case, make an image of a picture’s bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 5 }), async (ending) => {
        const type = (await chosen(fileWith(`me.${ending}`, PNG)))?.type;
        expect(type).toBe(/^(?:.*\.)?(?:jpe?g|jfif|png)$/is.test(ending) ? 'png' : 'other');
      }),
      { examples: [['jpg'], ['PNG'], ['a.jpg'], ['jpg ']] },
    );
  });

  it('[PROF-4] tells that there is none: none was chosen, or it cannot be read any more', async () => {
    expect(await chosen(null)).toBeNull();
    const gone = fileWith('me.jpg', JPG);
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotFoundError')) }) as Blob as File;
    expect(await chosen(gone)).toBeNull();
  });

  it('[PROF-4] gives the file to the upload, each time it is tried', async () => {
    const file = fileWith('me.jpg', JPG);
    const id = await idOf(file);
    expect([fileOf(id), fileOf(id)]).toEqual([file, file]);
    expect(fileOf(id)).toBe(file);
    expect(fileOf('image-of-no-form')).toBeNull();
  });

  it('[PROF-4] keeps one, the last that was chosen, and beside it what was drawn of it', async () => {
    const first = await idOf(fileWith('first.jpg', JPG));
    const second = fileWith('second.png', PNG);
    const id = await idOf(second);
    expect(fileOf(first)).toBeNull();
    const drawn = fileWith('picture.jpg', JPG);
    const kept = keepDrawn(drawn);
    expect(kept.size).toBe(JPG.length);
    expect([fileOf(id), fileOf(kept.id)]).toEqual([second, drawn]);
  });

  it.each(['heic', 'heix', 'hevc', 'mif1'])('[PROF-4] a phone’s photograph of the brand %s is known by its content', async (brand) => {
    const bytes = [0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}`)];
    for (const name of ['IMG_0001.HEIC', 'photo', 'photo.jpg']) expect(await chosen(fileWith(name, bytes))).toMatchObject({ type: 'heic' });
  });

  it('[PROF-4] one that takes long to read does not take the place of a later one', async () => {
    const slow = fileWith('slow.jpg', JPG);
    let resolve: (bytes: ArrayBuffer) => void = () => {};
    const promise = new Promise<ArrayBuffer>((done) => {
      resolve = done;
    });
    slow.slice = () => ({ arrayBuffer: () => promise }) as Blob as File;
    const waiting = chosen(slow);
    const quick = fileWith('quick.jpg', JPG);
    const id = await idOf(quick);
    resolve(new Uint8Array(JPG).buffer);
    expect(await waiting).toMatchObject({ type: 'jpg' });
    expect(fileOf(id)).toBe(quick);
  });
});
