/** @vitest-environment jsdom */
import { afterEach, expect, test, vi } from 'vitest';
import type { Journeys } from '#statewalk/atlas/journeys.ts';
import { atlasOf } from '#statewalk/atlas/pages.ts';
import { siteOf } from '#statewalk/atlas/site.ts';
import { explore } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { shortestPath } from '#statewalk/explore/routes.ts';
import { writeRecording } from '#statewalk/inspector/recording.ts';
import { vertexIsIn } from '#statewalk/plans/places.ts';
import config from '#statewalk.config';
import { models } from '#tests/machines/models.ts';
import { recordPath } from '#tests/src/inspector/record.ts';

const NONE: Journeys = { paths: [], taken: new Set(), onlyAtStart: new Set(), stale: 0, unnamed: [] };
const model = models.emailLogin as Model;

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

async function openPage(text: string): Promise<void> {
  const { pages } = await atlasOf(siteOf(config), [model], () => NONE, undefined, new Date(0));
  const page = new DOMParser().parseFromString(pages.get('recording.html') ?? '', 'text/html');
  const script = page.querySelector('script:not([type])')?.textContent ?? '';
  document.head.replaceChildren(...page.head.childNodes);
  document.body.replaceChildren(...page.body.childNodes);
  new Function(script)();
  const file = document.querySelector<HTMLInputElement>('#file');
  Object.defineProperty(file, 'files', { value: [new File([text], 'bug.json')] });
  file?.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(document.querySelector('#said')?.textContent).not.toBe(''));
}

const all = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => each.textContent ?? '');
const lit = (): (string | null)[] => [...document.querySelectorAll('#chart .leaf.now')].map((each) => each.getAttribute('data-state'));

test('a recording that the inspector has saved is gone through on the chart, with the states that held and the transitions that were taken', async () => {
  const graph = explore(model, 'fresh');
  const end = [...graph.vertices.keys()].find((vertex) => vertexIsIn(graph, vertex, 'signedIn'));
  if (end === undefined) throw new Error('emailLogin signs in');
  const { recorder } = recordPath(model, { input: 'fresh', edges: [...shortestPath(graph, end)] });
  await openPage(writeRecording(recorder.recording()));
  expect(document.querySelector('#said')?.textContent).toContain('bug.json');
  expect(lit()).toEqual(['entering']);
  const rows = all('#steps .does');
  expect(rows.some((row) => row.includes('CREDENTIALS_SUBMITTED'))).toBe(true);
  const slider = document.querySelector<HTMLInputElement>('#step');
  if (slider === null) throw new Error('there is no slider');
  slider.value = slider.max;
  slider.dispatchEvent(new Event('input'));
  expect(lit()).toEqual(['signedIn']);
  expect(document.querySelectorAll('#chart .edge.now').length).toBe(1);
  expect(document.body.textContent).not.toContain('maple-7leaf');
});

test('until a recording is chosen there is nothing to play', async () => {
  await openPage('{"format":"other"}');
  expect(document.querySelector('#sheet')?.hasAttribute('hidden')).toBe(true);
  // The layout of a sheet would show it all the same.
  expect(document.querySelector('style')?.textContent).toMatch(/\.sheet\[hidden\] ?\{\s*display: ?none/);
});

test('a file that is no recording is refused with the reason', async () => {
  await openPage('{"format":"other"}');
  expect(document.querySelector('#said')?.textContent).toContain('its format is other');
  expect(document.querySelector<HTMLElement>('#sheet')?.hidden).toBe(true);
});
