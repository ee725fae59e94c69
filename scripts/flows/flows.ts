/** `npm run flows`: writes docs/flows.md; with the name of a machine, prints its chart as Mermaid. */
import { writeFileSync } from 'node:fs';
import { catalogue } from '#machines/catalogue.ts';
import { mermaid } from '#statewalk/explore/mermaid.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { flowsDocument } from './document.ts';
import { fileOfMachine } from './machine-files.ts';

const models: Readonly<Record<string, Model>> = catalogue;
const [name] = process.argv.slice(2);
const model = name === undefined ? undefined : models[name];

if (name === undefined) {
  writeFileSync('docs/flows.md', flowsDocument(models, fileOfMachine));
  console.log('docs/flows.md is current.');
} else if (model === undefined) {
  console.error(`No machine is called "${name}". These are: ${Object.keys(models).join(', ')}.`);
  process.exitCode = 1;
} else {
  process.stdout.write(mermaid(model.machine));
}
