import { bust } from '../../../src/ui/avatar/bust.ts';
import { type Gender, lookOf } from '../../../src/ui/avatar/look.ts';
import type { Picture } from '../kit/picture.ts';
import { el } from '../kit/svg.ts';

/** People of the landing pages: the drawings of accounts with these seeds (AVATAR-1). */
const PEOPLE: readonly [seed: string, gender: Gender][] = [
  ['minji', 'F'],
  ['hana', 'M'],
  ['jun', 'F'],
  ['kai', 'M'],
  ['ina', 'F'],
  ['bora', 'M'],
];

export const faces = (): Picture[] =>
  PEOPLE.map(([seed, gender]) => {
    const look = lookOf(gender, seed);
    const [from, to] = look.background;
    return {
      name: `face-${seed}`,
      viewBox: [0, 0, 100, 100],
      elements: [
        el(
          'linearGradient',
          { id: 'background', x1: 0, y1: 0, x2: 1, y2: 1 },
          el('stop', { stopColor: from }),
          el('stop', { offset: 1, stopColor: to }),
        ),
        el('rect', { width: 100, height: 100, fill: 'url(#background)' }),
        ...bust(look).map(([tag, attributes]) => el(tag, attributes)),
      ],
    };
  });
