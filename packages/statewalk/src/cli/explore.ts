import { statesOf, transitionsOf } from '../explore/chart.ts';
import { coverage } from '../explore/coverage.ts';
import { trapped } from '../explore/escape.ts';
import { allEdges, exploreAll } from '../explore/graph.ts';
import { violations } from '../explore/invariants.ts';
import { misled } from '../explore/leads.ts';
import type { Model } from '../explore/model.ts';
import { modelsOf } from '../models.ts';
import { knownName } from '../plans/names.ts';
import { commandOf, type Run } from './options.ts';

/** What a walk through a machine finds wrong, a line each. */
function findingsIn(model: Model): { readonly situations: number; readonly steps: number; readonly findings: readonly string[] } {
  const graphs = exploreAll(model);
  const { unreachedStates, unreachedTransitions } = coverage(model, graphs);
  const findings = [
    ...unreachedStates.map((state) => `never reached: ${state}`),
    ...unreachedTransitions.map((transition) => `never taken: ${transition}`),
    ...graphs.flatMap((graph) => trapped(model, graph)),
    ...model.invariants.flatMap((invariant) => violations(invariant, graphs)),
    ...(model.leads === undefined ? [] : misled(model, graphs)),
  ];
  const situations = graphs.reduce((sum, { vertices }) => sum + vertices.size, 0);
  return { situations, steps: graphs.flatMap(allEdges).length, findings: [...new Set(findings)] };
}

export const explore: Run = async (config, args) => {
  const models = modelsOf(config.machines);
  const command = commandOf(config, 'explore', 'Walks through machines and says what is never reached, never taken, or a dead end.');
  command.argument('[machines...]', `of ${Object.keys(models).join(', ')}; without, all`).parse([...args], { from: 'user' });
  const names = command.args.length === 0 ? Object.keys(models) : command.args;
  for (const name of names) knownName('machine', name, Object.keys(models));
  let count = 0;
  for (const name of names) {
    const model = models[name] as Model;
    const { situations, steps, findings } = findingsIn(model);
    const nodes = statesOf(model.machine);
    const transitions = nodes.flatMap(transitionsOf).length;
    console.log(`${name}: ${nodes.length - 1} states, ${transitions} transitions, ${situations} situations, ${steps} steps`);
    for (const finding of findings) console.log(`  ${finding}`);
    count += findings.length;
  }
  console.log(`${names.length} machines, ${count} findings.`);
  return count === 0;
};
