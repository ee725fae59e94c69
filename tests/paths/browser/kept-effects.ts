import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { KeptEffects } from '#statewalk/browser/screens.ts';
import { WORDS_LANGUAGE } from '#tests/sweeps/states/kept-controls.ts';

/** Beside what is kept of states: of a flow both stand in one folder. */
export const FILE = fileURLToPath(import.meta.resolve('#tests/sweeps/states/effects.txt'));
const OTHERWISE = 'or';
const NOTHING = 'nothing';

type Effects = ReadonlyMap<string, readonly (readonly string[])[]>;

/**
 * Flows stand below `# flow`, their steps below `## state · step · state`, what a step brings about a line each; what it brings about on another way
 * stands below `or`.
 */
export function readEffects(text: string): ReadonlyMap<string, Effects> {
  const [, ...sections] = `\n${text}`.split(/\n# /);
  return new Map(
    sections.map((section) => {
      const [flow = '', ...steps] = section.trim().split(/\n+## /);
      return [flow, new Map(steps.map(stepIn))];
    }),
  );
}

function stepIn(text: string): [key: string, variants: readonly (readonly string[])[]] {
  const [key = '', ...lines] = text.trim().split('\n');
  const variants = lines.join('\n').split(`\n${OTHERWISE}\n`);
  return [key, variants.map((variant) => (variant === NOTHING ? [] : variant.split('\n')))];
}

/** The flows in the order of their names. */
export function effectsText(all: ReadonlyMap<string, Effects>): string {
  const flows = [...all].sort(([one], [other]) => (one < other ? -1 : 1));
  const sections = flows.map(([flow, effects]) => {
    const steps = [...effects].map(([key, variants]) => {
      const texts = variants.map((lines) => (lines.length === 0 ? NOTHING : lines.join('\n')));
      return `## ${key}\n${texts.join(`\n${OTHERWISE}\n`)}\n`;
    });
    return [`# ${flow}\n`, ...steps].join('\n');
  });
  return sections.join('\n');
}

const read = (): ReadonlyMap<string, Effects> => readEffects(readFileSync(FILE, 'utf8'));

/** What the steps of a flow were seen to bring about; `WRITE_EFFECTS=1` writes it anew. */
export function keptEffects(flow: string, language: string): KeptEffects | undefined {
  if (language !== WORDS_LANGUAGE) return undefined;
  const how = `WRITE_EFFECTS=1 npm run -s tools -- paths:browser ${flow} writes it anew`;
  // One process at a time: all flows stand in one file.
  const write = (seen: Effects) => writeFileSync(FILE, effectsText(new Map([...read(), [flow, seen]])));
  if (process.env.WRITE_EFFECTS === '1') return { of: new Map(), how, write };
  const of = read().get(flow);
  return of && { of, how };
}
