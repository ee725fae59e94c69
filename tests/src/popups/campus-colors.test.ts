import { describe, expect, it } from 'vitest';
import { campusColors, contrast } from '#src/popups/campus/campus-colors.ts';

describe('the colour of a campus', () => {
  it('[CAMPUS-2] words on it reach 4.5:1, in white or in ink; where neither does, our colours stand', () => {
    expect(campusColors('#003876')).toEqual({ '--campus': '#003876', '--campus-ink': '#ffffff' });
    expect(campusColors('#f2c94c')).toEqual({ '--campus': '#f2c94c', '--campus-ink': '#17123a' });
    expect(campusColors('#7c7c80')).toBeUndefined();
    expect(campusColors(null)).toBeUndefined();
  });

  it('[CAMPUS-2] no colour at all gets a label below 4.5:1', () => {
    const parts = ['00', '33', '66', '7c', '80', '99', 'cc', 'ff'];
    const colors = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
    const shown = colors
      .map((color) => Object.values(campusColors(color) ?? {}) as [string, string] | [])
      .filter((pair) => pair.length > 0);
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.filter(([color = '', label = '']) => contrast(color, label) < 4.5)).toEqual([]);
  });

  it('[CAMPUS-2] contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
