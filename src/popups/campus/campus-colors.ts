import type { CSSProperties } from 'react';

/** WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;
/** Both stay as they are in either theme, as the campus's colour does. */
const LABELS = ['#ffffff', '#17123a'] as const;

/** The campus's colour with a label that is legible on it; undefined where none is, and our own colours stand (CAMPUS-2). */
export function campusColors(color: string | null): CSSProperties | undefined {
  if (color === null) return undefined;
  const label = LABELS.find((candidate) => contrast(candidate, color) >= TEXT_CONTRAST);
  return label && ({ '--campus': color, '--campus-ink': label } as CSSProperties);
}

/** Contrast of two `#rrggbb`, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
