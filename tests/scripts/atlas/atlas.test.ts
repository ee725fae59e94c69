/** @vitest-environment jsdom */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Journeys, journeysOf } from '#statewalk/atlas/journeys.ts';
import { atlasOf } from '#statewalk/atlas/pages.ts';
import { siteOf } from '#statewalk/atlas/site.ts';
import { pathOf, statesOf, transitionName, transitionsOf } from '#statewalk/explore/chart.ts';
import type { Model } from '#statewalk/explore/model.ts';
import type { PathForm } from '#statewalk/plans/path-form.ts';
import { speakerOf } from '#statewalk/plans/speaker.ts';
import config from '#statewalk.config';
import { models } from '#tests/machines/models.ts';

/** Small machines, whose paths are found in no time; one with parallel states among them. */
const WITH_PATHS = ['emailVerification', 'emailLogin', 'providerWindow'];
const SITE = siteOf(config);
const SPEAKERS = [speakerOf(config, 'en'), speakerOf(config, 'ko'), speakerOf(config, 'ja')] as const;
const NONE: Journeys = { paths: [], taken: new Set(), onlyAtStart: new Set(), stale: 0, unnamed: [] };
const found = new Map<string, Journeys>();

function journeys(model: Model): Journeys {
  const { id } = model.machine;
  if (!WITH_PATHS.includes(id)) return NONE;
  const known = found.get(id) ?? journeysOf(SPEAKERS, model);
  found.set(id, known);
  return known;
}

let pages: ReadonlyMap<string, string>;
const parsed = new Map<string, Document>();

beforeAll(async () => {
  ({ pages } = await atlasOf(SITE, Object.values(models), journeys, undefined, new Date(0)));
  for (const [name, text] of pages) parsed.set(name, new DOMParser().parseFromString(text, 'text/html'));
});

const pageOf = (name: string): Document => {
  const page = parsed.get(name);
  if (page === undefined) throw new Error(`there is no page ${name}`);
  return page;
};
const attributes = (page: Document, name: string): string[] =>
  [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '');

