import { z } from 'zod';
import type { MachineFacts } from './facts.ts';

const manifestSchema = z.object({
  /** ISO 8601. */
  made: z.string(),
  machines: z.record(z.string(), z.object({ states: z.array(z.string()), transitions: z.array(z.string()) })),
});

/** What an atlas keeps for the comparison with the next one: names of states and transitions, by machine. */
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestOf = (machines: readonly MachineFacts[], made: Date): Manifest => ({
  made: made.toISOString(),
  machines: Object.fromEntries(
    machines.map(({ id, states, transitions }) => [
      id,
      { states: states.slice(1).map((state) => state.id), transitions: transitions.map(({ name }) => name) },
    ]),
  ),
});

/** @throws ZodError or SyntaxError for what is no manifest. */
export const readManifest = (text: string): Manifest => manifestSchema.parse(JSON.parse(text));

export interface Change {
  readonly machine: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Names of states and transitions; of a machine that was added or removed, all. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Each machine that differs between two atlases. */
export function changesBetween(before: Manifest, after: Manifest): Change[] {
  const names = [...new Set([...Object.keys(after.machines), ...Object.keys(before.machines)])];
  return names.flatMap((machine): Change[] => {
    const [old, now] = [before.machines[machine], after.machines[machine]].map((each) => [
      ...(each?.states ?? []),
      ...(each?.transitions ?? []),
    ]);
    const added = (now ?? []).filter((name) => !old?.includes(name));
    const removed = (old ?? []).filter((name) => !now?.includes(name));
    const kind = !(machine in before.machines) ? 'added' : !(machine in after.machines) ? 'removed' : 'changed';
    return added.length + removed.length === 0 && kind === 'changed' ? [] : [{ machine, kind, added, removed }];
  });
}
