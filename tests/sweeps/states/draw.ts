import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Language } from '#contract/languages.ts';
import { type StateRecord, viewKey } from '#statewalk/atlas/pictures/record.ts';
import type { KeepPicture, PicturesWanted } from '#statewalk/atlas/pictures/source.ts';
import { pathOf } from '#statewalk/explore/chart.ts';
import { nodesOf } from '#statewalk/explore/xstate-internals.ts';
import { stateOf } from '#statewalk/plans/places.ts';
import { type THEMES, violations } from './checks.ts';
import { SHOWN } from './shown.ts';
import { FLOWS, type ShownState, shownStates, titleOf } from './shown-states.ts';
import { openStates, type StatesBrowser, show } from './states-page.ts';

/** Windows, px; `drawn` is the width of the picture. */
const SIZES = {
  phone: { width: 360, height: 740, drawn: 360 },
  desktop: { width: 1440, height: 900, drawn: 960 },
} as const;

type Size = keyof typeof SIZES;
type Theme = (typeof THEMES)[number];

interface View {
  readonly theme: Theme;
  readonly size: Size;
  readonly page: Page;
}

/**
 * Nothing moves: a dialog that only begins to appear would be missing in its picture. The blur behind it takes most of the time when drawn in
 * software. The heading is the test page's own.
 */
const STILL_STYLE = `*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; backdrop-filter: none !important }
main:not([data-flow]) > h1 { opacity: 0 }`;

async function openView(browser: StatesBrowser, theme: Theme, size: Size): Promise<View> {
  const { width, height } = SIZES[size];
  const page = await browser.open({ viewport: { width, height }, colorScheme: theme });
  await page.addStyleTag({ content: STILL_STYLE });
  return { theme, size, page };
}

interface Look {
  readonly view: string;
  readonly file: string;
  readonly tree: readonly [language: string, tree: string] | undefined;
  readonly axe: readonly [key: string, found: readonly string[]] | undefined;
}

/** Draws every state of these machines that people can see, in Chromium. */
export async function* drawStates({ machines, languages, themes, sizes }: PicturesWanted, keep: KeepPicture): AsyncGenerator<StateRecord> {
  const browser = await openStates();
  try {
    const views = await Promise.all(sizes.flatMap((size) => themes.map((theme) => openView(browser, theme as Theme, size as Size))));
    const flows = FLOWS.filter((flow) => machines.includes(flow));
    for (const state of flows.flatMap(shownStates)) yield await drawState(state, views, languages as readonly Language[], keep);
  } finally {
    await browser.close();
  }
}

/** A state in all views and languages. The tree is that of the first view, axe's result that of the first size in each theme. */
async function drawState(
  state: ShownState,
  views: readonly View[],
  languages: readonly Language[],
  keep: KeepPicture,
): Promise<StateRecord> {
  const looks = (await Promise.all(views.map((view) => looksIn(view, state, languages, views, keep)))).flat();
  const nodes = nodesOf(state.snapshot).flatMap((node) => (node.parent === undefined ? [] : [pathOf(node)]));
  return {
    name: state.name,
    machine: state.flow,
    state: stateOf(state.snapshot),
    nodes,
    requirements: [...titleOf(state).matchAll(/\[([A-Z]{2,}-\d+)\]/g)].map(([, id]) => String(id)),
    pictures: Object.fromEntries(looks.map(({ view, file }) => [view, file])),
    trees: Object.fromEntries(looks.flatMap(({ tree }) => (tree === undefined ? [] : [tree]))),
    axe: Object.fromEntries(looks.flatMap(({ axe }) => (axe === undefined ? [] : [axe]))),
  };
}

async function looksIn(
  view: View,
  state: ShownState,
  languages: readonly Language[],
  views: readonly View[],
  keep: KeepPicture,
): Promise<Look[]> {
  const { page, theme, size } = view;
  const isFirst = view === views[0];
  const isFirstSize = size === views[0]?.size;
  const looks: Look[] = [];
  for (const language of languages) {
    await show(page, state, language);
    // What stands in the page may not be in its picture yet.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const picture = await sharp(await page.screenshot())
      .resize(SIZES[size].drawn)
      .webp({ quality: 82 })
      .toBuffer();
    const file = await keep(picture);
    looks.push({
      view: viewKey(language, theme, size),
      file,
      tree: isFirst ? [language, await page.locator(SHOWN).last().ariaSnapshot()] : undefined,
      axe: isFirstSize ? [`${language} ${theme}`, await violations(page)] : undefined,
    });
  }
  return looks;
}
