import en from '../words/en.json' with { type: 'json' };
import ja from '../words/ja.json' with { type: 'json' };
import ko from '../words/ko.json' with { type: 'json' };

export type Texts = Readonly<Record<string, string>>;

/** What a plan says of one machine, in one language. */
export interface FlowSentences {
  /** As the steps of other machines call it. */
  readonly name?: string;
  /** How a person comes to where it begins, by its input; `any`: by every input without a sentence of its own. */
  readonly begin?: Texts;
  /** Its actors and timers, by their ids. */
  readonly calls?: Texts;
  /** Keyed by step, as `--events` names it; a step that only uses a control has none: its binding names it. */
  readonly steps?: Texts;
  /** As in `Sentences`, for this machine alone. */
  readonly arrange?: Texts;
  /** Tells what must be so before a path begins that takes this step. Keyed as `steps`. */
  readonly before?: Texts;
  /** Answers and timers that a person needs not know of: a plan for people does not tell them. Keyed as `steps`. */
  readonly quiet?: readonly string[];
  /** What is to be seen in its last states. */
  readonly ends?: Texts;
  /** What is to be seen in its states, each by its name or by one above it; `any`: its screen, however far it is. */
  readonly sights?: Texts;
}

/** What plans say in a language. `{{name}}` shows a value of the step; `$t(key)` shows a text of the screens. */
export interface Sentences {
  /** The parts of a plan. */
  readonly labels: Texts;
  /** Actors and timers of several machines. */
  readonly calls: Texts;
  /** Conditions of outcomes that a person cannot choose; a dash for an outcome that comes without one. */
  readonly arrange: Texts;
  /** The same for refusals of what a person has typed: nothing begins with one. */
  readonly typed: Texts;
  /** Failures, each by the one that a person gets in its place where an actor can fail by both. */
  readonly rather: Texts;
  /** Tells how the same succeeds after that refusal, where it is not enough that its arrangement is taken back; a dash where nothing has to be done. */
  readonly again: Texts;
  /** As in `FlowSentences`, for every machine. */
  readonly quiet: readonly string[];
  /** Tells how a person makes an answer so slow that the state before it can be looked at, by actor (`any`) or event; a dash where it waits for a person. */
  readonly slow: Texts;
  /** The sight after a flow has ended, by its last state. */
  readonly ends: Texts;
  /** Steps with the same words in every machine. */
  readonly any: Texts;
  /** The use of a control, by its role. */
  readonly controls: Texts;
  readonly flows: Readonly<Record<string, FlowSentences>>;
}

const OWN: Readonly<Record<string, Pick<Sentences, 'labels' | 'any' | 'controls'>>> = { en, ja, ko };

/** The package's own words, and what a project says besides or instead. English, where the package has none in a language. */
export function sentencesIn(language: string, project: Partial<Sentences> = {}): Sentences {
  const own = OWN[language] ?? en;
  const { error, ...ends } = own.any;
  return {
    labels: { ...own.labels, ...project.labels },
    calls: project.calls ?? {},
    arrange: project.arrange ?? {},
    typed: project.typed ?? {},
    rather: project.rather ?? {},
    again: project.again ?? {},
    quiet: project.quiet ?? [],
    slow: project.slow ?? {},
    ends: project.ends ?? {},
    // A project that tells its errors apart has no sentence for all of them: one without words is then reported.
    any: project.any === undefined ? own.any : { ...ends, ...project.any },
    controls: { ...own.controls, ...project.controls },
    flows: project.flows ?? {},
  };
}

/** Where a flow begins as another does, or with one press in it: the flow, its input (`any`), and the key of the button's text. */
export interface Beginning {
  readonly after: string;
  readonly input?: string;
  readonly press?: string;
}

/** The sentences of one machine, by language, and how it begins. */
export type SentenceFile = Readonly<Record<string, FlowSentences | Readonly<Record<string, Beginning>> | undefined>> & {
  readonly begin?: Readonly<Record<string, Beginning>>;
};

/**
 * Sentences of all machines in a language, where some begin with a press in others.
 * @param beginAfter the label that joins a beginning and the press
 * @throws Error for a beginning that no sentence says
 */
export function flowSentences(files: ReadonlyMap<string, SentenceFile>, language: string, beginAfter: string): Sentences['flows'] {
  const own = (flow: string): FlowSentences => (files.get(flow)?.[language] ?? {}) as FlowSentences;
  const beginOf = (flow: string, input: string): string => {
    const said = own(flow).begin?.[input];
    if (said !== undefined) return said;
    const beginning = files.get(flow)?.begin?.[input];
    if (beginning === undefined) throw new Error(`no sentence says how ${flow} begins with the input "${input}"`);
    const before = beginOf(beginning.after, beginning.input ?? 'any');
    if (beginning.press === undefined) return before;
    return beginAfter.replace('{{begin}}', () => before).replace('{{name}}', () => `$t(${beginning.press})`);
  };
  const flows = [...files].map(([flow, file]) => {
    const inputs = [...Object.keys(own(flow).begin ?? {}), ...Object.keys(file.begin ?? {})];
    return [flow, { ...own(flow), begin: Object.fromEntries(inputs.map((input) => [input, beginOf(flow, input)])) }] as const;
  });
  return Object.fromEntries(flows);
}
