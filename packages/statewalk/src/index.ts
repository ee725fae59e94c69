// biome-ignore-all lint/performance/noBarrelFile: this is what the package exports.
export { defineConfig, type StatewalkConfig, type Words } from './config.ts';
export { type CreatePathsOptions, createPaths, type TestPath } from './create-paths.ts';
export { type Checking, check } from './explore/check.ts';
export type { Edge } from './explore/edge.ts';
export {
  type Finding,
  type Preset,
  RECOMMENDED,
  type Rule,
  type RuleSettings,
  type Rules,
  type Severity,
  SPECIFICATION,
} from './explore/finding.ts';
export { explore, exploreAll, type Graph } from './explore/graph.ts';
export { mermaid } from './explore/mermaid.ts';
export { defineModel, type FailureReader as Reading, type Invariant, type Model, type Outcome } from './explore/model.ts';
export { type Given, modelOf } from './explore/model-of.ts';
export { coveringPaths, coveringPathsOfAll, type Path } from './explore/paths.ts';
export { runPath } from './explore/run.ts';
export type { ErrorFacts, Failures } from './failures.ts';
export { type MachineOrModel, modelsOf } from './models.ts';
export { FORMATS } from './plans/formats/formats.ts';
export type { Plan } from './plans/plan.ts';
export type { Request } from './plans/request.ts';
export { makePlan } from './plans/run.ts';
export type { Sentences } from './plans/sentences.ts';
export { type Speaker, speakerOf } from './plans/speaker.ts';
