import { relative, sep } from 'node:path';
import { type Explorer, variantOf } from '../cache/project-cache.ts';
import { defineConfig, type StatewalkConfig } from '../config.ts';
import type { Model } from '../explore/model.ts';
import { modelOf } from '../explore/model-of.ts';
import { modelsOf } from '../models.ts';
import type { FoundIn, Plan } from '../plans/plan.ts';
import type { Request } from '../plans/request.ts';
import { makePlan } from '../plans/run.ts';
import { speakerOf } from '../plans/speaker.ts';
import type { ModelFiles } from '../sources/exported.ts';
import { closureOf, isInstalled } from '../sources/imports.ts';
import { chartInTree, pathInTree } from './machine-in-tree.ts';
import type { MachineInTree, TreeFacts } from './tree-facts.ts';

export interface Asked {
  /** Machines by their names; all, where none is named. */
  readonly names: readonly string[];
  readonly request: Request;
  readonly language: string;
}

interface Tree {
  readonly folder: string;
  readonly files: Readonly<Record<string, ModelFiles>>;
  readonly explorer: Explorer;
}

/** What the machines of a configuration are, and which paths a request finds on them. */
export function readTree(config: StatewalkConfig, { names, request, language }: Asked, { folder, files, explorer }: Tree): TreeFacts {
  const notes: string[] = [];
  const models = modelsOf(config.machines);
  const machines = Object.entries(models).flatMap(([name, model]): MachineInTree[] => {
    if (names.length > 0 && !names.includes(name)) return [];
    const { plan, found } = told(name, model, { config, request, language, explorer, notes });
    const { machine } = model;
    const paths = plan?.machines[0]?.paths ?? [];
    const own = Object.values(files[name] ?? {}).flatMap((file: string | undefined) => (file === undefined ? [] : [...closureOf(file)]));
    return [
      {
        id: name,
        description: machine.root.description ?? '',
        ...chartInTree(machine),
        paths: paths.flatMap((path) => {
          const walked = found[0]?.paths[path.number - 1];
          return walked === undefined ? [] : [pathInTree(path, walked)];
        }),
        files: [...new Set(own)].filter((file) => !isInstalled(file)).map((file) => relative(folder, file).split(sep).join('/')),
      },
    ];
  });
  return { machines, notes };
}

interface Telling {
  readonly config: StatewalkConfig;
  readonly request: Request;
  readonly language: string;
  readonly explorer: Explorer;
  readonly notes: string[];
}

/** An older model may lack what this version asks of one, an older configuration its words: then the machine is told without them. */
function told(
  name: string,
  model: Model,
  { config, request, language, explorer, notes }: Telling,
): { plan?: Plan; found: readonly FoundIn[] } {
  const bare = defineConfig({ machines: {}, ...(config.requirement !== undefined && { requirement: config.requirement }) });
  const { inputs, events, outcomes, machine } = model;
  const tries: readonly (readonly [why: string, make: () => readonly [Model, StatewalkConfig], explorer: Explorer])[] = [
    ['', () => [model, config], explorer],
    ['its words cannot be read', () => [model, bare], explorer],
    ['its model cannot be read', () => [modelOf(machine, { inputs, events, outcomes }), bare], variantOf(explorer, 'samples')],
    ['its model cannot be read, and samples are guesses', () => [modelOf(machine), bare], variantOf(explorer, 'guesses')],
  ];
  let reason = '';
  for (const [why, make, by] of tries) {
    try {
      const [each, words] = make();
      const made = makePlan({ [name]: each }, [name], request, speakerOf(words, language), () => {}, by);
      if (why !== '') notes.push(`${name}: ${why} (${reason}).`);
      return { plan: made.plan, found: made.found };
    } catch (error) {
      reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  }
  notes.push(`${name}: no path can be found (${reason}).`);
  return { found: [] };
}
