import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { localStore } from './safe-storage.ts';

/** px: a line more or less is seen, the rounding of a height is not. */
const VISIBLE_SHIFT = 4;

/** A part of a page is in one font. */
const PARTS = 'header, main, aside, footer, dialog';
/** On a part that stays in the device's font (`base.css`). */
const DEVICE_FONT_ATTRIBUTE = 'data-device-font';

/**
 * Shows the page in the web font that the style sheet at `address` declares, once its first file is there: the page is laid out once for it.
 * A part of the page of which a line in view would break elsewhere stays in the device's font, and the rest of the page does not: nothing
 * moves under a reader's eyes, unless the device has no font for this language. Rejects when a file does not come.
 */
export async function showWebFont(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const sheet = await new CSSStyleSheet().replace(await response.text());
  // The first has all texts of the application; a further one is fetched where its characters stand, in a legal text.
  const faces = [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [faceOf(rule.style)] : []));
  await faces[0]?.load();
  localStore.set(STORAGE_KEYS.webFont, address);
  const texts = hasDeviceFont() ? textsInView() : [];
  const heights = texts.map(({ offsetHeight }) => offsetHeight);
  for (const face of faces) document.fonts.add(face);
  const moved = () => texts.filter((text, index) => Math.abs(text.offsetHeight - (heights[index] ?? 0)) >= VISIBLE_SHIFT);
  const kept = new Set(moved().map((text) => text.closest(PARTS)));
  for (const part of kept) part?.setAttribute(DEVICE_FONT_ATTRIBUTE, '');
  if (moved().length === 0) return;
  for (const part of kept) part?.removeAttribute(DEVICE_FONT_ATTRIBUTE);
  for (const face of faces) document.fonts.delete(face);
}

/** It came once, so that the browser has its files at hand. */
export const isWebFontKept = (address: string): boolean => localStore.get(STORAGE_KEYS.webFont) === address;

function faceOf(style: CSSStyleDeclaration): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  return new FontFace(of('font-family').replaceAll('"', ''), of('src'), { weight: of('font-weight'), unicodeRange: of('unicode-range') });
}

/** True if `device-fonts.css` found one; bold may be missing. */
const hasDeviceFont = (): boolean => ![...document.fonts].some(({ weight, status }) => weight === 'normal' && status === 'error');

/** What is in view; what the browser skips, far below the screen, would be laid out by being measured. */
const textsInView = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, label')].filter((text) => {
    // Safari before 17.4 cannot say what it skips, and skips nothing.
    if (text.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
    const { top, bottom } = text.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
