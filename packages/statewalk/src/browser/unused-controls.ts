import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { FlowPage } from './flow-page.ts';
import { type Control, keyOfControl } from './look.ts';
import { MARK } from './mark.ts';
import type { PathRunner } from './path-runner.ts';

/** How long a press may take to show, ms. */
const EFFECT = 1_000;

/** A way to where a control stands. */
interface Sight {
  readonly graph: Graph;
  readonly edges: readonly Edge[];
}

interface Seen {
  readonly control: Control;
  /** The shortest way to it. */
  first: Sight;
  /** The shortest way to where it can be pressed. */
  on: Sight | undefined;
}

/** What is wrong with a control, and the last step of the way to it. */
export interface ControlFault {
  readonly fault: string;
  readonly graph: Graph;
  readonly last: Edge | undefined;
}

/** The controls that the paths have on their screens. */
export class SeenControls {
  private readonly seen = new Map<string, Seen>();

  note(controls: readonly Control[], graph: Graph, edges: readonly Edge[]): void {
    const sight: Sight = { graph, edges };
    const isShorter = ({ edges: others }: Sight) => edges.length < others.length;
    for (const control of controls) {
      const key = keyOfControl(control);
      const known = this.seen.get(key) ?? { control, first: sight, on: undefined };
      this.seen.set(key, known);
      if (isShorter(known.first)) known.first = sight;
      if (control.isOn && (known.on === undefined || isShorter(known.on))) known.on = sight;
    }
  }

  /** What no path has pressed. A link is the browser's to follow. */
  unused(pressed: ReadonlySet<string>): readonly Seen[] {
    return [...this.seen].flatMap(([key, seen]) => (pressed.has(key) || seen.control.role === 'link' ? [] : [seen]));
  }
}

/** Presses each control that no path has used, where it can be pressed first. Gives how many, and what is wrong with them. */
export async function pressUnused(
  page: FlowPage,
  runner: PathRunner,
  seen: SeenControls,
): Promise<{ readonly pressed: number; readonly faults: readonly ControlFault[] }> {
  const used = new Set(await page.screen.page.evaluate(() => window.pressed()));
  const unused = seen.unused(used);
  const faults: ControlFault[] = [];
  for (const { control, first, on } of unused) {
    const { graph, edges } = on ?? first;
    const fault =
      on === undefined
        ? `${keyOfControl(control)} is off wherever the paths see it: no person can press it`
        : await press(page, runner, control, on);
    if (fault !== undefined) faults.push({ fault, graph, last: edges.at(-1) });
  }
  return { pressed: unused.length, faults };
}

/** What is wrong with it; nothing too where the way to it fails: the paths tell why. */
async function press(page: FlowPage, runner: PathRunner, control: Control, { graph, edges }: Sight): Promise<string | undefined> {
  const key = keyOfControl(control);
  try {
    await runner.start(graph);
    for (const edge of edges) await runner.take(graph, edge);
  } catch {
    return undefined;
  }
  const { page: shown, top } = page.screen;
  if (!(await shown.evaluate((wanted) => window.mark(wanted), key))) return undefined;
  const before = await stateOf(page);
  try {
    const marked = top.locator(`[${MARK}]`);
    // A styled box lies over the input that it stands for.
    if (['checkbox', 'radio', 'switch'].includes(control.role)) await marked.dispatchEvent('click');
    else await marked.click({ timeout: EFFECT });
  } catch {
    return `${key} takes no press`;
  }
  for (const until = Date.now() + EFFECT; Date.now() < until; await shown.waitForTimeout(15)) {
    if (page.faults.length > 0) return `${key}: the page threw: ${page.faults[0]}`;
    const { picture, vertex } = await stateOf(page);
    // It may bring data that no sample has: where it leads is not the model's to say.
    if (picture !== before.picture || vertex !== before.vertex) return undefined;
  }
  return `${key} does nothing when it is pressed`;
}

const stateOf = (page: FlowPage): Promise<{ readonly picture: string; readonly vertex: string }> =>
  page.screen.page.evaluate(() => ({ picture: window.picture(), vertex: window.look().vertex }));
