import type { Plan, PlanPath, Sight } from '../plan.ts';
import { inBrackets, pair, quoted } from '../punctuation.ts';
import type { Speaker } from '../speaker.ts';

export const titleOf = ({ machine, flow, input, number, id, title, name = title }: PlanPath, { label }: Speaker): string => {
  const named = name === undefined ? [] : [name];
  const place = flow === undefined ? [`${machine} (${input})`] : [];
  return [...named, ...place, `${label('path')} ${number}`, id].join(' · ');
};

/** How to come to the start. */
export const beginOf = ({ begin }: PlanPath, speaker: Speaker): string =>
  pair(speaker.label('begin'), begin ?? speaker.label('beginUnknown'), speaker);

/** What can be pressed, in the words of the plan. */
export const controlsOf = ({ controls = [] }: Sight, label: Speaker['label']): string =>
  controls.length === 0 ? '' : label('controls').replace('{{names}}', controls.join(label('comma')));

/** The message, and what our own server says in its place. */
export const messageIn = ({ message, serverWords }: Sight, label: Speaker['label']): string | undefined =>
  message &&
  (serverWords === undefined
    ? quoted(message, { label })
    : label('serverWords').replace('{{message}}', message).replace('{{words}}', serverWords));

/** The sight after the flow has ended. */
export const endIn = ({ hasEnded, afterwards }: Sight, label: Speaker['label']): string | undefined =>
  hasEnded && (afterwards ?? label('ended'));

const seenIn = (sees: Sight, label: Speaker['label']): (string | undefined)[] => [
  messageIn(sees, label),
  controlsOf(sees, label),
  endIn(sees, label),
];

/** What is to be arranged for a step. */
export const arranged = (arrange: readonly string[], labels: Pick<Speaker, 'label'>): string =>
  arrange.length === 0 ? '' : inBrackets(pair(labels.label('arrange'), arrange.join('; '), labels), labels);

/** A path as rows: number, what is done, state (a person has no tool to read it with), what must be seen, requirements. */
export function rowsOf({ flow, start, steps }: PlanPath, { label }: Speaker): string[][] {
  const row = (number: string, does: string, sees: Sight): string[] => [
    number,
    does,
    ...(flow === undefined ? [sees.state] : []),
    (flow === undefined ? [...seenIn(sees, label), sees.description] : [sees.description, ...seenIn(sees, label)])
      .filter(Boolean)
      .join(' '),
    sees.requirements.join(' '),
  ];
  return [
    row('', label('start'), start),
    ...steps.map(({ does, arrange, sees }, at) => row(String(at + 1), `${does}${arranged(arrange, { label })}`, sees)),
  ];
}

export const headOf = ({ isForPeople = false }: Pick<Plan, 'isForPeople'>, { label }: Speaker): string[] => [
  '#',
  label('do'),
  ...(isForPeople ? [] : [label('state')]),
  label('see'),
  label('requirements'),
];
