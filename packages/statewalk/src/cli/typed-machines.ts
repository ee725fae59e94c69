import { inspect } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { hashOf } from '../cache/content-hash.ts';
import type { StatewalkConfig } from '../config.ts';
import { modelOf } from '../explore/model-of.ts';
import type { MachineShapes } from '../explore/shape.ts';
import { isMachine } from '../models.ts';
import { callThatMakes } from '../sources/call-that-makes.ts';
import { exportsOf, filesOf } from '../sources/exported.ts';
import type { Written } from '../sources/written.ts';
import { askTypes } from '../types/ask-types.ts';

export interface TypedMachines {
  readonly config: StatewalkConfig;
  /** A hash of the types from which the samples of a machine come, by its name: what is kept of it depends on them. */
  readonly types: Readonly<Record<string, string>>;
  /** Why the types are not known, where TypeScript cannot be asked. */
  readonly typeError: string | undefined;
}

export const hashOfShapes = (shapes: MachineShapes): string => hashOf(inspect(shapes, { depth: null }));

/** The configuration, whose machines without a model have one with samples of their types, where the call that makes them is found. */
export async function typedMachines(config: StatewalkConfig, file: string | undefined): Promise<TypedMachines> {
  const bare = Object.entries(config.machines).filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1]));
  if (file === undefined || bare.length === 0) return { config, types: {}, typeError: undefined };
  const files = await filesOf(file, Object.fromEntries(bare));
  const calls: (readonly [name: string, call: Written])[] = [];
  for (const [name, machine] of bare) {
    const call = await callOf(machine, files[name]?.machine);
    if (call !== undefined) calls.push([name, call]);
  }
  const { shapes, error } = askTypes(calls.map(([, call]) => call));
  const known = new Map(calls.flatMap(([name], at) => (shapes[at] === undefined ? [] : [[name, shapes[at]] as const])));
  const models = bare.map(([name, machine]) => [name, modelOf(machine, {}, known.get(name))] as const);
  return {
    config: { ...config, machines: { ...config.machines, ...Object.fromEntries(models) } },
    types: Object.fromEntries([...known].map(([name, each]) => [name, hashOfShapes(each)])),
    typeError: error,
  };
}

async function callOf(machine: AnyStateMachine, file: string | undefined): Promise<Written | undefined> {
  if (file === undefined) return undefined;
  const names = Object.entries(await exportsOf(file)).flatMap(([name, each]) => (each === machine ? [name] : []));
  return callThatMakes(file, { names, id: machine.id });
}
