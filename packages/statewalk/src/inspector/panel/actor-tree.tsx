import { useState } from 'react';
import { type ActorThen, isOver, stateText } from '../moment.ts';
import type { Session } from './use-session.ts';

/** Every actor below the one that started it; those that are over are hidden unless asked for. */
export function ActorTree({ session }: { readonly session: Session }) {
  const [showsOver, setShowsOver] = useState(false);
  const all = [...session.actors.values()];
  const chosen = session.chosen?.actor.id ?? '';
  const begun = new Set(all.filter(({ last }) => last !== null).map(({ actor }) => actor.name));
  // In React's strict mode a root is made twice, and one of them started.
  const isGone = (each: ActorThen) => isOver(each) || (each.last === null && begun.has(each.actor.name));
  const over = all.filter(isGone).length;
  const shown = all.filter((each) => showsOver || !isGone(each) || each.actor.id === session.chosen?.actor.id);
  const shownIds = new Set(shown.map(({ actor }) => actor.id));
  // The child of an actor that is hidden stands at the top.
  const roots = shown.filter(({ actor }) => actor.parent === null || !shownIds.has(actor.parent));
  return (
    <section className="tree" aria-label="Actors">
      <ul>
        {roots.map((each) => (
          <Branch key={each.actor.id} at={each} shown={shown} session={session} />
        ))}
      </ul>
      <label className="check">
        <input type="checkbox" checked={session.follows} onChange={() => (session.follows ? session.choose(chosen) : session.follow())} />
        follow what acts
      </label>{' '}
      <label className="check">
        <input type="checkbox" checked={showsOver} onChange={({ target }) => setShowsOver(target.checked)} />
        show {over} that are over
      </label>
    </section>
  );
}

interface BranchProps {
  readonly at: ActorThen;
  readonly shown: readonly ActorThen[];
  readonly session: Session;
}

function Branch({ at, shown, session }: BranchProps) {
  const { actor, last } = at;
  const children = shown.filter((each) => each.actor.parent === actor.id);
  return (
    <li>
      <button
        type="button"
        className="actor"
        aria-pressed={session.chosen?.actor.id === actor.id}
        data-over={isOver(at)}
        onClick={() => session.choose(actor.id)}
      >
        <span className="kind" data-kind={actor.machine === null ? 'port' : 'machine'} />
        <span className="name">{actor.name}</span>
        {actor.machine !== null && actor.machine !== actor.name && <span className="machine"> {actor.machine}</span>}{' '}
        <span className="state">{stateText(last?.snapshot ?? null)}</span>
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((each) => (
            <Branch key={each.actor.id} at={each} shown={shown} session={session} />
          ))}
        </ul>
      )}
    </li>
  );
}
