import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Machines } from '../machines.ts';
import { type ActorThen, actorsAt, newest } from '../moment.ts';
import type { Recorder } from '../recorder.ts';
import type { Recording } from '../recording.ts';

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
  choose(actor: string): void;
  travel(moment: number | null): void;
  open(recording: Recording, file: string): void;
  /** Back to what the page does. */
  close(): void;
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
    chosen: (choice === null ? undefined : actors.get(choice)) ?? first,
    file: opened?.file ?? null,
    choose,
    travel,
    open: (recording, file) => show({ recording, file }),
    close: () => show(null),
  };
}
