import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartsDocument } from '#statewalk/charts/document.ts';
import config from '#statewalk.config';
import { models } from './models.ts';

/** What it says, however a formatter lays out its lines and tables. */
const words = (text: string): string[] => text.split(/[\s|]+|-{3,}/).filter(Boolean);

test('docs/flows.md lists the machines that ship (`npm run tools -- flows` writes it)', () => {
  expect(words(readFileSync('docs/flows.md', 'utf8'))).toEqual(words(chartsDocument(models, config.charts, config.requirement)));
});
