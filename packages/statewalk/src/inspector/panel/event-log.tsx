import { useState } from 'react';
import { eventText } from '../event-text.ts';
import { stateText } from '../moment.ts';
import type { Step } from '../recording.ts';
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
              <span className="state">
                {step.transitions.length === 0 && !step.event.type.startsWith('xstate.') ? 'ignored' : stateText(step.snapshot)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
