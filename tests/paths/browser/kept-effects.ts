import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptEffects } from '#statewalk/browser/screens.ts';
import { WORDS_LANGUAGE } from '#tests/sweeps/states/kept-controls.ts';

export const FOLDER = join(import.meta.dirname, 'effects');
const OTHERWISE = 'or';
const NOTHING = 'nothing';

type Effects = ReadonlyMap<string, readonly (readonly string[])[]>;

const fileOf = (flow: string): string => join(FOLDER, `${flow}.txt`);

/** A step stands below `## state · step · state`, what it brings about a line each; what it brings about on another way stands below `or`. */
export function readEffects(text: string): Effects {
  const [, ...sections] = text.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [key = '', ...lines] = section.trim().split('\n');
      const variants = lines.join('\n').split(`\n${OTHERWISE}\n`);
      return [key, variants.map((variant) => (variant === NOTHING ? [] : variant.split('\n')))];
    }),
  );
}

export function effectsText(flow: string, effects: Effects): string {
  const steps = [...effects].map(([key, variants]) => {
    const texts = variants.map((lines) => (lines.length === 0 ? NOTHING : lines.join('\n')));
    return `## ${key}\n${texts.join(`\n${OTHERWISE}\n`)}\n`;
  });
  return [`# ${flow}\n`, ...steps].join('\n');
}

/** What the steps of a flow were seen to bring about; `WRITE_EFFECTS=1` writes it anew. */
export function keptEffects(flow: string, language: string): KeptEffects | undefined {
  if (language !== WORDS_LANGUAGE) return undefined;
  const file = fileOf(flow);
  const how = `WRITE_EFFECTS=1 npm run -s tools -- paths:browser ${flow} writes it anew`;
  if (process.env.WRITE_EFFECTS === '1') return { of: new Map(), how, write: (seen) => writeFileSync(file, effectsText(flow, seen)) };
  return existsSync(file) ? { of: readEffects(readFileSync(file, 'utf8')), how } : undefined;
}
