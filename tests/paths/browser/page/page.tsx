import '#src/ui/fonts/device-fonts.css';
import '#src/ui/styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Language } from '#contract/languages.ts';
import type { ChosenFile } from '#machines/image-change/image-change.machine.ts';
import { imageChangeModel } from '#machines/image-change/qa/image-change.model.ts';
import { isStep } from '#scripts/paths/step-facts.ts';
import { UiTextsOf } from '#src/app/ui-texts.tsx';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { explore, type Graph } from '#statewalk/explore/graph.ts';
import { keyOf } from '#statewalk/explore/position.ts';
import { type Run, run } from '#statewalk/explore/run.ts';
import { hosted, withClosedWindow } from '#tests/sweeps/states/hosts.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import { isPage, screenOf } from '#tests/sweeps/states/page/screen-of.tsx';
import { SHOWN } from '#tests/sweeps/states/shown.ts';
import { pathModelOf } from '../path-models.ts';
import { popupOf } from './popup-of.tsx';
import { realPorts } from './real-ports.ts';

/** What the actor and the screen say of themselves at one moment. */
export interface Look {
  /** The vertex of the graph that the actor is at (`keyOf`). */
  readonly vertex: string;
  /** `data-flow data-state` of what is on top; `null` if there is no screen. */
  readonly shown: string | null;
  /** The words on all screens of the flow. */
  readonly text: string;
  /** Types of the events that the actor has received since the flow began, in their order. */
  readonly received: readonly string[];
}

declare global {
  interface Window {
    /** Begins a flow anew from an input of its model, on its real screen. `atTheWire` names the ports that make their calls. */
    startFlow(flow: FlowWithScreen, input: string, language: Language, atTheWire: readonly string[]): Promise<void>;
    /** Has happen what neither a control nor the server at the wire does: a scripted port's outcome, a timer, an event of the parent. `at` is the edge's index among those of the vertex. */
    playEdge(vertex: string, at: number): void;
    /** The same by the step's name (`checkEmail.done`) and facts, from where the actor is. */
    playStep(name: string, facts: unknown): void;
    look(): Look;
  }
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);
const queryClient = new QueryClient();
const graphs = new Map<string, Graph>();

function graphOf(flow: FlowWithScreen, input: string): Graph {
  const known = graphs.get(`${flow} ${input}`) ?? explore(pathModelOf(flow), input);
  graphs.set(`${flow} ${input}`, known);
  return known;
}

/** A file stands for the sample of the model that its name says: what a file is, its own tests show. */
async function sampleOf(file: File | null): Promise<ChosenFile | null> {
  const samples = imageChangeModel.events.flatMap((event) => (event.type === 'FILE_CHOSEN' && event.file !== null ? [event.file] : []));
  return samples.find(({ id }) => id === file?.name) ?? null;
}

const closedWindows = new Map<string, AnyMachineSnapshot>();
const dressed = new WeakSet<AnyActorRef>();

/** During a sign-in at a provider a person can choose another way where its window looks closed: that is what these paths show, and the provider's flows show the rest. */
function showChoice({ actor, play }: Run): void {
  for (const flow of ['providerLogin', 'providerLink'] as const) {
    const child: AnyActorRef | undefined = actor.getSnapshot().children[flow];
    if (child === undefined || dressed.has(child)) continue;
    dressed.add(child);
    const snapshot = closedWindows.get(flow) ?? withClosedWindow(flow);
    closedWindows.set(flow, snapshot);
    play({ source: 'actor', event: { type: `xstate.snapshot.${flow}`, snapshot } });
  }
}

let begun: { readonly real: Run; readonly graph: Graph; readonly flow: FlowWithScreen } | undefined;
let runs = 0;
let received: string[] = [];

window.startFlow = async (flow, input, language, atTheWire) => {
  const i18n = createI18n(language, await loadTexts(language));
  document.documentElement.lang = language;
  begun?.real.stop();
  runs += 1;
  const ports = atTheWire.length === 0 ? {} : realPorts(flow, language);
  const real = run(
    pathModelOf(flow),
    input,
    undefined,
    Object.fromEntries(Object.entries(ports).filter(([name]) => atTheWire.includes(name))),
  );
  begun = { real, graph: graphOf(flow, input), flow };
  received = [];
  real.actor.system.inspect((each) => {
    if (each.type === '@xstate.event' && each.actorRef === real.actor) received.push(each.event.type);
  });
  const onStage = hosted(flow, real.actor);
  showChoice(real);
  const key = runs;
  const draw = () => {
    if (key !== runs) return;
    const isOver = real.actor.getSnapshot().status !== 'active';
    root.render(
      <StrictMode key={key}>
        <I18nextProvider i18n={i18n}>
          <UiTextsOf language={language}>
            <QueryClientProvider client={queryClient}>
              {(isOver || !isPage(onStage.flow)) && (
                <main>
                  <h1>
                    <VisuallyHidden>Paths</VisuallyHidden>
                  </h1>
                </main>
              )}
              {!isOver &&
                (flow === 'popups' ? popupOf(real.actor, language) : screenOf(onStage.flow, onStage.actor, language, { onFile: sampleOf }))}
              <StatusSlot />
            </QueryClientProvider>
          </UiTextsOf>
        </I18nextProvider>
      </StrictMode>,
    );
  };
  // At once, so that the flow before is gone for certain.
  flushSync(draw);
  real.actor.subscribe({ next: () => showChoice(real) });
  real.actor.subscribe({ next: draw, complete: draw });
  if (onStage.actor !== real.actor) onStage.actor.subscribe({ next: draw, complete: draw });
};

window.playEdge = (vertex, at) => {
  const edge = begun?.graph.edges.get(vertex)?.[at];
  if (begun === undefined || edge === undefined) throw new Error(`there is no edge ${at} at ${vertex}`);
  begun.real.play(edge);
};

window.playStep = (name, facts) => {
  if (begun === undefined) throw new Error('no flow has begun');
  const vertex = keyOf(pathModelOf(begun.flow), begun.real.position());
  const edge = begun.graph.edges.get(vertex)?.find(({ event }) => isStep(event, name, facts));
  if (edge === undefined) throw new Error(`${name} cannot happen at ${vertex}`);
  begun.real.play(edge);
};

window.look = () => {
  if (begun === undefined) throw new Error('no flow has begun');
  const shown = [...document.querySelectorAll<HTMLElement>(SHOWN)];
  const top = shown.at(-1);
  return {
    vertex: keyOf(pathModelOf(begun.flow), begun.real.position()),
    shown: top === undefined ? null : `${top.dataset.flow} ${top.dataset.state}`,
    text: shown.map(({ innerText }) => innerText).join('\n'),
    received,
  };
};
