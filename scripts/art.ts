/** Draws the art: `npm run art` writes src/art/generated from the scenes, `renderArt()` only returns the sources, unformatted. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentSource, definitionsSource, fileSource, stillSource } from '#src/art/kit/document.ts';
import { stylesheet } from '#src/art/kit/stylesheet.ts';
import { pictures, pieces } from '#src/art/scenes/pictures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'src/art/generated';

/** As Biome would save it, so that the generated files pass the same check as all others. */
const formatted = (path: string, source: string): string =>
  path.endsWith('.svg')
    ? source
    : execFileSync(join(root, 'node_modules/.bin/biome'), ['format', `--stdin-file-path=${path}`], {
        cwd: root,
        input: source,
        encoding: 'utf8',
      });

/** Path from the project's root -> source, before it is formatted. */
export const renderArt = (): Map<string, string> =>
  new Map([
    ...pictures().map((picture): [string, string] => [`${folder}/${picture.name}.tsx`, componentSource(picture)]),
    ...pictures()
      .filter(({ stillPart }) => stillPart === 'file')
      .map((picture): [string, string] => [`${folder}/${picture.name}.svg`, stillSource(picture)]),
    ...pieces().map((piece): [string, string] => [`${folder}/${piece.name}.svg`, fileSource(piece)]),
    [`${folder}/definitions.tsx`, definitionsSource(pictures())],
    [`${folder}/art.css`, stylesheet(pictures())],
  ]);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [path, source] of renderArt()) {
    const content = formatted(path, source);
    writeFileSync(join(root, path), content);
    console.info(`${path}: ${(content.length / 1024).toFixed(1)} KB`);
  }
}
