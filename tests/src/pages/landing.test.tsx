// @vitest-environment jsdom
import '../ui/setup.ts';
import { readFile } from 'node:fs/promises';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { flatten } from '#scripts/locales.ts';
import { FILMS } from '#src/pages/landing/films.tsx';
import { SPACES } from '#src/pages/landing/spaces/space-names.ts';
import { ENTER_WORLD } from '#src/pages/page-events.ts';
import { LANDING_NAMES, renderLanding, textsOf } from './landing-page.tsx';
import { LINKS } from './render-page.tsx';

const CLAIM = {
  ko: '국내 유일 대학 전용 메타버스',
  en: 'Korea’s only metaverse for universities',
  ja: '韓国で唯一の大学専用メタバース',
};

const sectionOf = (heading: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).closest('section');
  if (section === null) throw new Error(`no section is headed ${heading}`);
  return section;
};

test.each(LANGUAGES)('[LAND-1] says that it is the only one made for universities (%s)', async (language) => {
  await renderLanding('landing', language);
  expect(screen.getByText(CLAIM[language])).toBeDefined();
});

describe.each(LANDING_NAMES)('%s', (name) => {
  test('[LAND-1] the experience button asks to enter, and so does the last one of the page', async () => {
    const { texts, asked } = await renderLanding(name);
    await userEvent.click(screen.getByRole('button', { name: texts.hero.enter }));
    expect(asked).toEqual([ENTER_WORLD]);
    await userEvent.click(screen.getByRole('button', { name: texts.invitation.enter }));
    expect(asked).toEqual([ENTER_WORLD, ENTER_WORLD]);
  });

  test('[LAND-2] reasons and introduction stand where the header leads', async () => {
    const { container, texts } = await renderLanding(name);
    const headings = (id: string) => [...container.querySelectorAll(`#${id} :is(h2, h3)`)].map((heading) => heading.textContent);
    const { reasons, browser, replica, together, safe, introduction } = texts;
    expect(headings('campus_reason')).toEqual([reasons, browser, replica, together, safe].map(({ title }) => title));
    const { myHome, openRooms, ownWay } = introduction;
    expect(headings('campus_introduce')).toEqual([introduction, myHome, openRooms, ownWay].map(({ title }) => title));
  });

  test('[LAND-2] tells students of certified schools and prospective students what they can enter, and others too', async () => {
    const { texts } = await renderLanding(name);
    const { certified, prospective, title, note } = texts.audience;
    const cards = within(sectionOf(title)).getAllByRole('article');
    expect(cards).toHaveLength(2);
    for (const [index, group] of [certified, prospective].entries()) {
      const card = within(cards[index] ?? document.body);
      expect(card.getByRole('heading', { level: 3, name: group.title })).toBeDefined();
      expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([group.first, group.second, group.third]);
    }
    expect(sectionOf(title).textContent).toContain(note);
  });

  test.each(LANGUAGES)('[LAND-3] lists the ten spaces with a line each, as links to their slides (%s)', async (language) => {
    const { container, texts } = await renderLanding(name, language);
    const links = within(sectionOf(texts.spaces.title)).getAllByRole('link');
    expect(links).toHaveLength(10);
    for (const [index, space] of SPACES.entries()) {
      expect(links[index]?.textContent).toBe(texts.spaces[space].title + texts.spaces[space].line);
      const slide = container.querySelector(links[index]?.getAttribute('href') ?? 'none');
      expect(slide?.textContent).toBe(texts.spaces[space].title + texts.spaces[space].text);
    }
  });

  test('[LAND-5] leads to the three desks of the support portal that the configuration names', async () => {
    const { shared } = await renderLanding(name);
    const links = within(sectionOf(shared.support.title)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([LINKS.faq, LINKS.membership, LINKS.partnership]);
    const titles = [shared.support.faq, shared.support.membership, shared.support.partnership].map(({ title }) => title);
    for (const [index, title] of titles.entries()) expect(links[index]?.textContent).toContain(title);
    for (const link of links) expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('[LAND-6] shows three films of 2023.02.20 that open in a new tab, without a handle on this one', async () => {
    const { shared } = await renderLanding(name);
    const films = within(sectionOf(shared.films.title));
    const links = films.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(FILMS.map(({ url }) => url));
    expect(new Set(FILMS.map(({ url }) => url)).size).toBe(3);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    const dates = [...sectionOf(shared.films.title).querySelectorAll('time')];
    expect(dates.map((date) => [date.dateTime, date.textContent])).toEqual(Array(3).fill(['2023-02-20', '2023.02.20']));
  });

  test('[LAND-6] the second button of the first screen leads to the films', async () => {
    const { container, texts, shared } = await renderLanding(name);
    const href = screen.getByRole('link', { name: texts.hero.film }).getAttribute('href');
    expect(container.querySelector(href ?? 'none')).toBe(sectionOf(shared.films.title));
  });

  test.each(LANGUAGES)('[LAND-7] says all that it has to say (%s)', async (language) => {
    const { container, texts } = await renderLanding(name, language);
    const { pageTitle, ...onThePage } = texts;
    expect(document.title).toBe(pageTitle);
    for (const [path, text] of flatten(onThePage)) expect(container.textContent, path).toContain(text);
  });

  test('headings go down one step at a time, from a single first', async () => {
    const { container } = await renderLanding(name);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
});

test.each(LANGUAGES)('[LAND-7] the school page has a hero, reasons, an introduction and spaces of its own (%s)', async (language) => {
  const [campus, school] = [await textsOf('landing', language), await textsOf('school', language)];
  const own = (texts: typeof campus.texts) => [
    texts.pageTitle,
    texts.hero.eyebrow,
    texts.hero.titleFirst + texts.hero.titleSecond,
    texts.hero.lead,
    texts.reasons.title,
    texts.safe.text,
    texts.introduction.title,
    texts.spaces.title,
    texts.spaces.classroom.text,
    texts.spaces.exchange.text,
  ];
  const said = own(campus.texts);
  for (const [index, text] of own(school.texts).entries()) expect(text).not.toBe(said[index]);
});

test('the moving picture can be stopped and started', async () => {
  const { container, shared } = await renderLanding('landing');
  const motion = () => container.querySelector('[data-motion]')?.getAttribute('data-motion');
  const [pause] = screen.getAllByRole('button', { name: shared.pause });
  if (pause === undefined) throw new Error('nothing pauses');
  await userEvent.click(pause);
  expect(motion()).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: shared.play }));
  expect(motion()).toBe('running');
});

test.each(['landing', 'school'] as const)(
  '[LAND-1] the first picture of %s is fetched at once, and all below it when they come near',
  async (name) => {
    const { container } = await renderLanding(name);
    const images = [...container.querySelectorAll('img')].filter((image) => image.getAttribute('src')?.startsWith('/art/'));
    const loadings = (of: readonly HTMLImageElement[]) => new Set(of.map((image) => image.getAttribute('loading')));
    const first = images.filter((image) => image.closest('[data-art=hero], [data-art=school-hero]') !== null);
    const below = images.filter((image) => !first.includes(image));
    expect(loadings(first)).toEqual(new Set(['eager']));
    expect(loadings(below)).toEqual(new Set(['lazy']));
    // A day and a night of 4 reasons, 3 rows, 10 icons, 10 slides with 14 things that float, 3 films, and the last one; and 6 faces.
    expect(below).toHaveLength(2 * (4 + 3 + 10 + 24 + 3 + 1) + 6);
  },
);

test.each(['landing', 'school'] as const)(
  'every picture of %s is a file that is there, of the shape that its place has, and is no words',
  async (name) => {
    const { container } = await renderLanding(name);
    for (const image of container.querySelectorAll('img')) {
      const [file = '', fragment] = image.getAttribute('src')?.split('#') ?? [];
      const source = await readFile(`public${file}`, 'utf8');
      const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(source) ?? [];
      expect(image.width / image.height, file).toBe(Number(width) / Number(height));
      if (fragment !== undefined) expect(source, `${file}#${fragment}`).toContain(` id="${fragment}"`);
      expect(image.getAttribute('alt')).toBe('');
    }
  },
);

test('each picture that has a night shows one of two images of one file', async () => {
  const { container } = await renderLanding('landing');
  const days = [...container.querySelectorAll('img.day')];
  expect(days.length).toBeGreaterThan(40);
  for (const day of days) {
    const night = day.nextElementSibling;
    expect(night?.className).toBe('night');
    const fileOf = (image: Element | null) => image?.getAttribute('src')?.split('#')[0];
    expect(fileOf(night)).toBe(fileOf(day));
    expect(night?.getAttribute('src')).toMatch(/#night$/);
  }
});
