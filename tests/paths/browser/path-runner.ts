import type { AnyMachineSnapshot } from 'xstate';
import { failureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#statewalk/explore/chart.ts';
import type { Edge, Graph } from '#statewalk/explore/graph.ts';
import { nodesOf } from '#statewalk/explore/xstate-internals.ts';
import type { Say } from '#tests/journeys/support/say.ts';
import { type FlowWithScreen, failuresOf, failureWord, flowIn, lookOfState } from '#tests/sweeps/states/looks.ts';
import { shownAs } from '#tests/sweeps/states/shown-states.ts';
import type { Bindings } from './bindings.ts';
import type { FlowPage } from './flow-page.ts';
import type { Look } from './page/page.tsx';
import { arrangementOf } from './wire/by-server.ts';
import { wireAnswersOf } from './wire/wire.ts';

/** The screen and the model disagree. */
export class Disagreement extends Error {}

/** Is this done at a control of the screen? */
export const isClicked = (edge: Edge, { fromOutside }: Bindings): boolean =>
  edge.source === 'person' && !fromOutside.includes(edge.event.type);

/** Runs steps of one flow in a page: what a person does at the controls, what the server does at the wire, what the rest of the world does through scripted ports. */
export class PathRunner {
  private readonly shown: FlowPage;
  private readonly bindings: Bindings;

  constructor(shown: FlowPage, bindings: Bindings) {
    this.shown = shown;
    this.bindings = bindings;
  }

  async start({ input, initial, vertices }: Graph): Promise<void> {
    this.shown.forgetFaults();
    await this.shown.begin(this.bindings, input);
    const first = vertices.get(initial);
    if (first === undefined) throw new Error(`the graph of ${this.bindings.flow} ${input} has no start`);
    await this.agree(initial, first.snapshot);
  }

  /** What a step does, as a sentence. */
  says(edge: Edge): string {
    return this.shown.speaker.step(this.bindings.flow, edge).text;
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
    const answers = wireAnswersOf(this.bindings.ports, edge);
    if (answers !== undefined) {
      const arrange = arrangementOf(this.bindings.server, graph.input, edge.event);
      for (const [index, answer] of answers.entries()) {
        if (arrange === undefined) await this.shown.server.answer(answer);
        // A port that asks twice does not go on after a refusal.
        else if ((await this.shown.server.pass(answer.calls, index === 0 ? arrange : undefined)).refused) break;
      }
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
    const wanted = wantedOf(this.bindings.flow, snapshot, this.shown.screen.say);
    const until = Date.now() + this.shown.patience();
    let found = await this.look();
    while (disagreement(found, vertex, wanted, sent) !== undefined && Date.now() < until) {
      await page.waitForTimeout(15);
      found = await this.look();
    }
    const fault = disagreement(found, vertex, wanted, sent) ?? this.shown.faults.map((each) => `the page threw: ${each}`)[0];
    if (fault !== undefined) throw new Disagreement(fault);
    if (snapshot.status !== 'active') return;
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

export interface Wanted {
  /** `data-flow data-state`, or the flow alone where its state is its own matter; `null`: no screen; `undefined`: not looked at. */
  readonly shown: string | null | undefined;
  readonly texts: readonly string[];
}

/** What has to be seen where the model is. */
export function wantedOf(flow: FlowWithScreen, snapshot: AnyMachineSnapshot, say: Say): Wanted {
  if (snapshot.status !== 'active') return { shown: null, texts: [] };
  const texts = textsOf(flow, snapshot, say);
  return { shown: lookOfState(flow, snapshot).length === 0 ? flowWithin(flow, snapshot) : shownAs({ flow, snapshot }), texts };
}

/** The messages about failures. */
function textsOf(flow: FlowWithScreen, snapshot: AnyMachineSnapshot, say: Say): string[] {
  const look = lookOfState(flow, snapshot).join(', ');
  const said = failuresOf(snapshot).filter((failure) => look.includes(failureWord(failure)));
  return said.map((failure) => failureText(say as never, failure));
}

/** What shows in a state that has no look of its own. */
function flowWithin(flow: FlowWithScreen, snapshot: AnyMachineSnapshot): string | undefined {
  const { value, context } = snapshot;
  switch (flow) {
    case 'popups':
      // A provider that has answered already: its own flow, which stands above the choice, shows.
      if (context.resumed !== null || context.provider !== null) return undefined;
      return flowIn(snapshot)?.flow;
    case 'profile':
      return flowIn(snapshot)?.flow;
    case 'login':
    case 'linkAccount':
      return value === 'withProvider' ? `${flow} ${value}` : undefined;
    default:
      return undefined;
  }
}

function disagreement(found: Look, vertex: string, { shown, texts }: Wanted, sent?: Sent): string | undefined {
  if (sent !== undefined && !found.received.slice(sent.after).includes(sent.type)) return `the control did not send ${sent.type}`;
  if (found.vertex !== vertex) return `the actor is at ${found.vertex}, the model says ${vertex}`;
  if (shown !== undefined && found.shown !== shown && found.shown?.split(' ')[0] !== shown)
    return `the screen shows ${found.shown}, the model says ${shown}`;
  const missing = texts.find((text) => !found.text.includes(text));
  return missing === undefined ? undefined : `the screen does not say "${missing}"`;
}
