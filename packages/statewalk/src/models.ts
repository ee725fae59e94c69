import type { AnyStateMachine } from 'xstate';
import type { Model } from './explore/model.ts';
import { modelOf } from './explore/model-of.ts';

/** A machine as it is, or with what it is explored with. */
export type MachineOrModel = AnyStateMachine | Model;

const isMachine = (each: MachineOrModel): each is AnyStateMachine => 'root' in each;

/** Every machine of a configuration, by its name there; one without a model gets the smallest. */
export const modelsOf = (machines: Readonly<Record<string, MachineOrModel>>): Readonly<Record<string, Model>> =>
  Object.fromEntries(Object.entries(machines).map(([name, each]) => [name, isMachine(each) ? modelOf(each) : each]));
