import type { CoverResult } from '../src/browser/results.ts';

/** A result of one transition, of which nothing is wrong. */
export const resultWith = (more: Partial<CoverResult>): CoverResult => ({
  flow: 'light',
  description: '',
  transitions: 1,
  taken: 1,
  outcomes: 0,
  atTheWire: 0,
  byServer: 0,
  ways: [],
  left: [],
  findings: [],
  paths: [],
  messages: 0,
  messagesSeen: 0,
  pressed: 0,
  faults: [],
  seconds: 0,
  ...more,
});
