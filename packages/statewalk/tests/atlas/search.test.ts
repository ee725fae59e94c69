/** @vitest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { machineFacts } from '../../src/atlas/facts.ts';
import { indexPage } from '../../src/atlas/index-page.ts';
import { journeysOf, saidIn } from '../../src/atlas/journeys.ts';
import { atlasOf } from '../../src/atlas/pages.ts';
import { siteOf } from '../../src/atlas/site.ts';
import { defineConfig } from '../../src/config.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { speakerOf } from '../../src/plans/speaker.ts';

const door = setup({ types: { events: {} as { type: 'OPENED' } | { type: 'LOCKED' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { OPENED: 'open' }, initial: 'free', states: { free: { on: { LOCKED: 'held' } }, held: {} } },
    open: { on: { LOCKED: 'shut.held' } },
  },
});
const WORDS: Readonly<Record<string, string>> = { en: 'Push the door open', ko: '문을 밀어 열기', ja: 'ドアを押して開ける' };
const config = defineConfig({
  machines: { door },
  languages: ['en', 'ko', 'ja'],
  words: { sentences: (language) => ({ flows: { door: { steps: { OPENED: WORDS[language] ?? '' } } } }) },
});
const journeys = () => journeysOf([speakerOf(config, 'en'), speakerOf(config, 'ko'), speakerOf(config, 'ja')], modelOf(door));
const SCRIPT = readFileSync(join(import.meta.dirname, '../../src/atlas/page/index.js'), 'utf8');

test.each(Object.values(WORDS))('the search finds a state by what a plan says: %s', (words) => {
  const entries = [{ facts: machineFacts(door), paths: 1, taken: 1, said: saidIn(journeys()) }];
  const page = new DOMParser().parseFromString(
    indexPage(siteOf(config), entries, { since: undefined, changes: [] }, new Date(0)),
    'text/html',
  );
  document.body.replaceChildren(...page.body.childNodes);
  new Function(SCRIPT)();
  const search = document.querySelector<HTMLInputElement>('#search');
  if (search === null) throw new Error('there is no search');
  search.value = words.slice(2, 7);
  search.dispatchEvent(new Event('input'));
  const [first] = document.querySelectorAll('#results li');
  expect([first?.querySelector('a')?.getAttribute('href'), first?.querySelector('.about')?.textContent]).toEqual([
    'door.html#state-open',
    words,
  ]);
});

test('a page has its chart folded too, where there is something to fold', async () => {
  const { pages } = await atlasOf(siteOf(config), [modelOf(door)], journeys, undefined, new Date(0));
  const page = new DOMParser().parseFromString(pages.get('door.html') ?? '', 'text/html');
  const folded = page.querySelector<HTMLTemplateElement>('#folded')?.content;
  const titles = [...(folded?.querySelectorAll('[data-state] > a > .title') ?? [])].map((each) => each.textContent);
  expect(titles).toEqual(['door', '▸ shut (2 states)', 'open']);
  // Both ways between the two, and none of what goes on within the folded one.
  expect([...(folded?.querySelectorAll('.edge tspan') ?? [])].map((each) => each.textContent).sort()).toEqual(['LOCKED', 'OPENED']);
});
