import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { StatewalkConfig } from '../config.ts';
import { nameOfActor } from '../explore/name-of-actor.ts';
import { failureWords } from '../failures.ts';
import type { ProjectReading } from '../project-reading.ts';
import { dataOf } from './data-of.ts';
import { fill } from './fill.ts';
import type { Pressed } from './formats/recorded-screen.ts';
import { onlyControl, type Taken } from './only-control.ts';
import { sentenceFor } from './sentence-for.ts';
import { sentencesIn } from './sentences.ts';
import { isOf, patternOf, type StepName, stepNameOf } from './step-name.ts';

export interface Spoken {
  readonly text: string;
  /** Without a sentence of its own its binding names it; where that does more than use one control, its name. */
  readonly hasSentence: boolean;
}

/** Says in a language what a step does and what is seen. */
export interface Speaker extends ProjectReading {
  readonly language: string;
  /** Does the project say steps in words of its own? One without a sentence is then worth a note. */
  readonly hasWords: boolean;
  step(machine: string, taken: Taken): Spoken;
  /** Does a person need to know of it? */
  isQuiet(machine: string, event: AnyEventObject): boolean;
  /** The use of a control. */
  use(control: Pressed): string | undefined;
  /** The control that a step uses, where it does nothing else. */
  controlOf(machine: string, taken: Taken): Pressed | undefined;
  /** Does its sentence say what has come of an actor, and not what a person does? */
  saysOutcome(machine: string, event: AnyEventObject): boolean;
  /** How a person comes to where a flow begins with this input; `undefined` where no sentence says it. */
  begin(machine: string, input: string): string | undefined;
  /** The condition of an outcome that a person cannot choose; empty where it comes without one. */
  arrange(machine: string, event: AnyEventObject): string | undefined;
  /** What must be so before a path begins that takes this step. */
  before(machine: string, event: AnyEventObject): string | undefined;
  /** Is it a refusal of what a person has typed? */
  isOfTyped(event: AnyEventObject): boolean;
  /** The failure that a person gets instead of this one, where an actor can fail by both. */
  rather(event: AnyEventObject): string | undefined;
  /** Tells how the same succeeds after this refusal. */
  again(event: AnyEventObject): string | undefined;
  /** Tells how a person holds back this actor's answer, or this event of an actor; empty where it waits for them. */
  slow(name: string, isAnswer?: boolean): string | undefined;
  /** The sight of this state, in words of its flow: in a parallel one that of each part that has words. */
  sight(machine: string, state: string): string | undefined;
  /** The screen of a flow, however far it is. */
  screenOf(machine: string): string | undefined;
  /** The sight after the flow has ended in this state. */
  afterwards(machine: string, state: string): string | undefined;
  /** A flow, as steps of others call it. */
  nameOf(machine: string): string | undefined;
  /** The failure that a state shows; `undefined` for none. */
  shownFailure(snapshot: AnyMachineSnapshot): unknown;
  failure(failure: unknown): string;
  /** Are its words those of a server, not of the screens? */
  isInServerWords(failure: unknown): boolean;
  /** What a server says in the place of the screen's own words, where the event is its refusal. */
  serverWords(event: AnyEventObject): string | undefined;
  label(key: string): string;
}

/** A colon after the actor, as wide as the language has it. */
const OUTCOME = /^\{\{call\}\}[:：]/;

