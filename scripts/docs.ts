/** `npm run docs`: draws the pictures of docs/architecture.md anew, from the imports and from the machines. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { actorPicture } from './docs/actors.ts';
import { importPicture } from './docs/imports.ts';

export const ARCHITECTURE = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));

/** By the name in `<!-- picture: imports -->`, which stands above each. */
export const PICTURES = { imports: importPicture, actors: actorPicture } as const;
export type PictureName = keyof typeof PICTURES;

const blockOf = (name: PictureName): RegExp => new RegExp(`(<!-- picture: ${name} -->\\s*\`\`\`mermaid\\n)([^\`]*)(\`\`\`)`);

/** The picture that stands in the document. */
export function pictureIn(document: string, name: PictureName): string {
  const picture = blockOf(name).exec(document)?.[2];
  if (picture === undefined) throw new Error(`docs/architecture.md has no picture "${name}"`);
  return picture;
}

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
}
