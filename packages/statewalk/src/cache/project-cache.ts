import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { explore, exploreAll, type Graph, TooManyVertices } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import type { ModelFiles } from '../sources/exported.ts';
import { closureOf } from '../sources/imports.ts';
import { hashOf, hashOfFiles } from './content-hash.ts';
import { lazyGraph, type NumberedGraph, StaleSkeleton } from './lazy-graph.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
import { read, write } from './skeleton-file.ts';
import { Store } from './store.ts';

/** What makes the results that are kept: a change in it makes them anew. */
const ENGINE = [
  'cache/project-cache',
  'findings/explored',
  'plans/people-paths',
  'mutants/charts',
  'atlas/journeys',
  'inspector/chart-layout',
] as const;

const PACKAGE = dirname(import.meta.dirname);

/** This package's own files, as they are written or compiled. */
function engineFiles(): string[] {
  const entries = ENGINE.map((name) => join(PACKAGE, `${name}${extname(import.meta.filename)}`));
  return entries.flatMap((file) => [...closureOf(file)]);
}

/** Graphs of machines, as the tools explore them. */
export interface Explorer {
  /** One for each input, or for those that are named. */
  graphsOf(name: string, model: Model, inputs?: readonly string[]): readonly Graph[];
  /** What was made of a machine before, as JSON, or is made now. `of`: what else it depends on. */
  kept<T>(kind: string, name: string, of: unknown, make: () => T): T;
  keptLater<T>(kind: string, name: string, of: unknown, make: () => Promise<T>): Promise<T>;
  /** Keeps graphs that were walked otherwise. */
  keepGraphs(name: string, model: Model, graphs: readonly Graph[]): void;
}

/** Between the name of a machine and that of another model of it: what is found with that is kept apart. */
const VARIANT = '~';

/** Keeps what another model of the same files gives apart from what the machine's own model does. */
export const variantOf = (explorer: Explorer, variant: string): Explorer => ({
  graphsOf: (name, model, inputs) => explorer.graphsOf(`${name}${VARIANT}${variant}`, model, inputs),
  kept: (kind, name, of, make) => explorer.kept(kind, `${name}${VARIANT}${variant}`, of, make),
  keptLater: (kind, name, of, make) => explorer.keptLater(kind, `${name}${VARIANT}${variant}`, of, make),
  keepGraphs: (name, model, graphs) => explorer.keepGraphs(`${name}${VARIANT}${variant}`, model, graphs),
});

/** Explores each time. */
export const LIVE: Explorer = {
  graphsOf: (_name, model, inputs = []) => (inputs.length === 0 ? exploreAll(model) : inputs.map((input) => explore(model, input))),
  kept: (_kind, _name, _of, make) => make(),
  keptLater: (_kind, _name, _of, make) => make(),
  keepGraphs: () => {},
};

interface Kept {
  /** The project of which the folder is a copy, and which keeps the results. Default: the folder. */
  readonly project?: string;
  /** A hash of what else a machine's samples come from, by its name: they may be named in files that nothing loads. */
  readonly types?: Readonly<Record<string, string>> | undefined;
}

/** The folder that is kept between runs and never committed. */
function folderFrom(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'node_modules'))) return join(at, 'node_modules/.cache/statewalk');
    if (at === dirname(at)) return undefined;
  }
}

/**
 * Keeps what explorations find in files, under a hash of all that they depend on: the files that machine and model consist of, versions of
 * installed packages, this package, Node. What a machine reads while it runs (files, the environment) is not known.
 */
export class ProjectCache implements Explorer {
  private readonly engine: string;
  private readonly keys = new Map<string, string | undefined>();
  private readonly graphs = new Map<string, readonly Graph[]>();

  constructor(
    private readonly store: Store,
    private readonly files: Readonly<Record<string, ModelFiles>>,
    private readonly folder: string,
    private readonly types: Readonly<Record<string, string>> = {},
  ) {
    this.engine = hashOf(process.version, hashOfFiles(engineFiles(), PACKAGE));
  }

