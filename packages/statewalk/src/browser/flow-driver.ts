import type { AnyActorRef } from 'xstate';
import type { Model } from '../explore/model.ts';
import { keyOf, possibleEvents, possibleNamed } from '../explore/position.ts';
import { type Run, run } from '../explore/run.ts';
import type { ErrorFacts } from '../failures.ts';
import { isStep } from '../plans/step-facts.ts';
import { controlsIn, markIn, notePresses, pictureOfPage } from './controls-on-page.ts';
import { thereIn } from './effects-on-page.ts';
import type { FlowDriver, Trace } from './look.ts';
import { unattached } from './messages-on-page.ts';
import { wordsIn } from './words-on-page.ts';

export interface DriverOptions {
  modelOf(flow: string): Model;
  readonly facts: ErrorFacts;
  /** Selector of the roots of what a person sees of a flow; the last one is on top, and has `data-flow` and `data-state`. */
  readonly shown: string;
  /** Selector of what screens say in passing, as a toast. */
  readonly passing?: string;
  /** What the product has done since it was asked to forget, as a toast that was shown, what it keeps now, and what else of its screens is compared. */
  readonly done?: { forget(): void; trace(): Trace };
  /** The actors that run as the product has them, by the names of their logic. */
  actors(flow: string, language: string): Parameters<typeof run>[3];
  /** What the screens need before the actor begins. */
  prepare?(flow: string, language: string): Promise<void>;
  /** Draws the flow's screen, and draws it anew whenever the actor moves. Called for each flow that begins. */
  show(real: Run, flow: string, language: string): Promise<void> | void;
}

/** Drives flows in a page: `Object.assign(window, createFlowDriver(...))`. */
export function createFlowDriver({ modelOf, facts, shown, passing, done, actors, prepare, show }: DriverOptions): FlowDriver {
  let begun: { readonly real: Run; readonly flow: string } | undefined;
  let received: string[] = [];
  const pressed = notePresses();
  const current = () => {
    if (begun === undefined) throw new Error('no flow has begun');
    return begun;
  };
  const ownTop = (): HTMLElement | undefined => {
    const top = [...document.querySelectorAll<HTMLElement>(shown)].at(-1);
    return top?.dataset.flow === begun?.flow ? top : undefined;
  };
  const vertexNow = (): string => keyOf(modelOf(current().flow), current().real.position());
  return {
    async startFlow(flow, input, language, answered) {
      await prepare?.(flow, language);
      begun?.real.stop();
      done?.forget();
      const all = answered.length === 0 ? {} : actors(flow, language);
      const real = run(
        modelOf(flow),
        input,
        undefined,
        Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => answered.includes(name))),
      );
      begun = { real, flow };
      received = [];
      real.actor.system.inspect((each) => {
        if (each.type === '@xstate.event' && each.actorRef === real.actor) received.push(each.event.type);
      });
      await show(real, flow, language);
    },
    playNamed(name) {
      const { real, flow } = current();
      const possible = possibleNamed(modelOf(flow), real.position(), name);
      if (possible === undefined) throw new Error(`${name} cannot happen at ${vertexNow()}`);
      real.play(possible);
    },
    playStep(name, known) {
      const { real, flow } = current();
      const possible = possibleEvents(modelOf(flow), real.position()).find(({ event }) => isStep(event, name, known, facts));
      if (possible === undefined) throw new Error(`${name} cannot happen at ${vertexNow()}`);
      real.play(possible);
    },
    inputOf(id) {
      const child: AnyActorRef | undefined = current().real.actor.getSnapshot().children[id];
      return child?.getSnapshot().input;
    },
    look() {
      const roots = [...document.querySelectorAll<HTMLElement>(shown)];
      const top = roots.at(-1);
      return {
        vertex: vertexNow(),
        shown: top === undefined ? null : `${top.dataset.flow} ${top.dataset.state}`,
        text: roots.map(({ innerText }) => innerText).join('\n'),
        received,
      };
    },
    controls() {
      const top = ownTop();
      return top === undefined ? [] : controlsIn(top);
    },
    words() {
      const top = ownTop();
      return top === undefined ? [] : wordsIn(top, passing);
    },
    trace() {
      const { log, held, there } = done?.trace() ?? { log: [], held: [], there: [] };
      return { log, held, there: [...thereIn(ownTop(), passing), ...there] };
    },
    mark(key) {
      const top = ownTop();
      return top !== undefined && markIn(top, key);
    },
    unattached,
    pressed: () => pressed,
    picture: pictureOfPage,
  };
}
