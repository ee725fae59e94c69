import type { AnyMachineSnapshot } from 'xstate';
import { pathOf } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { possibleName } from '../explore/position.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
import type { Speaker } from '../plans/speaker.ts';
import type { Bindings } from './bindings.ts';
import { Disagreement, notAsked, notSaid, notSent } from './disagreement.ts';
import type { FlowPage } from './flow-page.ts';
import type { Control, Look, Trace } from './look.ts';
import { isClicked } from './offered.ts';
import { type Screens, type Wanted, wantedOf, wayOf } from './screens.ts';
import { otherWords } from './words-on-page.ts';

/** A page with a flow on it, in the words and on the screens of a project. */
export interface Stage {
  readonly page: FlowPage;
  readonly speaker: Speaker;
  readonly screens: Screens;
  modelOf(flow: string): Model;
}

/** Plays a step into the page that is where it begins. */
export async function playIn({ screen: { page } }: FlowPage, model: Model, { vertices }: Graph, edge: Edge): Promise<void> {
  const position = vertices.get(edge.from);
  const name = position && possibleName(model, position, edge);
  if (name === undefined) throw new Error(`${edge.event.type} cannot happen at ${edge.from}`);
  await page.evaluate((each) => window.playNamed(each), name);
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

  /** Is the actor in this vertex? */
  async isAt(vertex: string): Promise<boolean> {
    return (await this.look()).vertex === vertex;
  }

  /** What can be pressed where the path is. */
  controls(): Promise<readonly Control[]> {
    return this.shown.screen.page.evaluate(() => window.controls());
  }

  /** How the words on top differ from these, once they had time to come (`otherWords`). */
  async wordsOtherThan(kept: readonly string[], patience: number): Promise<string | undefined> {
    const { page } = this.shown.screen;
    for (const until = Date.now() + patience; ; await page.waitForTimeout(15)) {
      const other = otherWords(await page.evaluate(() => window.words()), kept);
      if (other === undefined || Date.now() > until) return other;
    }
  }

  /** What the path has brought about besides its states, on the page and elsewhere. */
  async trace(): Promise<Trace> {
    const { log, ...rest } = await this.shown.screen.page.evaluate(() => window.trace());
    return { ...rest, log: [...log, ...(this.shown.heard?.() ?? [])] };
  }

  pause(milliseconds: number): Promise<void> {
    return this.shown.screen.page.waitForTimeout(milliseconds);
  }

  /** What a step does, as a sentence. */
  says(edge: Edge): string {
    return this.stage.speaker.step(this.bindings.flow, edge).text;
  }

  /** @param detour of `Screens.detoursOf` @throws Disagreement; Error of what answers */
  async take(graph: Graph, edge: Edge, detour?: string): Promise<void> {
    if (isClicked(edge, this.bindings)) return this.press(edge);
    if (wayOf(this.stage.screens, this.bindings, graph.input, edge) !== 'played')
      await this.shown.answer(this.bindings, graph.input, edge, detour).catch((error: unknown) => {
        throw new Disagreement(error instanceof Error ? error.message : String(error), notAsked(edge, detour));
      });
    else {
      await playIn(this.shown, this.stage.modelOf(this.bindings.flow), graph, edge);
    }
    await this.agree(edge.to, edge.after, { edge });
  }

  private async press(edge: Edge): Promise<void> {
    const { type } = edge.event;
    const bound = this.bindings.events[type];
    if (bound === undefined) throw new Error(`${type} has no binding`);
    const { received } = await this.look();
    await bound({ ...this.shown.screen, event: edge.event, snapshot: edge.before }).catch((error: unknown) => {
      throw new Disagreement(error instanceof Error ? error.message : String(error), notSent(edge));
    });
    await this.agree(edge.to, edge.after, { edge, sent: { type, after: received.length } });
  }

  /** Waits until actor and screen are where the model says. */
  private async agree(vertex: string, snapshot: AnyMachineSnapshot, { edge, sent }: Came = {}): Promise<void> {
    const { page } = this.shown.screen;
    const wanted = wantedOf(this.stage.screens, this.bindings.flow, snapshot, this.shown.screen.say);
    const until = Date.now() + this.shown.patience();
    let found = await this.look();
    while (disagreement(found, vertex, wanted, sent) !== undefined && Date.now() < until) {
      await page.waitForTimeout(15);
      found = await this.look();
    }
    const difference = disagreement(found, vertex, wanted, sent);
    if (difference !== undefined) throw new Disagreement(difference.fault, edge && difference.kindOf?.(edge));
    const [thrown] = this.shown.faults;
    if (thrown !== undefined) throw new Disagreement(`the page threw: ${thrown}`);
    if (snapshot.status !== 'active') return;
    const [apart] = wanted.texts.length === 0 ? [] : await page.evaluate((texts) => window.unattached(texts), wanted.texts);
    if (apart !== undefined)
      throw new Disagreement(
        `the screen says "${apart}", but at no control and no invalid field, in no alert, with no dialog`,
        edge && notSaid(edge),
      );
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

/** The step that was taken, and what it sent. */
interface Came {
  readonly edge?: Edge;
  readonly sent?: Sent;
}

interface Difference {
  readonly fault: string;
  readonly kindOf?: (edge: Edge) => string;
}

function disagreement(found: Look, vertex: string, { shown, texts, why }: Wanted, sent?: Sent): Difference | undefined {
  if (sent !== undefined && !found.received.slice(sent.after).includes(sent.type))
    return { fault: `the control did not send ${sent.type}`, kindOf: notSent };
  if (found.vertex !== vertex) return { fault: `the actor is at ${found.vertex}, the model says ${vertex}` };
  if (shown !== undefined && found.shown !== shown && found.shown?.split(' ')[0] !== shown)
    return { fault: `the screen shows ${found.shown}, ${shown ?? 'nothing'} is to be seen${why === undefined ? '' : `: ${why}`}` };
  const missing = texts.find((text) => !found.text.includes(text));
  return missing === undefined ? undefined : { fault: `the screen does not say "${missing}"`, kindOf: notSaid };
}
