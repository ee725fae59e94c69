/** `npm run tools -- art` writes the pictures into `public/art`, and what the pages know of them into `src/ui/art/generated`; `draw()` only returns the files. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf } from './kit/file.ts';
import type { Picture } from './kit/picture.ts';
import { placesOf } from './kit/places.ts';
import { files, pictures } from './scenes/pictures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = 'public/art';
const TABLES = 'src/ui/art/generated';

const sizeOf = ({ name, viewBox: [, , width, height] }: Picture) => [name, [width, height]];

const layersOf = ({ name, layers = [] }: Picture) => [
  name,
  layers.map(({ picture, motion }) => ({ picture: picture.name, ...(motion === undefined ? {} : { motion }) })),
];

const json = (entries: readonly unknown[][]) => JSON.stringify(Object.fromEntries(entries));

/** Path from the project's root -> content, before it is formatted. */
export const draw = (): Map<string, string> => {
  const layered = pictures().filter(({ layers }) => layers !== undefined);
  return new Map([
    ...files().map((picture): [string, string] => [`${FILES}/${picture.name}.svg`, fileOf(picture)]),
    [`${TABLES}/sizes.json`, json(files().map(sizeOf))],
    [`${TABLES}/layers.json`, json(layered.map(layersOf))],
    [`${TABLES}/places.css`, placesOf(layered)],
  ]);
};

/** As Biome would save it, so that what lies in `src` passes the same check as all else there. */
const formatted = (path: string, source: string): string =>
  path.endsWith('.svg')
    ? source
    : execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', `--stdin-file-path=${path}`], {
        cwd: ROOT,
        input: source,
        encoding: 'utf8',
      });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const drawn = draw();
  for (const [path, source] of drawn) {
    mkdirSync(join(ROOT, dirname(path)), { recursive: true });
    writeFileSync(join(ROOT, path), formatted(path, source));
  }
  // Removes pictures that have another name now, or none.
  for (const name of readdirSync(join(ROOT, FILES))) if (!drawn.has(`${FILES}/${name}`)) rmSync(join(ROOT, FILES, name));
  console.info(`${drawn.size} files written.`);
}
