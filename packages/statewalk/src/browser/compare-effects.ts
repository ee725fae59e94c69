import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { stepName } from '../plans/step-name.ts';
import { dotted } from '../state-name.ts';
import type { Trace } from './look.ts';
import type { PathRunner } from './path-runner.ts';
import type { KeptEffects } from './screens.ts';
import { waitsIn } from './waits.ts';

/** How long effects may take to come, ms; once some differ, others are not waited for as long. */
const PATIENCE = { first: 5_000, later: 500 };
/** How long nothing more has to come before effects are written, ms. */
const STILL = 250;
/** How long more is waited for where the same step has brought about more elsewhere, ms. */
const MORE = 150;
const LOOK = 15;

type Lines = readonly string[];

/** Comes and goes by itself, perhaps a step later: that it is one of the flow's is all that is compared. */
const isHeard = (line: string): boolean => line.startsWith('status ');

/** What a step brings about that is not what is kept of it, and the step. */
export interface EffectsFault {
  readonly fault: string;
  readonly graph: Graph;
  readonly last: Edge | undefined;
}

const NOTHING: Trace = { log: [], held: [], there: [] };

/** Lines of `from` that are not in `others`, each as often as it stands there more. */
export function without(from: Lines, others: Lines): Lines {
  const left = [...others];
  return from.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const isSame = (one: Lines, other: Lines): boolean => one.length === other.length && without(one, other).length === 0;
const isMore = (one: Lines, other: Lines): boolean => one.length > other.length && without(other, one).length === 0;

/** What came between two traces, a line each. */
function linesBetween(before: Trace, { log, held, there }: Trace): Lines {
  return [
    ...[...without(log, before.log)].sort(),
    ...without(held, before.held).map((line) => `keeps ${line}`),
    ...without(before.held, held).map((line) => `keeps no more ${line}`),
    ...without(there, before.there),
  ];
}

/** How a step is called among what is kept. */
export const stepKey = (graph: Graph, last: Edge | undefined): string =>
  last === undefined ? `begins as ${graph.input}` : `${dotted(last.before.value)} · ${stepName(last.event)} · ${dotted(last.after.value)}`;

/** The timers that begin with a step. */
function waitsFrom({ vertices, initial }: Graph, last: Edge | undefined): Lines {
  if (last !== undefined) return without(waitsIn(last.after), waitsIn(last.before));
  const first = vertices.get(initial)?.snapshot;
  return first === undefined ? [] : waitsIn(first);
}

/** Compares what steps bring about besides their states with what is kept of them. Each difference is said once. */
export class ComparedEffects {
  private readonly heard: ReadonlySet<string>;
  private before = NOTHING;
  private readonly seen = new Map<string, Lines[]>();
  private readonly differences: EffectsFault[] = [];
  private readonly said = new Set<string>();

  constructor(
    private readonly runner: PathRunner,
    private readonly kept: KeptEffects | undefined,
    private readonly patience = PATIENCE,
  ) {
    this.heard = new Set([...(kept?.of.values() ?? [])].flat(2).filter(isHeard));
  }

  /** Where screen and model agree. */
  async note(graph: Graph, edges: readonly Edge[]): Promise<void> {
    if (this.kept === undefined) return;
    const last = edges.at(-1);
    if (last === undefined) this.before = NOTHING;
    const key = stepKey(graph, last);
    const waits = waitsFrom(graph, last);
    if (this.kept.write !== undefined) {
      const lines = await this.still(waits);
      const known = this.seen.get(key) ?? [];
      this.seen.set(key, known.some((each) => isSame(each, lines)) ? known : [...known, lines]);
      return;
    }
    const variants = this.kept.of.get(key)?.map((each) => each.filter((line) => !isHeard(line)));
    const lines = await this.like(variants, waits);
    if (variants === undefined || variants.some((each) => isSame(each, lines))) return;
    const { more, less } = otherEffects(lines, variants);
    // One mistake shows at every step that brings about the same, and again where it is set right.
    const isSaid = (lines: Lines) => lines.length > 0 && lines.every((line) => this.said.has(line));
    if (isSaid(more) || (more.length === 0 && isSaid(less))) return;
    for (const line of [...more, ...less]) this.said.add(line);
    const list = (some: Lines) => (some.length === 0 ? 'nothing more' : some.join(', '));
    this.differences.push({ fault: `${key}: ${list(more)}; before: ${list(less)}`, graph, last });
  }

  faults(): readonly EffectsFault[] {
    return this.differences.map((each) => ({ ...each, fault: `${each.fault}; if it should, ${this.kept?.how}` }));
  }

  /** Keeps what was seen, where it is asked for. */
  write(): void {
    this.kept?.write?.(this.seen);
  }

  /** What has come, once nothing more does. */
  private async still(waits: Lines): Promise<Lines> {
    let trace = await this.runner.trace();
    for (let since = Date.now(); Date.now() < since + STILL; await this.runner.pause(LOOK)) {
      const now = await this.runner.trace();
      if (JSON.stringify(now) !== JSON.stringify(trace)) since = Date.now();
      trace = now;
    }
    return this.taken(trace, waits);
  }

  /** What has come, once it is as one of these. */
  private async like(variants: readonly Lines[] | undefined, waits: Lines): Promise<Lines> {
    const began = Date.now();
    const patience = this.differences.length === 0 ? this.patience.first : this.patience.later;
    for (; ; await this.runner.pause(LOOK)) {
      const trace = await this.runner.trace();
      const lines = this.between(trace, waits);
      const took = Date.now() - began;
      const isThere = variants === undefined || variants.some((each) => isSame(each, lines));
      const mayGrow = variants?.some((each) => isMore(each, lines)) === true;
      if ((isThere && (!mayGrow || took > MORE)) || took > patience) return this.taken(trace, waits);
    }
  }

  private taken(trace: Trace, waits: Lines): Lines {
    const lines = this.between(trace, waits);
    this.before = trace;
    return lines;
  }

  private between(trace: Trace, waits: Lines): Lines {
    return [...linesBetween(this.before, trace).filter((line) => !this.heard.has(line)), ...waits];
  }
}

/** How effects differ from the most alike of those that are kept. */
export function otherEffects(now: Lines, variants: readonly Lines[]): { readonly more: Lines; readonly less: Lines } {
  const all = variants.map((kept) => ({ more: without(now, kept), less: without(kept, now) }));
  const [nearest] = all.sort((one, other) => one.more.length + one.less.length - other.more.length - other.less.length);
  return nearest ?? { more: now, less: [] };
}