describe('the atlas', () => {
  test.each(Object.keys(models))('has a page of %s with every state and every transition', (id) => {
    const page = pageOf(`${id}.html`);
    const { machine } = models[id] as Model;
    const states = statesOf(machine);
    expect(attributes(page, 'data-about')).toEqual(states.map(pathOf));
    expect(attributes(page, 'data-transition')).toEqual(states.flatMap(transitionsOf).map(transitionName));
    expect(attributes(page, 'data-state').sort()).toEqual(states.map(pathOf).sort());
    for (const { description = '' } of states) expect(page.querySelector('main')?.textContent).toContain(description);
  });

  test('a chart draws every transition that leads somewhere', () => {
    for (const [id, { machine }] of Object.entries(models)) {
      const drawn = new Set(
        [...pageOf(`${id}.html`).querySelectorAll('tspan')].flatMap((line) => line.getAttribute('data-transitions')?.split(' ') ?? []),
      );
      const leading = statesOf(machine)
        .flatMap(transitionsOf)
        .flatMap(({ target }, at) => (target === undefined ? [] : [String(at)]));
      expect(leading.filter((at) => !drawn.has(at))).toEqual([]);
    }
  });

  test('every link leads to a page and a place in it, and no place has two names', () => {
    const places = new Map([...parsed].map(([name, page]) => [name, attributes(page, 'id')]));
    for (const [name, ids] of places) expect([name, ids.length]).toEqual([name, new Set(ids).size]);
    const links = [...parsed].flatMap(([name, page]) => {
      const entries = JSON.parse(page.querySelector('#entries')?.textContent ?? '[]') as string[][];
      return [...attributes(page, 'href'), ...entries.map(([, , address = '']) => address)].map((href) => ({ name, href }));
    });
    const broken = links.filter(({ name, href }) => {
      const [file = '', place] = href.split('#');
      return href !== 'data:,' && (!places.has(file || name) || (place !== undefined && !places.get(file || name)?.includes(place)));
    });
    expect(links.length).toBeGreaterThan(1000);
    expect(broken).toEqual([]);
  });

  test('nothing is loaded from elsewhere: no address, no fetch, no module', () => {
    for (const [name, text] of pages) {
      expect([name, text.match(/https?:|\bsrc=|url\((?!#)|@import|\bimport\b[ (]|fetch\(|type="module"/g)]).toEqual([name, null]);
    }
  });

  test.each(WITH_PATHS)('the paths of %s are told in three languages, and their moments hold states of its chart', (id) => {
    const page = pageOf(`${id}.html`);
    const { paths } = found.get(id) ?? NONE;
    const states = new Set(attributes(page, 'data-state'));
    expect(paths.length).toBeGreaterThan(0);
    const { taken, onlyAtStart } = found.get(id) ?? NONE;
    expect(taken.size + onlyAtStart.size).toBe(attributes(page, 'data-transition').length);
    for (const { number, moments, spoken } of paths) {
      const rows = [...(page.getElementById(`path-${number}`)?.querySelectorAll('[data-step]') ?? [])];
      expect(rows).toHaveLength(moments.length);
      for (const language of ['ko', 'en', 'ja'] as const) {
        const told = rows.slice(1).map((row) => row.querySelector(`.does > [lang="${language}"]`)?.textContent);
        expect(told).toEqual(spoken[language]?.steps.map(({ does }) => does));
      }
    }
    expect(paths.flatMap(({ moments }) => moments.flatMap((each) => each.states)).filter((state) => !states.has(state))).toEqual([]);
  });
});

test('a report of paths:browser gives its paths with results and pictures, and counts steps that the machine does not take any more', async () => {
  const model = models.emailLogin as Model;
  const [first, second] = journeysOf(SPEAKERS, model).paths.map(({ spoken }) => structuredClone(spoken.en) as PathForm);
  if (first === undefined || second === undefined) throw new Error('emailLogin has paths');
  const findings = [{ picture: 'pictures/start.jpeg' }, { fault: 'the control did not send it', picture: 'pictures/step.jpeg' }];
  const old = { ...second, start: { ...second.start, state: 'gone' } };
  const told = journeysOf(SPEAKERS, model, { report: [{ ...first, run: { seconds: 1, findings } }, old] });
  expect([told.stale, told.paths[0]?.run?.findings]).toEqual([1, findings]);
  expect(told.taken).toEqual(journeysOf(SPEAKERS, model).taken);
  const { pages: withReport } = await atlasOf(SITE, [model], () => told, undefined, new Date(0));
  const page = new DOMParser().parseFromString(withReport.get('emailLogin.html') ?? '', 'text/html');
  expect(page.querySelector('#path-1 summary')?.textContent).toContain('failed in the browser');
  expect(page.querySelector('#path-2 summary')?.textContent).toContain('not run in the browser');
  expect(attributes(page, 'src')).toEqual(['paths/pictures/start.jpeg', 'paths/pictures/step.jpeg']);
  expect(page.querySelector('.runs')?.textContent).toContain('1 of the report are not paths of this machine any more');
});

test('without a report a page says so', () => {
  expect(pageOf('emailLogin.html').querySelector('.runs')?.textContent).toContain('No report of these paths');
});

test('a state has the pictures that were drawn of it, its accessibility trees and what axe found', async () => {
  const model = models.emailLogin as Model;
  const record = {
    name: 'emailLogin entering',
    machine: 'emailLogin',
    state: 'entering',
    nodes: ['entering'],
    requirements: [],
    pictures: { 'ko light phone': 'a.webp', 'en dark desktop': 'b.webp' },
    trees: { ko: '- dialog "이메일로 로그인"' },
    axe: { 'ko light': ['color-contrast: a button'], 'en light': [] },
  };
  const of = { ...record, machine: 'login', pictures: { 'ko light phone': 'other.webp' } };
  const records = [record, { ...record, name: 'emailLogin entering, again' }, of];
  const changes = { added: [], removed: [], differing: ['emailLogin entering: ko light phone'] };
  const { pages: drawn } = await atlasOf(SITE, [model], () => NONE, undefined, new Date(0), { drawn: { records, changes } });
  expect(drawn.get('index.html')).toContain('1 differ, 0 new, 0 gone');
  const page = new DOMParser().parseFromString(drawn.get('emailLogin.html') ?? '', 'text/html');
  const item = page.getElementById('state-entering');
  expect(item?.querySelectorAll('.look')).toHaveLength(2);
  expect(item?.querySelector('.look')?.textContent).toContain('axe: 1 violation');
  expect(item?.querySelector('.look pre:lang(ko)')?.textContent).toContain('이메일로 로그인');
  expect(attributes(page, 'src')).toEqual(['pictures/a.webp', 'pictures/b.webp', 'pictures/a.webp', 'pictures/b.webp']);
  expect(page.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(0);
});
