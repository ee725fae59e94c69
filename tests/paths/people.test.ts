import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { LIVE } from '#statewalk/cache/project-cache.ts';
import { defaultLanguage } from '#statewalk/config.ts';
import { modelsOf } from '#statewalk/models.ts';
import { withControls } from '#statewalk/plans/controls.ts';
import { forPeople } from '#statewalk/plans/for-people.ts';
import { FORMATS } from '#statewalk/plans/formats/formats.ts';
import { PeoplePaths } from '#statewalk/plans/people-paths.ts';
import type { Plan, Sight } from '#statewalk/plans/plan.ts';
import { COVERING } from '#statewalk/plans/request.ts';
import { makePlan } from '#statewalk/plans/run.ts';
import { speakerOf } from '#statewalk/plans/speaker.ts';
import config from '#statewalk.config';

const MODELS = modelsOf(config.machines);
/** Explored in other tests: it takes as long as all others together, and its popups tell their own plans. */
const SLOW = ['popups'];
const NAMES = Object.keys(MODELS).filter((name) => !SLOW.includes(name));

/** Keyed by the language of its sentences: the paths are the same in each. */
const people = new PeoplePaths(config, COVERING, speakerOf(config, 'en'));
const found = makePlan(
  MODELS,
  NAMES,
  COVERING,
  speakerOf(config, 'en'),
  () => {},
  LIVE,
  (name, graphs) => people.find(name, graphs),
).found;

async function planIn(language: string): Promise<Plan> {
  const speaker = speakerOf(config, language);
  const { plan } = makePlan(
    MODELS,
    NAMES,
    COVERING,
    speaker,
    () => {},
    { ...LIVE, graphsOf: (name) => found.find(({ machine }) => machine === name)?.graphs ?? [] },
    (name) => ({ paths: found.find(({ machine }) => machine === name)?.paths ?? [], leftOut: 0 }),
  );
  return forPeople(config, await withControls(config, plan, found, speaker), found, speaker, language === defaultLanguage(config));
}

/** camelCase, SNAKE_CASE, snake_case, dotted states; names of products and addresses are none. */
const IDENTIFIER = /(?<![\w@/.-])(?:[a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+|[a-z]+_[a-z_]+)(?![\w@])|\{\{|\$t\(|undefined/g;
/** Names that a person types, and commands. */
const TYPED = /`[^`]*`|minji_\d+|iPhone|iOS|iCloud|QuietHeron/g;
const identifiersIn = (text: string): string[] => [...new Set(text.replaceAll(TYPED, '').match(IDENTIFIER) ?? [])];

const isSilent = ({ message, description, afterwards }: Sight): boolean =>
  [message, description, afterwards].every((text) => (text ?? '') === '');

describe.each(LANGUAGES)('plans for people in %s', async (language) => {
  const plan = await planIn(language);
  const { label } = speakerOf(config, language);
  const rows = plan.machines.flatMap(({ paths }) =>
    paths.flatMap(({ id, machine, begin = '', start, steps }) => [
      { at: `${machine} ${id} begin`, does: begin, sees: start },
      ...steps.map(({ does, sees }, index) => ({ at: `${machine} ${id} ${index + 1}`, does, sees })),
    ]),
  );

  test('tell many paths', () => {
    expect(plan.machines.length).toBeGreaterThan(30);
    expect(rows.length).toBeGreaterThan(600);
  });

  test.each(['markdown', 'csv', 'testrail', 'zephyr', 'gherkin'] as const)('have no name of the code as %s', (format) => {
    expect(identifiersIn(FORMATS[format](plan, speakerOf(config, language)))).toEqual([]);
  });

  test('say in every row what is to be seen, and how each begins', () => {
    const where = 'write "sights" in machines/<flow>/qa/<flow>.sentences.json, or "ends" for a last state';
    expect([...new Set(rows.filter(({ sees }) => isSilent(sees)).map(({ at, sees }) => `${at} ${sees.state}`))], where).toEqual([]);
    expect(rows.filter(({ does }) => does === '' || does === label('beginUnknown')).map(({ at }) => at)).toEqual([]);
  });

  test('never name a screen alone, nor say only that it is gone', () => {
    const [shown = '', ended] = [label('shown').split('{{names}}')[0], label('ended')];
    const weak = rows.filter(({ sees }) => sees.description.includes(shown) || (sees.hasEnded && (sees.afterwards ?? ended) === ended));
    const where =
      'name the state in "looks" of its bindings and keep its controls (CONTRIBUTING.md); write "sights" only where it has no screen of its own';
    expect(
      weak.map(({ at, sees }) => `${at} ${sees.state}`),
      where,
    ).toEqual([]);
  });

  test('say where a path begins what must be so before it, though a later step needs it', () => {
    const paths = plan.machines.flatMap((each) => each.paths).filter(({ steps }) => steps.some(({ step }) => step === 'MORE_CHOSEN'));
    expect(paths.length).toBeGreaterThan(0);
    for (const { begin, steps } of paths) {
      expect(begin).toContain('21');
      expect(steps.find(({ step }) => step === 'MORE_CHOSEN')?.arrange).toEqual([]);
    }
  });

  test('have no requirement within their words: it has a column of its own', () => {
    expect(
      rows.filter(({ does, sees }) => /\((?!(?:MB|KHTML)\b)[A-Z]{2,}\b/.test(`${does} ${sees.description}`)).map(({ at }) => at),
    ).toEqual([]);
  });

  test('have one text to be seen where a server refuses', () => {
    expect(rows.filter(({ sees }) => sees.serverWords !== undefined).map(({ at }) => at)).toEqual([]);
  });
});
