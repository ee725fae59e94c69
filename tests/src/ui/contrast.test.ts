import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2, 1.4.3: text. 1.4.11: the bounds of a control, and the focus. */
const TEXT = 4.5;
const CONTROL = 3;

type Theme = 'light' | 'dark';

const sheet = readFileSync(new URL('../../../src/ui/styles/tokens.css', import.meta.url), 'utf8').split('@media')[0] ?? '';
const TOKENS = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [name, { light, dark }]),
);

function colour(name: string, theme: Theme): string {
  const value = TOKENS.get(name)?.[theme];
  if (value === undefined) throw new Error(`the token sheet has no colour --${name}`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['bg', 'surface', 'sunken'];
const pairs: [ink: string, ground: string, least: number][] = [
  ...['ink', 'ink2', 'ink3'].flatMap((ink) => surfaces.map((ground): [string, string, number] => [ink, ground, TEXT])),
  ['brand-ink', 'brand', TEXT],
  ['brand-ink', 'brand-hover', TEXT],
  ['danger-ink', 'danger', TEXT],
  ['danger-ink', 'danger-hover', TEXT],
  ...['bg', 'surface', 'brand-soft'].map((ground): [string, string, number] => ['brand-text', ground, TEXT]),
  ['ink', 'brand-soft', TEXT],
  ['ink2', 'brand-faint', TEXT],
  ['ink', 'err-soft', TEXT],
  ['ink2', 'err-soft', TEXT],
  ...['ok', 'err', 'warn', 'info'].flatMap((tone): [string, string, number][] => [
    [tone, 'surface', TEXT],
    [tone, 'bg', TEXT],
    [tone, `${tone}-soft`, TEXT],
  ]),
  ['star', 'surface', CONTROL],
  ['gold', 'surface', CONTROL],
  ...['bg', 'surface'].flatMap((ground): [string, string, number][] => [
    ['field', ground, CONTROL],
    ['focus', ground, CONTROL],
    ['brand', ground, CONTROL],
  ]),
];

describe.each<Theme>(['light', 'dark'])('colours of the %s theme', (theme) => {
  it.each(pairs)('%s on %s keeps %d:1', (ink, ground, least) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

describe('provider buttons', () => {
  // From provider-button.module.css; Kakao's label is black at 85 % on its yellow.
  it.each([
    ['Kakao', '#252100', '#fee500'],
    ['Naver', '#191919', '#ffffff'],
    ['Google, light', '#1f1f1f', '#ffffff'],
    ['Google, dark', '#e3e3e3', '#131314'],
    ['Facebook', '#ffffff', '#0866ff'],
    ['Apple', '#ffffff', '#000000'],
  ])('%s keeps 4.5:1', (_, label, ground) => {
    expect(contrast(label, ground)).toBeGreaterThanOrEqual(TEXT);
  });
});