  /** `undefined`, where there is no folder for it. */
  static in(folder: string, files: Readonly<Record<string, ModelFiles>>, { project = folder, types }: Kept = {}): ProjectCache | undefined {
    const kept = folderFrom(project);
    return kept === undefined ? undefined : new ProjectCache(new Store(kept), files, folder, types);
  }

  graphsOf(name: string, model: Model, inputs: readonly string[] = []): readonly Graph[] {
    const known = this.graphs.get(name) ?? this.skeletonGraphs(name, model) ?? this.explored(name, model);
    this.graphs.set(name, known);
    return inputs.length === 0 ? known : inputs.flatMap((input) => known.filter((graph) => graph.input === input));
  }

  kept<T>(kind: string, name: string, of: unknown, make: () => T): T {
    const found = this.found<T>(kind, name, of);
    return found === undefined ? this.keep(kind, name, of, make()) : found.made;
  }

  async keptLater<T>(kind: string, name: string, of: unknown, make: () => Promise<T>): Promise<T> {
    const found = this.found<T>(kind, name, of);
    return found === undefined ? this.keep(kind, name, of, await make()) : found.made;
  }

  private found<T>(kind: string, name: string, of: unknown): { readonly made: T } | undefined {
    const key = this.keyOf(name, of);
    const file = key === undefined ? undefined : this.store.read(kind, name, key);
    try {
      return file === undefined ? undefined : { made: JSON.parse(file.toString('utf8')) as T };
    } catch {
      return undefined;
    }
  }

  private keep<T>(kind: string, name: string, of: unknown, made: T): T {
    const key = this.keyOf(name, of);
    if (key !== undefined) this.store.write(kind, name, key, JSON.stringify(made));
    return made;
  }

  private skeletonGraphs(name: string, model: Model): readonly NumberedGraph[] | undefined {
    const key = this.keyOf(name);
    const found = key === undefined ? undefined : this.store.read('graphs', name, key);
    if (found === undefined) return undefined;
    try {
      return read(found).map((skeleton) => lazyGraph(model, skeleton));
    } catch (error) {
      // A file that was cut short, or a machine that does not do the same each time.
      if (error instanceof StaleSkeleton || error instanceof SyntaxError || error instanceof RangeError) return undefined;
      throw error;
    }
  }

  private explored(name: string, model: Model): readonly Graph[] {
    const graphs = this.walked(name, model);
    const skeletons = this.keepGraphs(name, model, graphs);
    return skeletons?.map((skeleton) => lazyGraph(model, skeleton)) ?? graphs;
  }

  /** That a machine has too many vertices takes as long to find out as if it had not, and is kept as well. */
  private walked(name: string, model: Model): readonly Graph[] {
    const key = this.keyOf(name);
    const known = key === undefined ? undefined : this.store.read('too-many-vertices', name, key);
    if (known !== undefined) throw new TooManyVertices(known.toString('utf8'));
    try {
      return exploreAll(model);
    } catch (error) {
      if (key !== undefined && error instanceof TooManyVertices) this.store.write('too-many-vertices', name, key, error.message);
      throw error;
    }
  }

  keepGraphs(name: string, model: Model, graphs: readonly Graph[]): readonly Skeleton[] | undefined {
    const key = this.keyOf(name);
    const skeletons = key === undefined ? [] : graphs.flatMap((graph) => skeletonOf(model, graph) ?? []);
    if (key === undefined || skeletons.length < graphs.length) return undefined;
    this.store.write('graphs', name, key, write(skeletons));
    return skeletons;
  }

  /** `undefined` for a machine whose file is not known. */
  private keyOf(name: string, of?: unknown): string | undefined {
    if (!this.keys.has(name)) {
      const { machine, model } = this.files[name.split(VARIANT)[0] ?? name] ?? { machine: undefined, model: undefined };
      const own = [machine, model].flatMap((file) => (file === undefined ? [] : [...closureOf(file)]));
      const types = this.types[name] ?? '';
      this.keys.set(name, own.length === 0 ? undefined : hashOf(this.engine, hashOfFiles(new Set(own), this.folder), types));
    }
    const key = this.keys.get(name);
    return key === undefined || of === undefined ? key : hashOf(key, JSON.stringify(of));
  }
}
