import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { PRERENDERED_PAGES } from '#scripts/build/prerender/pages.ts';
import { renderCampusSearch, renderPage } from '#scripts/build/prerender/render.tsx';
import { isAsDrawn } from '#src/app/start/drawn-shape.ts';
import { HEADER_OF } from '#src/pages/chrome/navigation.ts';
import { headerOf, landingOf, ROUTES } from './routes.ts';

test.each(ROUTES)(
  '[ROUTE-1, ROUTE-2, ROUTE-6, LAND-7] [HEAD-1] %s is drawn beforehand as its own page, under its own header',
  async (path, expected) => {
    const page = PRERENDERED_PAGES.find(({ paths }) => paths.includes(path));
    if (page === undefined) throw new Error(`${path} is not drawn beforehand`);
    const { html } = await renderPage(page, 'en');
    const { document } = new JSDOM(html).window;
    expect({ landing: landingOf(document), header: headerOf(document) }).toEqual({ landing: expected.landing, header: expected.header });
    expect(document.querySelector('h1')?.textContent).toMatch(expected.heading);
  },
);

test('[CAMPUS-1] [ROUTE-3] [LANG-2] the search for a campus is drawn beforehand in three languages, as the application finds it', async () => {
  const { window } = new JSDOM(await renderCampusSearch(['ko', 'en', 'ja']));
  // `isAsDrawn` asks for the kind of a node.
  vi.stubGlobal('Text', window.Text).stubGlobal('Element', window.Element);
  const drawn = [...window.document.querySelectorAll('template')].map((template) => {
    const root = window.document.createElement('div');
    root.append(template.content.cloneNode(true));
    const title = root.querySelector('title');
    title?.remove();
    root.dataset.shape = template.dataset.shape;
    return [template.lang, title?.textContent, root.querySelector('h1')?.textContent, isAsDrawn(root)];
  });
  vi.unstubAllGlobals();
  expect(drawn).toEqual([
    ['ko', '캠퍼스 찾기 · 마당', '캠퍼스를 찾고 있어요', true],
    ['en', 'Finding the campus · Madang', 'Finding your campus', true],
    ['ja', 'キャンパスを検索中 · マダン', 'キャンパスを探しています', true],
  ]);
});

test('[HEAD-1] home has the header that leads to both versions, and each version the one of its sections', () => {
  expect(HEADER_OF).toEqual({ '/': 'MAIN', '/campus': 'CAMPUS', '/school': 'SCHOOL', '/service': 'MAIN', '/privacy': 'MAIN' });
});
