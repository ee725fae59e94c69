import type { AnyMachineSnapshot } from 'xstate';
import { pathOf } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
import type { Speaker } from '../plans/speaker.ts';
import type { Bindings } from './bindings.ts';
import type { FlowPage } from './flow-page.ts';
import type { Control, Look } from './look.ts';
import { isClicked } from './offered.ts';
import { type Screens, type Wanted, wantedOf, wayOf } from './screens.ts';

/** The screen and the model disagree. */
export class Disagreement extends Error {}

/** A page with a flow on it, in the words and on the screens of a project. */
export interface Stage {
  readonly page: FlowPage;
  readonly speaker: Speaker;
  readonly screens: Screens;
}

/** Runs steps of one flow in a page: what a person does at the controls, what a server answers, what the rest of the world does through scripted actors. */
export class PathRunner {
  private readonly stage: Stage;
  private readonly shown: FlowPage;
  private readonly bindings: Bindings;

  constructor(stage: Stage, bindings: Bindings) {
    this.stage = stage;
    this.shown = stage.page;
    this.bindings = bindings;
  }

  async start({ input, initial, vertices }: Graph): Promise<void> {
    this.shown.forgetFaults();
    await this.shown.begin(this.bindings, input);
    const first = vertices.get(initial);
    if (first === undefined) throw new Error(`the graph of ${this.bindings.flow} ${input} has no start`);
    await this.agree(initial, first.snapshot);
  }

  /** What can be pressed where the path is. */
  controls(): Promise<readonly Control[]> {
    return this.shown.screen.page.evaluate(() => window.controls());
  }

  /** What a step does, as a sentence. */
  says(edge: Edge): string {
    return this.stage.speaker.step(this.bindings.flow, edge).text;
  }

  /** Throws `Disagreement`, or Playwright's error where a control cannot be used. */
  async take(graph: Graph, edge: Edge): Promise<void> {
    const { screen } = this.shown;
    if (isClicked(edge, this.bindings)) {
      const bound = this.bindings.events[edge.event.type];
      if (bound === undefined) throw new Error(`${edge.event.type} has no binding`);
      const { received } = await this.look();
      await bound({ ...screen, event: edge.event, snapshot: edge.before });
      await this.agree(edge.to, edge.after, { type: edge.event.type, after: received.length });
      return;
    }
    if (wayOf(this.stage.screens, this.bindings, graph.input, edge) !== 'played') {
      await this.shown.answer(this.bindings, graph.input, edge);
      await this.agree(edge.to, edge.after);
      return;
    }
    const at = graph.edges.get(edge.from)?.indexOf(edge) ?? -1;
    await screen.page.evaluate(([vertex, index]) => window.playEdge(vertex, index), [edge.from, at] as const);
    await this.agree(edge.to, edge.after);
  }

  /** Waits until actor and screen are where the model says. */
  private async agree(vertex: string, snapshot: AnyMachineSnapshot, sent?: Sent): Promise<void> {
    const { page } = this.shown.screen;
    const wanted = wantedOf(this.stage.screens, this.bindings.flow, snapshot, this.shown.screen.say);
    const until = Date.now() + this.shown.patience();
    let found = await this.look();
    while (disagreement(found, vertex, wanted, sent) !== undefined && Date.now() < until) {
      await page.waitForTimeout(15);
      found = await this.look();
    }
    const fault = disagreement(found, vertex, wanted, sent) ?? this.shown.faults.map((each) => `the page threw: ${each}`)[0];
    if (fault !== undefined) throw new Disagreement(fault);
    if (snapshot.status !== 'active') return;
    const [apart] = wanted.texts.length === 0 ? [] : await page.evaluate((texts) => window.unattached(texts), wanted.texts);
    if (apart !== undefined) throw new Disagreement(`the screen says "${apart}", but at no control, in no alert, with no dialog`);
    const paths = new Set(nodesOf(snapshot).map(pathOf));
    for (const [state, look] of Object.entries(this.bindings.states)) if (paths.has(state)) await look(this.shown.screen, snapshot);
  }

  private look(): Promise<Look> {
    return this.shown.screen.page.evaluate(() => window.look());
  }
}

/** The event that a control has to send, besides the first ones that the actor has received. */
interface Sent {
  readonly type: string;
  readonly after: number;
}

function disagreement(found: Look, vertex: string, { shown, texts }: Wanted, sent?: Sent): string | undefined {
  if (sent !== undefined && !found.received.slice(sent.after).includes(sent.type)) return `the control did not send ${sent.type}`;
  if (found.vertex !== vertex) return `the actor is at ${found.vertex}, the model says ${vertex}`;
  if (shown !== undefined && found.shown !== shown && found.shown?.split(' ')[0] !== shown)
    return `the screen shows ${found.shown}, the model says ${shown}`;
  const missing = texts.find((text) => !found.text.includes(text));
  return missing === undefined ? undefined : `the screen does not say "${missing}"`;
}
