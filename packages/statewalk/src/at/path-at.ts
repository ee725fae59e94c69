import type { AnyMachineSnapshot } from 'xstate';
import type { Bindings, Say, Screen } from '../browser/bindings.ts';
import { Disagreement } from '../browser/disagreement.ts';
import { isClicked } from '../browser/offered.ts';
import type { StepResult } from '../browser/results.ts';
import type { KeepPicture } from '../browser/run-path.ts';
import { screenOf } from '../browser/screen.ts';
import { type Screens, type Wanted, wantedOf } from '../browser/screens.ts';
import { pathOf } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
import { dotted } from '../state-name.ts';
import { delayOf, howOf, isByItself, nextAtOnce, type Rules, untilRest } from './possible.ts';
import { differenceOf, pictureOf, sightOf } from './sight.ts';
import { withInstead } from './stand-ins.ts';
import { type How, NotHere, type Start, type StartedSite, type Visit } from './started.ts';

/** How long a state may take to show, ms. */
const PATIENCE = 10_000;
/** How long a change that no word tells may take to show, ms. */
const CHANGE = 500;
/** A timer that is no longer is waited for, ms; for others the page's clock is moved. */
const WAITED_FOR = 5_000;
const PAUSE = 30;
const POLICY = /violates the following directive/;
const OVERTAKEN = 'A timer went off before the step could be done and looked at.';

/** What paths of a flow run with. */
export interface PathStage {
  readonly site: StartedSite;
  readonly screens: Screens;
  readonly say: Say;
  readonly bindings: Bindings;
  readonly rules: Rules;
  says(edge: Edge): string;
}

/** What came of a path on the started server. */
export interface Walked {
  readonly steps: readonly StepResult[];
  /** Steps that were taken, in their order, and whether anything was to be seen of each. */
  readonly taken: readonly { readonly edge: Edge; readonly isSeen: boolean }[];
  /** Why it ended before its last step: the reason, or what is wrong; `step` is none at the start. */
  readonly end: { readonly kind: 'cut' | 'fault'; readonly step: Edge | undefined; readonly why: string } | undefined;
}

const lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join(' ');

/** Needs the clock of the page to be moved? */
const movesClock = (edges: readonly Edge[], rules: Rules): boolean =>
  edges.some((edge) => edge.source === 'timer' && (delayOf(rules.machine, edge) ?? Number.POSITIVE_INFINITY) > WAITED_FOR);

/** Walks a path as a person at the started server, in a window of its own. */
export async function walk(
  stage: PathStage,
  { begin }: Start,
  graph: Graph,
  planned: readonly Edge[],
  keep?: (step: number, visit: Visit) => ReturnType<KeepPicture>,
): Promise<Walked> {
  const { site, bindings, rules } = stage;
  const edges = untilRest(planned, graph, rules);
  const isPassing = (vertex: string) => nextAtOnce(vertex, graph, rules) !== undefined;
  const steps: StepResult[] = [];
  const taken: { edge: Edge; isSeen: boolean }[] = [];
  let at = '(start)';
  let step: Edge | undefined;
  let end: Walked['end'];
  /** Where the screen was last looked at, while the application goes on by itself. */
  let since: AnyMachineSnapshot | undefined;
  const visit = await site.visit(bindings.flow, movesClock(edges, rules));
  const walker = new Walker(stage, visit);
  const note = async (fault?: string) => {
    const picture = await keep?.(steps.length, visit).catch(() => undefined);
    steps.push({ text: at, state: dotted((step?.after ?? graph.vertices.get(graph.initial)?.snapshot)?.value), fault, picture });
  };
  try {
    await begin(visit);
    const first = graph.vertices.get(graph.initial);
    if (first !== undefined && !isPassing(graph.initial)) await walker.agree(first.snapshot);
    for (const [index, edge] of edges.entries()) {
      await note();
      at = stage.says(edge);
      step = edge;
      const passes = isPassing(edge.to) && index < edges.length - 1;
      const isSeen = await walker.take(edge, edges.slice(index + 1), { input: graph.input, since: since ?? edge.before, passes });
      taken.push({ edge, isSeen });
      // What is passed through is seen where the application comes to rest.
      for (let back = taken.length - 2; !passes && since !== undefined && back >= 0 && isPassing(taken[back]?.edge.to ?? ''); back -= 1)
        if (taken[back] !== undefined) taken[back] = { ...(taken[back] as (typeof taken)[number]), isSeen };
      since = passes ? (since ?? edge.before) : undefined;
    }
    await note();
  } catch (error) {
    const isLate = step !== undefined && (await walker.isOvertaken(step, graph));
    const why = isLate ? OVERTAKEN : lineOf(error);
    end = { kind: isLate || error instanceof NotHere ? 'cut' : 'fault', step, why };
    await note(end.kind === 'fault' ? why : undefined);
  } finally {
    await visit.close();
  }
  return { steps, taken, end };
}

