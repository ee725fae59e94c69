import type { Texts } from './sentences.ts';
import { holdsFor, type Pattern, patternOf, type StepName } from './step-name.ts';

interface Sentence {
  readonly pattern: Pattern;
  readonly text: string;
}

/** Each section is asked for every edge of a graph, so its keys are read once. */
const read = new WeakMap<Texts, ReadonlyMap<string, readonly Sentence[]>>();

function byName(section: Texts): ReadonlyMap<string, readonly Sentence[]> {
  const known = read.get(section);
  if (known !== undefined) return known;
  const sentences = new Map<string, Sentence[]>();
  for (const [key, text] of Object.entries(section)) {
    const pattern = patternOf(key);
    sentences.set(pattern.name, [...(sentences.get(pattern.name) ?? []), { pattern, text }]);
  }
  read.set(section, sentences);
  return sentences;
}

/** The sentence whose conditions hold; of several the one with the most, and one about this actor before one about any. */
export function sentenceFor(section: Texts | undefined, step: StepName): string | undefined {
  if (section === undefined) return undefined;
  const sentences = byName(section);
  return best(sentences.get(step.name), step) ?? best(sentences.get(step.kind), step);
}

function best(sentences: readonly Sentence[] = [], step: StepName): string | undefined {
  const [first] = sentences
    .filter(({ pattern }) => holdsFor(pattern, step))
    .sort((a, b) => b.pattern.conditions.length - a.pattern.conditions.length);
  return first?.text;
}
