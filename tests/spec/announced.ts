import { titledCallsIn } from './written-titles.ts';

/**
 * The titles of a file as they stand in its source, each with those of the suites around it: what a command that runs the file is to show.
 * `within`: only what stands in calls of this name.
 * @throws Error if the source is not TypeScript
 */
export function announcedTitles(file: string, source: string, within?: string): readonly string[] {
  const calls = titledCallsIn(file, source);
  const around = ({ start, end }: { readonly start: number; readonly end: number }) =>
    calls.filter((each) => each.start < start && end <= each.end && end > each.title.end);
  const places = calls.filter(({ callee }) => callee === within);
  return calls
    .filter((call) => within === undefined || places.some((place) => place.start <= call.start && call.end <= place.end))
    .map((call) => [...around(call).map(({ title }) => title.text), call.title.text].join(' '));
}