interface Passage {
  readonly input: string;
  /** Where the screen was looked at last. */
  readonly since: AnyMachineSnapshot;
  /** The application goes on by itself from where this step leads. */
  readonly passes: boolean;
}

/** What is to be seen of a snapshot on the started server. */
export function wantedAt({ site, screens, bindings: { flow }, say }: PathStage, snapshot: AnyMachineSnapshot): Wanted {
  const wanted = wantedOf(screens, flow, snapshot, say);
  return site.wanted?.(flow, snapshot, wanted) ?? wanted;
}

class Walker {
  private readonly thrown: string[] = [];
  /** What the server said in the place of a text of the screens. */
  private readonly words = new Map<string, string>();
  /** The clock of the page was moved, that of the server was not: what they later disagree about is no fault. */
  private isAhead = false;
  /** What is to be put back where the screen comes to rest. */
  private readonly unsettled: How[] = [];

  constructor(
    private readonly stage: PathStage,
    private readonly visit: Visit,
  ) {
    visit.context.on('weberror', (each) => {
      const { message } = each.error();
      // Firefox tells so of what a policy refuses, as the style that Playwright adds for a picture; Chromium does not, and nothing was thrown.
      if (!POLICY.test(message)) this.thrown.push(message);
    });
  }

  /** Gives whether anything was to be seen of the step. */
  async take(edge: Edge, next: readonly Edge[], { input, since, passes }: Passage): Promise<boolean> {
    const { rules, bindings } = this.stage;
    const changes = this.changesSight(since, edge.after);
    const picture = changes ? '' : await pictureOf(this.visit);
    let patience = PATIENCE;
    const how = isClicked(edge, bindings) ? undefined : howOf(edge, input, rules);
    if (isClicked(edge, bindings) && !isByItself(edge, rules)) await this.press(edge, next, input);
    else if (how !== undefined) this.hear(edge, await how.act(this.visit, edge));
    else if (edge.source === 'timer') patience += await this.await(edge);
    if (how?.settle !== undefined) this.unsettled.push(how);
    if (passes) return changes;
    const wasAhead = this.isAhead && edge.source === 'actor';
    await this.agree(edge.after, patience).catch((error: unknown) => {
      throw wasAhead && error instanceof Disagreement
        ? new NotHere('The clock of the page was moved before, and that of the server was not.')
        : error;
    });
    const isSeen = changes || (await this.hasChanged(picture));
    for (const each of this.unsettled.splice(0)) await each.settle?.(this.visit);
    return isSeen;
  }

  private async press(edge: Edge, next: readonly Edge[], input: string): Promise<void> {
    const { bindings } = this.stage;
    const { instead } = this.visit;
    const bound = bindings.events[edge.event.type];
    if (bound === undefined) throw new Error(`${edge.event.type} has no binding`);
    await this.stage.rules.flow.beforePress?.(this.visit, edge);
    const fields = await this.prepared(next, input)?.prepare?.(this.visit, edge);
    const event = { ...withInstead(edge.event, instead), ...fields };
    const snapshot = { ...edge.before, context: withInstead(edge.before.context, instead) } as AnyMachineSnapshot;
    const { page } = this.visit;
    try {
      await bound({ ...(await this.screen()), event, snapshot });
    } catch (error) {
      // A press may close its own page, before Playwright has heard that it is done: what has come of it is looked at.
      if (!page.isClosed()) throw error;
    }
  }

