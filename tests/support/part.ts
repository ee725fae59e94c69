import { describe, it } from 'vitest';

/** Set by the projects of `vite.config.ts`; `tests/rest.ts` says which files they run. */
const { PART } = process.env;

/** Whether this is a project of `npm run test:rest`. */
export const IS_REST = PART === 'rest';
/** Whether this is a project that runs everything in one. */
const IS_WHOLE = PART === 'whole';

/** `npm test` takes the first of every `of` cases, the rest takes the others. */
export const isOfThisPart = (index: number, of: number): boolean => IS_WHOLE || (index % of === 0) !== IS_REST;

/** Declares nothing, whatever it is asked for: `absent.skipIf(...)('title', ...)`. */
const absent: typeof describe = new Proxy(Object.assign(() => absent, {}) as unknown as typeof describe, { get: () => absent });

/** A suite of `npm test` in a file of which the rest runs another part. */
export const describeFirst = IS_REST ? absent : describe;

/** A test of `npm test` in a file of which the rest runs another part. */
export const itFirst = IS_REST ? (absent as unknown as typeof it) : it;

/** A suite of the rest in a file of which `npm test` runs another part. */
export const describeRest = IS_REST || IS_WHOLE ? describe : absent;
