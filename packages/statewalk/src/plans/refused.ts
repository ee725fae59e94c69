import type { Edge } from '../explore/edge.ts';
import { isOwnRow, type Walked } from './by-hand.ts';
import { stepNameOf } from './step-name.ts';

/** For each step: how what was refused before succeeds now; a dash in the sentences stands for nothing to do. */
export function takenBack(edges: readonly Edge[], walked: Walked): (string | undefined)[] {
  const { machine, speaker } = walked;
  const { label } = speaker;
  /** The refusals that were arranged, by actor, with the row of each. */
  const refused = new Map<string | undefined, { readonly row: number; readonly event: Edge['event'] }>();
  let row = 0;
  return edges.map((edge) => {
    const { kind, of } = stepNameOf(edge.event, speaker.facts);
    if (isOwnRow(edge, walked)) row += 1;
    const isArranged = (speaker.arrange(machine, edge.event) ?? '') !== '';
    const before = kind === 'done' && !isArranged ? refused.get(of) : undefined;
    if (kind === 'error') refused.set(of, { row, event: edge.event });
    else refused.delete(of);
    return before && (speaker.again(before.event) ?? label('noLonger').replace('{{step}}', String(before.row || label('start'))));
  });
}
