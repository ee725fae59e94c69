import type { Failures } from '../failures.ts';
import type { MachineOrModel } from '../models.ts';
import type { Secrets } from './mask.ts';
import type { TestImports } from './path.ts';

/** What the inspector is told of a project: a configuration of the package is one. Every field is optional. */
export interface InspectorOptions {
  /** Machines by their IDs, for samples of their events, or how to load them when the panel is first opened. Running machines are drawn without. */
  readonly machines?: Readonly<Record<string, MachineOrModel>> | (() => Promise<Readonly<Record<string, MachineOrModel>>>);
  readonly secrets?: Secrets;
  readonly failures?: Failures;
  /** What a copied test imports. */
  readonly testImports?: TestImports;
}
