import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Machines } from '../machines.ts';
import { type ActorThen, actorsAt, isOver, newest } from '../moment.ts';
import type { Recorder } from '../recorder.ts';
import type { Recording, Step } from '../recording.ts';

/** What the panel looks at: what the page does now, or a recording from a file, as a whole or up to an entry. */
export interface Session {
  readonly machines: Machines;
  readonly recording: Recording;
  /** Null while what happens is followed: the newest entry counts. */
  readonly moment: number | null;
  /** The entry that counts. */
  readonly n: number;
  readonly actors: ReadonlyMap<string, ActorThen>;
  readonly chosen: ActorThen | undefined;
  /** Name of the file, if the recording is from one. */
  readonly file: string | null;
  /** Is the actor chosen that acted last? So it is until a person chooses one. */
  readonly follows: boolean;
  choose(actor: string): void;
  follow(): void;
  travel(moment: number | null): void;
  open(recording: Recording, file: string): void;
  /** Back to what the page does. */
  close(): void;
}

/** The running machine that took the last step that led anywhere. */
function lastToAct({ entries }: Recording, actors: Session['actors'], n: number): string | undefined {
  const machines = new Set([...actors].flatMap(([id, each]) => (each.actor.machine === null || isOver(each) ? [] : [id])));
  return entries.findLast(
    (entry): entry is Step => entry.kind === 'step' && entry.n <= n && entry.transitions.length > 0 && machines.has(entry.actor),
  )?.actor;
}

export function useSession(recorder: Recorder, machines: Machines): Session {
  const live = useSyncExternalStore(recorder.subscribe, recorder.recording);
  const [opened, setOpened] = useState<{ recording: Recording; file: string } | null>(null);
  const [moment, travel] = useState<number | null>(null);
  const [choice, choose] = useState<string | null>(null);
  const recording = opened?.recording ?? live;
  const n = moment ?? newest(recording);
  const actors = useMemo(() => actorsAt(recording, n), [recording, n]);
  const [first] = actors.values();
  const acting = useMemo(() => lastToAct(recording, actors, n), [recording, actors, n]);
  const show = (next: typeof opened) => {
    setOpened(next);
    travel(null);
    choose(null);
  };
  return {
    machines,
    recording,
    moment,
    n,
    actors,
    chosen: actors.get(choice ?? acting ?? '') ?? first,
    follows: choice === null,
    file: opened?.file ?? null,
    choose,
    follow: () => choose(null),
    travel,
    open: (recording, file) => show({ recording, file }),
    close: () => show(null),
  };
}
