import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { PRERENDERED_PAGES } from '#scripts/build/prerender/pages.ts';
import { renderPage } from '#scripts/build/prerender/render.tsx';
import { flatten } from '#scripts/locales.ts';
import { loadDocument } from '#src/pages/legal/load-document.ts';
import { type LandingName, textsOf } from './landing-page.tsx';

/* As it is written to a file for each language: without a window, before any effect. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;');

const PAGES = { campus: 'landing', school: 'school' } as const satisfies Record<string, LandingName>;

test.each((['campus', 'school'] as const).flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  '[LAND-1] [LAND-7] %s has all its words in HTML, and no style that the security policy forbids (%s)',
  async (name, language) => {
    expect(typeof window).toBe('undefined');
    const page = PRERENDERED_PAGES.find((each) => each.name === name);
    if (page === undefined) throw new Error(`no page is called ${name}`);
    const { title, html } = await renderPage(page, language);
    const { texts } = await textsOf(PAGES[name], language);
    // Sentences stand in elements of their own.
    const words = title + html + html.replace(/<[^>]*>/g, '');
    for (const [path, text] of flatten(texts)) expect(words, path).toContain(escaped(text));
    expect(html).not.toMatch(/ style="/);
    // A day and a night of the first picture's layers: clouds, two islands, its still part, and what moves in front.
    const layers = [...html.matchAll(/<img [^>]*data-layer="\d+"[^>]*>/g)].map(([image]) => image);
    // The first picture in 13 layers, the ten slides in 24, each by day and by night.
    expect(layers).toHaveLength(2 * (13 + 24));
    for (const image of layers) expect(image).toMatch(/ width="\d+" height="\d+".* alt=""/);
  },
);

test.each(LANGUAGES)('[ROUTE-1] / is the campus landing page, between header and footer (%s)', async (language) => {
  const pages = PRERENDERED_PAGES.filter(({ paths }) => paths.includes('/'));
  expect(pages).toHaveLength(1);
  for (const page of pages) {
    const { html } = await renderPage(page, language);
    const { document } = new JSDOM(html).window;
    const [campus, school] = [await textsOf('landing', language), await textsOf('school', language)];
    const heading = document.querySelector('main h1')?.textContent;
    expect(heading).toContain(campus.texts.hero.titleSecond);
    expect(heading).not.toContain(school.texts.hero.titleSecond);
    expect([...document.querySelectorAll('header nav, main, footer')].map(({ tagName }) => tagName)).toEqual(['NAV', 'MAIN', 'FOOTER']);
  }
});

test('[LEGAL-2] /privacy has the header of the type MAIN', async () => {
  const page = PRERENDERED_PAGES.find(({ paths }) => paths.includes('/privacy'));
  if (page === undefined) throw new Error('no page stands at /privacy');
  const { document } = new JSDOM((await renderPage(page, 'ko')).html).window;
  expect([...document.querySelectorAll('header nav a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/', '/school', '/campus']),
  );
  expect(document.querySelector('main h1')?.textContent).toBe((await loadDocument('privacyPolicy', 'ko')).title);
});
