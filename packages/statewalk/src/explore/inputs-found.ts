import type { AnyStateMachine } from 'xstate';
import { anything } from './anything.ts';
import { DryRun } from './dry-run.ts';
import { exploreAll, type Limit } from './graph.ts';
import { sourcesIn } from './lint-implementations.ts';
import type { Model } from './model.ts';
import { samplesOf } from './samples.ts';
import type { MachineShapes } from './shape.ts';
import type { Words } from './words-in-code.ts';

const INPUTS_MAX = 4;
const LIMIT_OF_INPUTS: Limit = { vertices: 100, cuts: true, letters: 500_000 };

/** A context that comes from an input is guessed with it. */
export const asksForInput = ({ config: { context } }: AnyStateMachine): boolean =>
  typeof context === 'function' && /\binput\b/.test(Function.prototype.toString.call(context));

/** The keys that code reads from the context or from the input: an input that is spread has them, too. */
function dataIn(machine: AnyStateMachine): Readonly<Record<string, unknown>> {
  const code = sourcesIn([machine.config, machine.implementations]);
  const names = [...code.matchAll(/\b(?:context|input)\??\.([A-Za-z_$][\w$]*)/g)].flatMap(([, name]) => name ?? []);
  return Object.fromEntries([...new Set(names)].map((name) => [name, anything(`input.${name}`)]));
}

export function inputsOf(machine: AnyStateMachine, { input }: MachineShapes, words: Words): Model['inputs'] {
  const begins = (input: unknown): boolean => {
    try {
      new DryRun(machine).start(input);
      return true;
    } catch {
      return false;
    }
  };
  const typed = input === undefined || !asksForInput(machine) ? [] : samplesOf(input, 'input', words, INPUTS_MAX).filter(begins);
  if (typed.length > 0) return Object.fromEntries(typed.map((each, at) => [at === 0 ? 'plain' : `input ${at + 1}`, each]));
  return { plain: [undefined, {}, anything('input', dataIn(machine))].find(begins) };
}

/** Each input makes a graph of its own: one that takes no transition which those before do not take tells nothing new. */
export function inputsThatMatter<M extends AnyStateMachine>(model: Model<M>): Model<M>['inputs'] {
  const all = Object.entries(model.inputs);
  if (all.length === 1) return model.inputs;
  const taken = new Set<unknown>();
  const graphs = exploreAll(model, LIMIT_OF_INPUTS);
  const kept = all.filter(([name], at) => {
    const found = [...(graphs.find(({ input }) => input === name)?.transitions ?? [])];
    const isNew = at === 0 || found.some((each) => !taken.has(each));
    for (const each of found) taken.add(each);
    return isNew;
  });
  return Object.fromEntries(kept) as Model<M>['inputs'];
}
