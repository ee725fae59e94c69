import type { Plan, PlanMachine } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { gherkin } from './gherkin.ts';

/** A file a machine, each one feature, as Xray imports them: `@REQ_AB-1` links a scenario with what it covers. */
export function xray(plan: Plan, speaker: Speaker): ReadonlyMap<string, string> {
  const known = new Set(
    plan.machines
      .flatMap(({ paths }) => paths.flatMap(({ start, steps }) => [start, ...steps.map(({ sees }) => sees)]))
      .flatMap(({ requirements }) => requirements),
  );
  const featureOf = (machine: PlanMachine): string =>
    gherkin({ ...plan, machines: [machine] }, speaker).replaceAll(/^ {2}@.*$/gm, (tags) =>
      tags.replaceAll(/@(\S+)/g, (tag, name: string) => (known.has(name) ? `@REQ_${name}` : tag)),
    );
  return new Map(
    plan.machines.filter(({ paths }) => paths.length > 0).map((machine) => [`${machine.machine}.feature`, featureOf(machine)]),
  );
}