  /** The outcome that this press leads to: nothing of a person comes between. */
  private prepared(next: readonly Edge[], input: string): How | undefined {
    const { rules, bindings } = this.stage;
    const later = next.findIndex((each) => isClicked(each, bindings));
    const until = later === -1 ? next : next.slice(0, later);
    const outcome = until.find((each) => each.source === 'actor' && !isByItself(each, rules));
    return outcome && howOf(outcome, input, rules);
  }

  private hear({ before, after }: Edge, words: string | undefined): void {
    const { texts: was } = this.wanted(before);
    for (const text of this.wanted(after).texts)
      if (words !== undefined && words !== '' && !was.includes(text)) this.words.set(text, words);
  }

  /** Gives how much longer than usual the screen may take, ms. */
  private async await(edge: Edge): Promise<number> {
    const delay = delayOf(this.stage.rules.machine, edge);
    if (delay === undefined) throw new NotHere('How long this timer runs is not known outside of the application.');
    if (delay <= WAITED_FOR) return delay;
    await this.visit.page.clock.fastForward(delay);
    this.isAhead = true;
    return 0;
  }

  private async screen(): Promise<Screen> {
    const { site, say, screens } = this.stage;
    const { page } = this.visit;
    const dialogs = page.locator(site.dialogs);
    const top = (await dialogs.count()) > 0 ? dialogs.last() : page.locator(site.pages).last();
    return screenOf({ page, top, say, fileOf: screens.fileOf });
  }

  /** Do the words and names tell that this step was taken? */
  private changesSight(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
    if (after.status !== 'active') return true;
    const [was, is] = [before, after].map((each) => this.wanted(each));
    return was?.shown !== is?.shown || (is?.texts ?? []).some((text) => !was?.texts.includes(text));
  }

  private wanted(snapshot: AnyMachineSnapshot): Wanted {
    return wantedAt(this.stage, { ...snapshot, context: withInstead(snapshot.context, this.visit.instead) } as AnyMachineSnapshot);
  }

  private async hasChanged(picture: string): Promise<boolean> {
    for (const until = Date.now() + CHANGE; Date.now() < until; await this.pause())
      if ((await pictureOf(this.visit)) !== picture) return true;
    return false;
  }

  /** The page may close itself meanwhile: what has come of it is looked at. */
  private async pause(): Promise<void> {
    const { page } = this.visit;
    await page.waitForTimeout(PAUSE).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  }

  /** Waits until the screen is where the model says. */
  async agree(snapshot: AnyMachineSnapshot, patience = PATIENCE): Promise<void> {
    const { site, bindings } = this.stage;
    const isOver = snapshot.status !== 'active';
    const wanted = this.wanted(snapshot);
    const look = async () => differenceOf(await this.sight(site), bindings.flow, wanted, { isOver, words: this.words });
    let difference = await look();
    for (const until = Date.now() + patience; difference !== undefined && Date.now() < until; difference = await look()) await this.pause();
    const fault = difference ?? this.thrown.map((each) => `the page threw: ${each}`)[0];
    if (fault !== undefined) throw new Disagreement(fault);
    if (isOver) return;
    const own = { ...snapshot, context: withInstead(snapshot.context, this.visit.instead) } as AnyMachineSnapshot;
    const screen = await this.screen();
    const paths = new Set(nodesOf(snapshot).map(pathOf));
    for (const [state, see] of Object.entries(bindings.states)) if (paths.has(state)) await see(screen, own);
  }

  /** Does the screen show where a short timer leads that ran before this step, or after it? */
  async isOvertaken({ from, to }: Edge, graph: Graph): Promise<boolean> {
    const { site, bindings, rules } = this.stage;
    const sight = await this.sight(site);
    return [from, to]
      .flatMap((vertex) => graph.edges.get(vertex) ?? [])
      .some((edge) => {
        if (edge.source !== 'timer' || (delayOf(rules.machine, edge) ?? Number.POSITIVE_INFINITY) > WAITED_FOR) return false;
        const isOver = edge.after.status !== 'active';
        const heard = { isOver, words: this.words };
        return (
          this.changesSight(edge.before, edge.after) && differenceOf(sight, bindings.flow, this.wanted(edge.after), heard) === undefined
        );
      });
  }

  /** A page that is just being left shows nothing. */
  private async sight(site: StartedSite) {
    try {
      return await sightOf(this.visit, site);
    } catch {
      return { shown: [], text: '', isResting: true };
    }
  }
}
