import { useState } from 'react';
import { changesBetween } from '../changes.ts';
import { eventText } from '../event-text.ts';
import { leavesOf, stateText } from '../moment.ts';
import type { RecordedSnapshot, Recording, Step } from '../recording.ts';
import type { Session } from './use-session.ts';

/** More rows than a person scrolls through would only be slow. */
const MAX_ROWS = 300;

const KINDS = {
  all: () => true,
  'sent by the page or a flow': ({ event }: Step) => !event.type.startsWith('xstate.'),
  'answers of ports and flows': ({ event }: Step) => /^xstate\.(?:done|error|snapshot)\./.test(event.type),
  timers: ({ event }: Step) => event.type.startsWith('xstate.after.'),
  ignored: ({ event, transitions }: Step) => transitions.length === 0 && !event.type.startsWith('xstate.'),
} as const;

type Kind = keyof typeof KINDS;

/** What each step began with, by its number; none where its actor had shown nothing. */
function snapshotsBefore({ entries }: Recording): ReadonlyMap<number, RecordedSnapshot> {
  const last = new Map<string, RecordedSnapshot>();
  const before = new Map<number, RecordedSnapshot>();
  for (const entry of entries) {
    if (entry.kind !== 'step' || entry.snapshot === null) continue;
    const known = last.get(entry.actor);
    if (known !== undefined) before.set(entry.n, known);
    last.set(entry.actor, entry.snapshot);
  }
  return before;
}

/** Which states a step entered, and which parts of the context it changed: of many states in a row only what differs says anything. */
function changeText(before: RecordedSnapshot | null, after: RecordedSnapshot | null): string {
  if (before === null || after === null) return stateText(after);
  const was = new Set(leavesOf(before.value));
  const entered = leavesOf(after.value).filter((leaf) => !was.has(leaf));
  const changed = [...new Set(changesBetween(before.context, after.context).map(({ path }) => path.split('.')[0] ?? ''))];
  const over = after.status === before.status ? [] : [after.status];
  const parts = [...entered.map((leaf) => `→ ${leaf}`), ...over, ...(changed.length === 0 ? [] : [`changed: ${changed.join(', ')}`])];
  return parts.length === 0 ? 'as before' : parts.join(' · ');
}

/** Every step, the newest first; a press on one travels there. */
export function EventLog({ session }: { readonly session: Session }) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [onlyChosen, setOnlyChosen] = useState(false);
  const { recording, actors, chosen, n } = session;
  const nameOf = (id: string) => actors.get(id)?.actor.name ?? recording.actors.find((actor) => actor.id === id)?.name ?? id;
  const wanted = search.trim().toLowerCase();
  const steps = recording.entries.flatMap((entry) => {
    if (entry.kind !== 'step' || !KINDS[kind](entry) || (onlyChosen && entry.actor !== chosen?.actor.id)) return [];
    const text =
      `${nameOf(entry.actor)} ${eventText(entry.event.type)} ${JSON.stringify(entry.event)} ${stateText(entry.snapshot)}`.toLowerCase();
    return text.includes(wanted) ? [entry] : [];
  });
  const shown = steps.slice(-MAX_ROWS).reverse();
  const before = snapshotsBefore(recording);
  return (
    <>
      <div className="filters">
        <input
          type="search"
          aria-label="Search events"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select aria-label="Kind of event" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {Object.keys(KINDS).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <label className="check">
          <input type="checkbox" checked={onlyChosen} onChange={({ target }) => setOnlyChosen(target.checked)} />
          only {chosen?.actor.name}
        </label>
      </div>
      <p className="hint">
        {steps.length} of {recording.entries.filter((entry) => entry.kind === 'step').length} steps
        {steps.length > MAX_ROWS && `, the newest ${MAX_ROWS} of them`}
      </p>
      <ol className="log">
        {shown.map((step) => (
          <li key={step.n}>
            <button
              type="button"
              data-later={step.n > n}
              aria-current={step.n === n}
              onClick={() => {
                session.travel(step.n);
                session.choose(step.actor);
              }}
            >
              <time>{(step.at / 1000).toFixed(2)} s</time> <b>{nameOf(step.actor)}</b>{' '}
              <span className="event">{eventText(step.event.type)}</span>{' '}
              <span className="state" title={stateText(step.snapshot)}>
                {step.transitions.length === 0 && !step.event.type.startsWith('xstate.')
                  ? 'ignored'
                  : changeText(before.get(step.n) ?? null, step.snapshot)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
