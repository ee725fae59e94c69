/** `npm run generate`: draws the pictures of docs/architecture.md from the imports and the machines, and writes the configuration into server/README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configurationTable } from '#server/configuration.ts';
import { actorPicture } from './docs/actors.ts';
import { importPicture } from './docs/imports.ts';

export const ARCHITECTURE = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));

/** Keyed by the name in `<!-- picture: imports -->` above each. */
export const PICTURES = { imports: importPicture, actors: actorPicture } as const;
export type PictureName = keyof typeof PICTURES;

const blockOf = (name: PictureName): RegExp => new RegExp(`(<!-- picture: ${name} -->\\s*\`\`\`mermaid\\n)([^\`]*)(\`\`\`)`);

/** The picture that stands in the document. */
export function pictureIn(document: string, name: PictureName): string {
  const picture = blockOf(name).exec(document)?.[2];
  if (picture === undefined) throw new Error(`docs/architecture.md has no picture "${name}"`);
  return picture;
}

export const SERVER_README = fileURLToPath(new URL('../server/README.md', import.meta.url));
const CONFIGURATION = /(<!-- configuration -->\n)([\s\S]*?)(<!-- \/configuration -->)/;

/** The table that stands in server/README.md. */
export const configurationIn = (document: string): string => CONFIGURATION.exec(document)?.[2]?.trim() ?? '';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let document = readFileSync(ARCHITECTURE, 'utf8');
  for (const name of Object.keys(PICTURES) as PictureName[]) {
    pictureIn(document, name);
    document = document.replace(
      blockOf(name),
      (_, before: string, _old: string, after: string) => `${before}${PICTURES[name]()}\n${after}`,
    );
  }
  writeFileSync(ARCHITECTURE, document);
  const readme = readFileSync(SERVER_README, 'utf8');
  writeFileSync(
    SERVER_README,
    readme.replace(CONFIGURATION, (_, before: string, _old: string, after: string) => `${before}\n${configurationTable()}\n\n${after}`),
  );
}
