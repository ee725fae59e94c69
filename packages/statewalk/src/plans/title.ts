import type { Edge } from '../explore/edge.ts';
import { isOwnRow, type Walked } from './by-hand.ts';
import { pair } from './punctuation.ts';
import { stepNameOf } from './step-name.ts';

/** So many refusals are named. */
const REFUSALS_MAX = 2;

/**
 * What a person would call a path: the flow, what goes wrong on the way, and what is done last.
 * @param does what each step does, as the rows say it
 */
export function titleOfPath(edges: readonly Edge[], does: readonly string[], walked: Walked): string {
  const { machine, speaker } = walked;
  const said = (edge: Edge): string => speaker.step(machine, edge).text;
  const refused = edges
    .filter(({ event }) => stepNameOf(event, speaker.facts).kind === 'error')
    .map((edge) => withoutSpeaker(said(edge), walked));
  const last = edges.findLastIndex((edge) => isOwnRow(edge, walked));
  const parts = [...[...new Set(refused)].slice(0, REFUSALS_MAX), does.at(last) ?? ''].filter((part) => part !== '');
  const name = speaker.nameOf(machine) ?? machine;
  return pair(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, parts.join(' → '), speaker);
}

/** An answer without the words that say whose it is. */
const withoutSpeaker = (text: string, { speaker }: Walked): string =>
  text.startsWith(speaker.label('answers')) ? text.slice(speaker.label('answers').length) : text;
