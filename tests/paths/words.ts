import type { AnyMachineSnapshot } from 'xstate';
import type { Language } from '#contract/languages.ts';
import { type Failure, PortError } from '#machines/failures.ts';
import { productSentences } from '#scripts/texts/read-sentences.ts';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import type { Words } from '#statewalk/config.ts';
import type { Failures } from '#statewalk/failures.ts';
import { failureFacts } from './failure-facts.ts';
import { serverWordsOf } from './server-words.ts';

const i18nIn = (language: string) => createI18n(language as Language, readTexts(language as Language));

/** The texts of the pages stand in sentences as `$t(key)`, so i18next fills them. */
function filledBy(language: string): (template: string, values: object) => string {
  const i18n = i18nIn(language);
  // Sentences are no texts of the pages, so their keys have no types.
  const say = i18n.t as unknown as (key: string, values: object) => string;
  const keys = new Map<string, string>();
  return (template, values) => {
    const key = keys.get(template) ?? `sentence${keys.size}`;
    if (!keys.has(template)) i18n.addResource(language, 'translation', key, template);
    keys.set(template, key);
    return say(key, values);
  };
}

/** Read once a language: each step that fails asks. */
const textsOf = new Map<string, ReturnType<typeof createI18n>['t']>();

function sayFailure(failure: Failure, language: string): string {
  const say = textsOf.get(language) ?? i18nIn(language).t;
  textsOf.set(language, say);
  return failureText(say, failure);
}

export const words: Words = {
  sentences: (language) => productSentences(language as Language),
  fill: filledBy,
  files: 'machines/<flow>/qa/<flow>.sentences.json',
};

export const failures: Failures = {
  shown: ({ context }: AnyMachineSnapshot) => (context as { readonly failure?: Failure | null }).failure,
  say: sayFailure,
  facts: failureFacts,
  isInServerWords: ({ serverMessage }: Failure) => serverMessage !== undefined,
  serverWords: (event, language) => serverWordsOf(event, language as Language),
  revive: (name, fields) => (name === 'PortError' ? new PortError(fields as ConstructorParameters<typeof PortError>[0]) : undefined),
};