/** Speaks for a project; without words of its own, in the package's. */
export function speakerOf({ words, failures, bindings = [], screens, requirement }: StatewalkConfig, language: string): Speaker {
  const spoken = words?.fill?.(language) ?? fill;
  const { flows, labels, calls, arrange, typed, rather, again, quiet, slow, ends, any, controls } = sentencesIn(
    language,
    words?.sentences?.(language),
  );
  const { shown, say, facts, serverWords, isInServerWords } = failureWords(failures);
  const sayText = screens?.say(language);
  const use = (control: Pressed): string | undefined => {
    const template = controls[control.role];
    return template && spoken(template, { ...control });
  };
  const nameOf = (machine: string): string | undefined => {
    const name = flows[machine]?.name;
    return name && spoken(name, {});
  };
  /** An actor or a timer without words: by its name in the code, or its time. */
  const unsaid = ({ kind, of }: StepName, { before }: Taken): string | undefined => {
    if (of === undefined) return undefined;
    const isTime = kind === 'after' && Number.isFinite(Number(of));
    return isTime ? spoken(labels.seconds ?? '', { seconds: Number(of) / 1000 }) : nameOfActor(before, of);
  };
  const arranged = { ...arrange, ...typed };
  const controlOf = (machine: string, taken: Taken): Pressed | undefined => {
    const bound = bindings.find(({ flow }) => flow === machine);
    return bound === undefined || sayText === undefined ? undefined : onlyControl(bound, taken, sayText);
  };
  const templateOf = (machine: string, step: StepName): string | undefined =>
    sentenceFor(flows[machine]?.steps, step) ?? sentenceFor(any, step);
  return {
    language,
    hasWords: words !== undefined,
    facts,
    requirement,
    step(machine, taken) {
      const step = stepNameOf(taken.event, facts);
      const own = flows[machine];
      const data = words === undefined ? dataOf(taken.event, step) : '';
      const called = step.of === undefined ? undefined : (own?.calls?.[step.of] ?? nameOf(step.of) ?? calls[step.of]);
      const call = called && spoken(called, {});
      const template = templateOf(machine, step);
      if (template === undefined) {
        const control = controlOf(machine, taken);
        const text = control && use(control);
        return text === undefined ? { text: `${step.name}${data}`, hasSentence: false } : { text, hasSentence: true };
      }
      // How a flow has ended says more than that it has.
      const saysHow = template !== any.done || step.of === undefined || flows[step.of] === undefined;
      const hasSentence = saysHow && (!template.includes('{{call}}') || call !== undefined);
      const text = spoken(template, { ...step.values, call: call ?? unsaid(step, taken) });
      return { text: `${text}${data}`, hasSentence };
    },
    saysOutcome: (machine, event) => OUTCOME.test(templateOf(machine, stepNameOf(event, facts)) ?? ''),
    isQuiet(machine, event) {
      const step = stepNameOf(event, facts);
      return [flows[machine]?.quiet, quiet].some((patterns = []) => patterns.some((pattern) => isOf(patternOf(pattern), step)));
    },
    use,
    controlOf,
    begin(machine, input) {
      const { begin = {} } = flows[machine] ?? {};
      const template = begin[input] ?? begin.any;
      return template && spoken(template, {});
    },
    arrange(machine, event) {
      const step = stepNameOf(event, facts);
      const template = sentenceFor(flows[machine]?.arrange, step) ?? sentenceFor(arranged, step);
      return done(template && spoken(template, step.values));
    },
    before(machine, event) {
      const step = stepNameOf(event, facts);
      const template = sentenceFor(flows[machine]?.before, step);
      return template && spoken(template, step.values);
    },
    rather: (event) => sentenceFor(rather, stepNameOf(event, facts)),
    isOfTyped: (event) => sentenceFor(typed, stepNameOf(event, facts)) !== undefined,
    again: (event) => done(sentenceFor(again, stepNameOf(event, facts))),
    slow(name, isAnswer = true) {
      const template = slow[name] ?? (isAnswer ? slow.any : undefined);
      return done(template && spoken(template, {}));
    },
    sight(machine, state) {
      const { sights } = flows[machine] ?? {};
      const said = sights?.[state] === undefined ? state.split(' ').map((part) => nearest(sights, part)) : [sights[state]];
      const known = said.filter((text) => text !== undefined);
      return known.length === 0 ? undefined : [...new Set(known)].map((text) => spoken(text, {})).join(' ');
    },
    screenOf(machine) {
      const template = flows[machine]?.sights?.any;
      return template && spoken(template, {});
    },
    afterwards(machine, state) {
      const template = flows[machine]?.ends?.[state] ?? ends[state];
      return template && spoken(template, {});
    },
    nameOf,
    shownFailure: shown,
    failure: (failure) => say(failure, language),
    isInServerWords,
    messageIn(snapshot) {
      const failure = shown(snapshot);
      return failure === undefined ? undefined : say(failure, language);
    },
    serverWords: (event) => serverWords(event, language),
    label: (key) => labels[key] ?? key,
  };
}

/** The sentence of this state, or of the nearest above it that has one. */
function nearest(section: Readonly<Record<string, string>> = {}, state: string): string | undefined {
  const names = state.split('.');
  const known = names.map((_, at) => names.slice(0, names.length - at).join('.')).find((name) => section[name] !== undefined);
  return known === undefined ? undefined : section[known];
}

/** A dash says that nothing has to be done. */
const done = (text: string | undefined): string | undefined => (text === '-' ? '' : text);
