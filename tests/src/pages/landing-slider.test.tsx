// @vitest-environment jsdom
import '../ui/setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { SPACES } from '#src/pages/landing/spaces/space-names.ts';
import { renderLanding } from './landing-page.tsx';

/** px. A slide is as wide as the track, so that slide n is in the middle when n widths are scrolled. */
const WIDTH = 100;

/** jsdom lays nothing out: the slides stand in a row, everything is as wide as a slide. */
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH;
  });
  vi.spyOn(Element.prototype, 'scrollIntoView');
});

async function renderSlider(language: (typeof LANGUAGES)[number] = 'en') {
  const page = await renderLanding('landing', language);
  const track = page.container.querySelector<HTMLElement>('[tabindex="0"][role="group"]');
  if (track === null) throw new Error('there is no track');
  const titles = SPACES.map((name) => page.texts.spaces[name].title);
  return {
    ...page,
    track,
    titles,
    slides: [...track.children],
    words: page.shared.slider,
    said: () => page.container.querySelector('[aria-live="polite"]')?.textContent,
    scrollTo: (slide: number) => {
      track.scrollLeft = slide * WIDTH;
      fireEvent.scroll(track);
    },
  };
}

test.each(LANGUAGES)('[LAND-4] has ten slides that say which they are (%s)', async (language) => {
  const { slides, words, titles } = await renderSlider(language);
  expect(slides).toHaveLength(10);
  for (const [index, slide] of slides.entries()) {
    expect(slide.getAttribute('role')).toBe('group');
    expect(slide.getAttribute('aria-roledescription')).toBe(words.slide);
    for (const part of [String(index + 1), '10', titles[index] ?? '']) expect(slide.getAttribute('aria-label')).toContain(part);
  }
});

test('[LAND-4] buttons move by one and stop at both ends, and the place is announced', async () => {
  const { words, track, said } = await renderSlider();
  const [previous, next] = [screen.getByRole('button', { name: words.previous }), screen.getByRole('button', { name: words.next })];
  expect(said()).toBe('1 / 101 of 10: Large lecture hall');
  await userEvent.click(previous);
  expect(said()).toContain('1 / 10');
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  expect(said()).toBe('2 / 102 of 10: Lecture rooms');
  expect(track.scrollLeft).toBe(WIDTH);
  for (let press = 0; press < 12; press += 1) await userEvent.click(next);
  expect(said()).toContain('10 / 10');
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('[LAND-4] arrow keys, Home and End move, other keys are left alone', async () => {
  const { track, said } = await renderSlider();
  track.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(said()).toContain('2 / 10');
  await userEvent.keyboard('{End}');
  expect(said()).toContain('10 / 10');
  expect(track.scrollLeft).toBe(9 * WIDTH);
  await userEvent.keyboard('{Home}');
  expect(said()).toContain('1 / 10');
  expect(fireEvent.keyDown(track, { key: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(track, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(said()).toContain('1 / 10');
});

test('[LAND-4] a dot for each space, by its name; the current one says so', async () => {
  const { words, titles, said } = await renderSlider();
  const dots = [...screen.getByRole('group', { name: words.choose }).querySelectorAll('button')];
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(titles);
  await userEvent.click(screen.getByRole('button', { name: 'Event tools' }));
  expect(said()).toContain('8 / 10');
  expect(dots.map((dot) => dot.getAttribute('aria-current')).indexOf('true')).toBe(7);
});

test('[LAND-4] a swipe makes the slide that it ends at the current one', async () => {
  const { scrollTo, said } = await renderSlider();
  scrollTo(2.4);
  expect(said()).toContain('3 / 10');
  scrollTo(5);
  expect(said()).toContain('6 / 10');
});

test('[LAND-4] a row that was swiped before the page acted is measured once it is near the screen, not before', async () => {
  const { track, said, comeNear } = await renderSlider();
  track.scrollLeft = 3 * WIDTH;
  comeNear(track, false);
  expect(said()).toContain('1 / 10');
  comeNear(track);
  expect(said()).toContain('4 / 10');
});

test('[LAND-4] slides on the way to the one that was asked for are not announced, until the person takes over', async () => {
  const { scrollTo, said, track } = await renderSlider();
  await userEvent.click(screen.getByRole('button', { name: 'Bulletin board' }));
  scrollTo(3);
  expect(said()).toContain('9 / 10');
  fireEvent.wheel(track);
  scrollTo(4);
  expect(said()).toContain('5 / 10');
  await userEvent.click(screen.getByRole('button', { name: 'Bulletin board' }));
  scrollTo(8);
  scrollTo(7);
  expect(said()).toContain('8 / 10');
});

test('[LAND-3] [LAND-4] choosing a space in the list brings its slide and gives it the focus', async () => {
  const { said, slides } = await renderSlider();
  await userEvent.click(screen.getByRole('link', { name: /^Counselling rooms/ }));
  expect(said()).toContain('5 / 10');
  expect(document.activeElement).toBe(slides[4]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
});

test('[LAND-4] never moves on by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'requestAnimationFrame'] });
  const { said } = await renderSlider();
  act(() => vi.advanceTimersByTime(600_000));
  vi.useRealTimers();
  expect(said()).toContain('1 / 10');
});

test('[LAND-4] only the current picture moves, and it can be paused', async () => {
  const { slides, words, shared, container } = await renderSlider();
  const moving = () =>
    slides.flatMap((slide, index) => {
      const part = slide.querySelector('[data-moves]');
      return part === null || part.closest('[data-motion=paused]') !== null ? [] : [index];
    });
  expect(moving()).toEqual([0]);
  await userEvent.click(screen.getByRole('button', { name: words.next }));
  expect(moving()).toEqual([1]);
  const slider = container.querySelector(`[aria-roledescription="${words.carousel}"]`);
  const pause = slider?.querySelector(`button[aria-label="${shared.pause}"]`);
  await userEvent.click(pause ?? document.body);
  expect(moving()).toEqual([]);
});
