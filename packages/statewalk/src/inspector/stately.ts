import type { AnyStateMachine } from 'xstate';
import type { Entry, RecordedActor, Recording } from './recording.ts';

/** The only origin that anything is sent to. */
export const STATELY_ORIGIN = 'https://stately.ai';
export const STATELY_PAGE = `${STATELY_ORIGIN}/inspect`;
/** The version of `@statelyai/inspect` whose messages these are. */
const PROTOCOL = '0.7.2';
/** What its page sends to the one that opened it as soon as it listens. */
const CONNECTION_MESSAGE = '@statelyai.connected';

type Sent = { readonly type: string; readonly [field: string]: unknown };

type MachineOf = (id: string) => AnyStateMachine | undefined;

interface Source {
  recording(): Recording;
  subscribe(listener: () => void): () => void;
}

/**
 * Opens Stately's inspector in a window and keeps telling it what is recorded, masked as it is. Call it inside a press: else browsers block the window.
 * @returns a function that ends it; null where the window was blocked.
 */
export function openStately(source: Source, machineOf: MachineOf, page: Window = window): (() => void) | null {
  const opened = page.open(STATELY_PAGE, 'xstateinspector');
  if (opened === null) return null;
  let next: number | null = null;
  const told = new Set<string>();
  const post = (event: Sent) => opened.postMessage(event, STATELY_ORIGIN);

  const tell = () => {
    if (next === null) return;
    const recording = source.recording();
    const when = (at: number) => String(Date.parse(recording.began) + at);
    const root = rootOf(recording);
    for (const entry of recording.entries) {
      if (entry.n < next) continue;
      // The next change tells of a step that has not ended.
      if (entry.kind === 'step' && entry.snapshot === null) break;
      for (const actor of recording.actors) {
        if (actor.begins > entry.n || told.has(actor.id)) continue;
        told.add(actor.id);
        const about = { rootId: root(actor.id), createdAt: when(entry.at) };
        post({ ...actorEvent(actor, machineOf), ...about });
        post({ ...startEvent(actor), ...about });
      }
      post({ ...entryEvent(entry), rootId: root(entry.kind === 'step' ? entry.actor : entry.to), createdAt: when(entry.at) });
      next = entry.n + 1;
    }
  };

  const hear = ({ data, origin, source: sender }: MessageEvent) => {
    if (origin !== STATELY_ORIGIN || sender !== opened || data?.type !== CONNECTION_MESSAGE) return;
    // Its page has been loaded anew: it knows nothing yet.
    next = 0;
    told.clear();
    tell();
  };
  page.addEventListener('message', hear);
  const unsubscribe = source.subscribe(tell);
  return () => {
    unsubscribe();
    page.removeEventListener('message', hear);
    if (next !== null) opened.postMessage({ type: '@statelyai.disconnected' }, STATELY_ORIGIN);
  };
}

const base = { _version: PROTOCOL, id: null };

function actorEvent({ id, name, parent, machine }: RecordedActor, machineOf: MachineOf): Sent {
  const config = machine === null ? undefined : machineOf(machine)?.config;
  // As Stately's own package writes a machine: functions by their names.
  const definition = JSON.stringify(config ?? { id: name }, (_, value) => (typeof value === 'function' ? { type: value.name } : value));
  return { ...base, type: '@xstate.actor', name, definition, parentId: parent ?? undefined, sessionId: id, snapshot: { status: 'active' } };
}

const startEvent = ({ id, parent, input }: RecordedActor): Sent => ({
  ...base,
  type: '@xstate.event',
  event: { type: 'xstate.init', input },
  sourceId: parent ?? undefined,
  sessionId: id,
});

/** What a machine's snapshot has and a recording leaves out. */
const MACHINE_FIELDS = { children: {}, historyValue: {}, tags: [] };

const entryEvent = (entry: Entry): Sent =>
  entry.kind === 'message'
    ? { ...base, type: '@xstate.event', event: entry.event, sourceId: entry.from ?? undefined, sessionId: entry.to }
    : {
        ...base,
        type: '@xstate.snapshot',
        event: entry.event,
        snapshot: { ...(entry.snapshot?.value !== undefined && MACHINE_FIELDS), ...entry.snapshot },
        sessionId: entry.actor,
      };

function rootOf({ actors }: Recording): (id: string) => string {
  const parents = new Map(actors.map(({ id, parent }) => [id, parent]));
  const root = (id: string): string => {
    const parent = parents.get(id);
    return parent == null ? id : root(parent);
  };
  return root;
}
