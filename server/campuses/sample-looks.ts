import type { CampusLook } from './campus-looks.ts';

/** Beside the stand-ins: three campuses of different colours, one of which no words are legible on. The marks are made up. */
export const SAMPLE_LOOKS: readonly CampusLook[] = [
  {
    code: 'yonsei',
    mark: '/campus-marks/yonsei.svg',
    color: '#003876',
  },
  {
    code: 'ewha',
    mark: '/campus-marks/ewha.svg',
    color: '#f2c94c',
  },
  {
    code: 'sookmyung',
    mark: '/campus-marks/sookmyung.svg',
    color: '#7c7c80',
  },
];
