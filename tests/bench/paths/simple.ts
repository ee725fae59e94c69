/** Run as a process of its own, which its parent ends when it takes too long: `getSimplePaths` on one shape; sends the ms that it took. */
import { getSimplePaths } from '@xstate/graph';
import { SHAPES } from './shapes.ts';

const [name = '', size = ''] = process.argv.slice(2);
const shape = SHAPES[name]?.(Number(size));
if (shape === undefined) throw new Error(`no shape "${name}"`);
const from = performance.now();
getSimplePaths(shape.machine, { events: shape.events, limit: Number.POSITIVE_INFINITY });
process.send?.(performance.now() - from);
process.disconnect?.();
