import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { PRERENDERED_PAGES } from '#scripts/build/prerender/pages.ts';
import { renderPage } from '#scripts/build/prerender/render.tsx';
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

test('[HEAD-1] home has the header that leads to both versions, and each version the one of its sections', () => {
  expect(HEADER_OF).toEqual({ '/': 'MAIN', '/campus': 'CAMPUS', '/school': 'SCHOOL', '/service': 'MAIN', '/privacy': 'MAIN' });
});
