import { newest, oldest } from '../moment.ts';
import type { Session } from './use-session.ts';

/** Goes back through what happened; nothing of it is done again. */
export function Travel({ session }: { readonly session: Session }) {
  const { recording, moment, n } = session;
  const [first, last] = [oldest(recording), newest(recording)];
  const to = (next: number) => session.travel(Math.min(last, Math.max(first, next)));
  return (
    <div className="travel">
      <button type="button" aria-label="One entry back" onClick={() => to(n - 1)}>
        ◀
      </button>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={`entry ${n} of ${last}`}
        min={first}
        max={Math.max(first, last)}
        value={n}
        onChange={({ target }) => to(Number(target.value))}
      />
      <button type="button" aria-label="One entry on" onClick={() => to(n + 1)}>
        ▶
      </button>
      <button type="button" aria-pressed={moment === null} onClick={() => session.travel(null)}>
        {session.file === null ? 'Live' : 'End'}
      </button>
    </div>
  );
}
