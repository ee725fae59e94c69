import { INTERPOLATED, titledCallsIn } from '../spec/written-titles.ts';

/** A test of a journey, by its source: one for each call of `it`, however many rows its table has. */
export interface Journey {
  readonly file: string;
  /** The titles of its suites and its own, as they are written. */
  readonly title: string;
  readonly ids: readonly string[];
}

export interface Choice {
  readonly chosen: readonly Journey[];
  /** Concerned too, and too many. */
  readonly left: readonly Journey[];
}

const ID = /\b[A-Z]{2,}-\d+\b/g;
export const idsIn = (text: string): readonly string[] => [...new Set(text.match(ID))];

/** @throws Error if the source is not TypeScript */
export function journeysIn(file: string, source: string): readonly Journey[] {
  const calls = titledCallsIn(file, source);
  const suites = calls.filter(({ callee }) => callee.startsWith('describe'));
  return calls
    .filter(({ callee }) => ['it', 'itFirst', 'test'].includes(callee))
    .map((call) => {
      const around = suites.filter(({ start, end }) => start < call.start && call.end <= end);
      const title = [...around, call].map((each) => each.title.text).join(' ');
      return { file, title, ids: idsIn(title) };
    });
}

/** Flows whose screens and texts have another name. */
export const SHOWN_AS: Readonly<Record<string, string>> = {
  profile: 'my-profile',
  'sso-gateway': 'gateway',
  'maintenance-gate': 'maintenance',
};

export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Places that belong to one flow, each with its name in camel or kebab case. */
const OF_FLOW = [
  /^machines\/([^/]+)\//,
  /^src\/(?:popups|pages)\/([^/]+)\//,
  /^src\/i18n\/texts\/(?:account\/)?([^/.]+)\.json$/,
  /^tests\/(?:machines|src\/(?:popups|pages))\/([^/.]+)\.test\.tsx?$/,
];
/** What decides how a flow's states look, and which there are. */
const OF_SCREENS = /^(?:machines\/[^/]+\/[^/]+\.ts|src\/.*)$/;

/** The flows that the changed files belong to; `flows` are the folders of `machines/`. */
export function flowsOf(changed: readonly string[], flows: readonly string[]): readonly string[] {
  const named = changed.flatMap((file) => OF_FLOW.flatMap((place) => place.exec(file)?.[1] ?? [])).map(kebab);
  const isNamed = (flow: string) => named.includes(flow) || named.includes(SHOWN_AS[flow] ?? flow);
  return flows.filter(isNamed).toSorted();
}

/** The flows whose screens may look different, so that something else can be pressed there. */
export const flowsWithOtherScreens = (changed: readonly string[], flows: readonly string[]): readonly string[] =>
  flowsOf(
    changed.filter((file) => OF_SCREENS.test(file)),
    flows,
  );

/** The journeys that name one of `ids`, at most `most`: for each requirement one first, and those that name more of them before others. */
export function choose(journeys: readonly Journey[], ids: readonly string[], most: number): Choice {
  const wanted = new Set(ids);
  const named = (journey: Journey) => journey.ids.filter((id) => wanted.has(id));
  const concerned = journeys.filter((journey) => named(journey).length > 0);
  const open = new Set(ids);
  const chosen: Journey[] = [];
  const fresh = (journey: Journey) => named(journey).filter((id) => open.has(id)).length;
  for (const journey of concerned.toSorted((one, other) => named(other).length - named(one).length)) {
    if (fresh(journey) === 0) continue;
    for (const id of journey.ids) open.delete(id);
    chosen.push(journey);
  }
  const others = concerned.filter((journey) => !chosen.includes(journey));
  const all = [...chosen, ...others.toSorted((one, other) => named(other).length - named(one).length)];
  return { chosen: all.slice(0, most), left: all.slice(most) };
}

/** A pattern for Vitest's `-t` that finds these tests, whatever a table or an interpolation puts into their titles. */
export const patternOf = (journeys: readonly Journey[]): string => journeys.map(({ title }) => patternOfTitle(title)).join('|');

const patternOfTitle = (title: string): string =>
  title
    .split(new RegExp(`${INTERPOLATED}|%[sdifjo#%]|\\$[\\w.]+`))
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
