import type { Request } from '#statewalk/plans/request.ts';

/** A small set of paths that together take every transition. */
export const ANY_PATH: Request = {
  strategy: 'transitions',
  inputs: [],
  from: undefined,
  to: undefined,
  through: [],
  avoid: [],
  requirement: undefined,
  maxSteps: Number.MAX_SAFE_INTEGER,
  events: [],
};
