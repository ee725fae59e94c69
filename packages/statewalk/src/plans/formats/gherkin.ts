import type { Plan, Sight } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { controlsOf, endIn, messageIn, titleOf } from './rows.ts';

/** Keywords of Gherkin's own languages. */
const ENGLISH = { feature: 'Feature', scenario: 'Scenario', given: 'Given', when: 'When', outcome: 'Then', and: 'And' };
const WORDS: Readonly<Record<string, typeof ENGLISH>> = {
  ko: { feature: '기능', scenario: '시나리오', given: '조건', when: '만일', outcome: '그러면', and: '그리고' },
  ja: { feature: '機能', scenario: 'シナリオ', given: '前提', when: 'もし', outcome: 'ならば', and: 'かつ' },
};

/** One feature a machine. A file of Gherkin has one feature: ask for one machine where a tool reads it. */
export function gherkin({ language, machines, isForPeople = false }: Plan, speaker: Speaker): string {
  const words = WORDS[language] ?? ENGLISH;
  const seenIn = (sight: Sight, first: string): string[] => {
    const message = messageIn(sight, speaker.label);
    const controls = controlsOf(sight, speaker.label);
    const end = endIn(sight, speaker.label);
    const seen = [
      isForPeople ? undefined : speaker.label('stateIs').replace('{{state}}', sight.state),
      message && speaker.label('messageIs').replace('{{message}}', message),
      controls,
      end,
      isForPeople ? sight.description : undefined,
    ].filter((text) => text !== undefined && text !== '');
    return seen.map((text, at) => `    ${at === 0 ? first : words.and} ${text}`);
  };
  const features = machines.map(({ machine, flow = machine, description, paths }) =>
    [
      `# language: ${language in WORDS ? language : 'en'}`,
      `${words.feature}: ${flow}`,
      `  ${description}`,
      ...paths.flatMap((path) => [
        '',
        ...tags([`path-${path.id}`, ...path.steps.flatMap(({ sees }) => sees.requirements)]),
        `  ${words.scenario}: ${titleOf(path, speaker)}`,
        `    ${words.given} ${path.begin ?? speaker.label('beginUnknown')}`,
        ...(isForPeople
          ? seenIn(path.start, words.and)
          : [`    ${words.and} ${speaker.label('stateIs').replace('{{state}}', path.start.state)}`]),
        ...path.steps.flatMap(({ does, arrange, sees }) => [
          ...arrange.map((each) => `    ${words.given} ${each}`),
          `    ${words.when} ${does}`,
          ...seenIn(sees, words.outcome),
        ]),
      ]),
    ].join('\n'),
  );
  return `${features.join('\n\n')}\n`;
}

const tags = (names: readonly string[]): string[] => [`  ${[...new Set(names)].map((name) => `@${name}`).join(' ')}`];
