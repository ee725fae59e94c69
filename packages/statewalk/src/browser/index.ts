// biome-ignore-all lint/performance/noBarrelFile: this is what the package exports.
export { type At, type FlowAt, type How, NotHere, type Start, type StartedAt, type StartedSite, type Visit } from '../at/started.ts';
export { type Bindings, defineBindings, type Left, type Screen, type Step } from './bindings.ts';
export { coverInBrowser } from './cover.ts';
export { type FlowPage, flowPage } from './flow-page.ts';
export { type Flow, flowOn } from './open-flow.ts';
export type { Screens, Wanted } from './screens.ts';
