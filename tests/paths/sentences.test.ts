import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/languages.ts';
import { allEdges, exploreAll } from '../../machines/explore/graph.ts';
import { speakerOf } from '../../scripts/paths/speaker.ts';
import { models } from '../machines/models.ts';

type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const sentencesOf = (language: string) => read(`machines/sentences/${language}.json`) as Sections;
const keysOf = (sections: Sections) =>
  Object.entries(sections).flatMap(([name, section]) => Object.keys(section).map((key) => `${name} ${key}`));
/** The largest has the events of the others, and takes seconds. */
const SLOW = ['popups', 'shell'];
const events = Object.entries(models)
  .filter(([id]) => !SLOW.includes(id))
  .flatMap(([id, model]) => exploreAll(model).flatMap((graph) => allEdges(graph).map(({ event }) => ({ id, event }))));

describe.each(LANGUAGES)('sentences in %s', (language) => {
  const speaker = speakerOf(language);

  test('are there for the same steps as in English', () => {
    expect(keysOf(sentencesOf(language))).toEqual(keysOf(sentencesOf('en')));
  });

  test('name buttons and fields by texts of the pages that exist', () => {
    const named = Object.values(sentencesOf(language)).flatMap((section) =>
      Object.values(section).flatMap((text) => [...text.matchAll(/\$t\(([^{}()]+)\)/g)].map(([, key]) => String(key))),
    );
    const missing = named.filter((key) => {
      const [file, ...path] = key.split('.');
      const found = path.reduce<unknown>(
        (tree, each) => (tree as Readonly<Record<string, unknown>> | undefined)?.[each],
        read(`src/i18n/locales/${language}/${file}.json`),
      );
      return typeof found !== 'string';
    });
    expect(named.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  test('say every step of these machines, with nothing left open', () => {
    const said = new Map(events.map(({ id, event }) => [`${id} ${JSON.stringify(event)}`, speaker.step(id, event)]));
    expect([...said].filter(([, { hasSentence }]) => !hasSentence).map(([step]) => step)).toEqual([]);
    expect([...said].filter(([, { text }]) => /\{\{|\$t\(|undefined|methods\.|agreement\.items/.test(text)).map(([step]) => step)).toEqual(
      [],
    );
  });
});

test('a step without a sentence is called by its name', () => {
  expect(speakerOf('en').step('login', { type: 'SOMETHING_NEW' })).toEqual({ text: 'SOMETHING_NEW', hasSentence: false });
});
