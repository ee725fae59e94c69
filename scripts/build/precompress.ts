import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json)$/;
/** Bytes; below that a header costs more than is saved. */
const SIZE_MIN = 1000;

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/** Writes `<file>.br` beside each script and sheet, at the best quality: too slow to be done while a request waits, a twelfth smaller. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
    await Promise.all(
      texts.map(async (file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (content.length < SIZE_MIN) return;
        const compressed = await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
        await writeFile(path.join(dir, `${file.fileName}.br`), compressed);
      }),
    );
  },
});
