import type { AnyEventObject } from 'xstate';
import type { Language } from '#contract/languages.ts';
import type { Failure } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import type { Say } from '#tests/journeys/support/say.ts';
import { readTexts } from '../texts/read-texts.ts';
import { onlyControl, type Taken } from './only-control.ts';
import { readSentences } from './sentences.ts';
import { holdsFor, patternOf, type StepName, stepNameOf } from './step-name.ts';

export interface Spoken {
  readonly text: string;
  /** Without a sentence of its own its binding names it; where that does more than use one control, its name. */
  readonly hasSentence: boolean;
}

/** Says in a language what a step does. */
export interface Speaker {
  readonly language: Language;
  step(machine: string, taken: Taken): Spoken;
  /** How a person comes to where a flow begins with this input; `undefined` where no sentence says it. */
  begin(machine: string, input: string): string | undefined;
  /** What has to be so, for an outcome that a person cannot choose. */
  arrange(event: AnyEventObject): string | undefined;
  failure(failure: Failure): string;
  label(key: string): string;
}

export function speakerOf(language: Language): Speaker {
  const { flows, labels, calls, arrange, any, controls } = readSentences(language);
  const i18n = createI18n(language, readTexts(language));
  // Sentences are no texts of the pages, so their keys have no types.
  const say = i18n.t as unknown as (key: string, values: object) => string;
  const keys = new Map<string, string>();
  const spoken = (template: string, values: object): string => {
    const key = keys.get(template) ?? `sentence${keys.size}`;
    if (!keys.has(template)) i18n.addResource(language, 'translation', key, template);
    keys.set(template, key);
    return say(key, values);
  };
  return {
    language,
    step(machine, taken) {
      const step = stepNameOf(taken.event);
      const own = flows[machine];
      const call = step.of === undefined ? undefined : (own?.calls?.[step.of] ?? flows[step.of]?.name ?? calls[step.of]);
      const template = find(own?.steps, step) ?? find(any, step);
      if (template === undefined) {
        const control = onlyControl(machine, taken, i18n.t as unknown as Say);
        const use = controls[control?.role ?? ''];
        return use === undefined ? { text: step.name, hasSentence: false } : { text: spoken(use, { ...control }), hasSentence: true };
      }
      // How a flow has ended says more than that it has.
      const saysHow = template !== any.done || step.of === undefined || flows[step.of] === undefined;
      const hasSentence = saysHow && (!template.includes('{{call}}') || call !== undefined);
      return { text: spoken(template, { ...step.values, call: call ?? step.of }), hasSentence };
    },
    begin(machine, input) {
      const { begin = {} } = flows[machine] ?? {};
      const template = begin[input] ?? begin.any;
      return template && spoken(template, {});
    },
    arrange(event) {
      const step = stepNameOf(event);
      const template = find(arrange, step);
      return template && spoken(template, step.values);
    },
    failure: (failure) => failureText(i18n.t, failure),
    label: (key) => labels[key] ?? key,
  };
}

/** The sentence whose conditions hold; of several the one with the most, and one about this actor before one about any. */
function find(section: Readonly<Record<string, string>> = {}, step: StepName): string | undefined {
  const [best] = Object.entries(section)
    .map(([key, text]) => ({ pattern: patternOf(key), text }))
    .filter(({ pattern }) => [step.name, step.kind].includes(pattern.name) && holdsFor(pattern, step))
    .map(({ pattern, text }) => ({ text, rank: pattern.conditions.length + (pattern.name === step.name ? 100 : 0) }))
    .sort((a, b) => b.rank - a.rank);
  return best?.text;
}
