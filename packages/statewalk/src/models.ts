import type { AnyStateMachine } from 'xstate';
import type { Model } from './explore/model.ts';
import { modelOf } from './explore/model-of.ts';

/** A machine as it is, or with what it is explored with. */
export type MachineOrModel = AnyStateMachine | Model;

/** Looks at what it has, not at its class: a project may have an XState of its own. */
export const isMachine = (each: unknown): each is AnyStateMachine =>
  typeof each === 'object' && each !== null && 'root' in each && 'implementations' in each && 'transition' in each;

export const isModel = (each: unknown): each is Model =>
  typeof each === 'object' && each !== null && 'machine' in each && isMachine(each.machine) && 'outcomes' in each && 'inputs' in each;

/** Every machine of a configuration, by its name there; one without a model gets the smallest. */
export const modelsOf = (machines: Readonly<Record<string, MachineOrModel>>): Readonly<Record<string, Model>> =>
  Object.fromEntries(Object.entries(machines).map(([name, each]) => [name, isMachine(each) ? modelOf(each) : each]));
