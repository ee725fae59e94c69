import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flowsDocument } from '#scripts/flows/document.ts';
import { fileOfMachine } from '#scripts/flows/machine-files.ts';
import { models } from './models.ts';

/** What it says, however a formatter lays out its lines and tables. */
const words = (text: string): string[] => text.split(/[\s|]+|-{3,}/).filter(Boolean);

test('docs/flows.md lists the machines that ship (`npm run flows` writes it)', () => {
  expect(words(readFileSync('docs/flows.md', 'utf8'))).toEqual(words(flowsDocument(models, fileOfMachine)));
});
