import { changesBetween } from '../changes.ts';
import { eventText } from '../event-text.ts';
import type { Plain } from '../plain.ts';
import type { Session } from './use-session.ts';

/** The context of the chosen actor, and what its last step changed in it. */
export function ContextView({ session: { chosen } }: { readonly session: Session }) {
  if (chosen === undefined) return <p className="hint">Nothing has happened yet.</p>;
  const { actor, last, before } = chosen;
  const { context, output, error } = last?.snapshot ?? {};
  const changes = before === null ? [] : changesBetween(before.context, context);
  return (
    <>
      {last !== null && before !== null && (
        <>
          <h3>Changed when it took: {eventText(last.event.type)}</h3>
          {changes.length === 0 && <p className="hint">Nothing.</p>}
          <dl className="changes">
            {changes.map(({ path, before, after }) => (
              <div key={path}>
                <dt>{path || 'context'}</dt>
                <dd>
                  <del>{before === undefined ? 'missing' : JSON.stringify(before)}</del>{' '}
                  <ins>{after === undefined ? 'missing' : JSON.stringify(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Values title="Context" value={context} />
      <Values title="Output" value={output} />
      <Values title="Error" value={error} />
      <Values title="Input" value={actor.input ?? undefined} />
      <p className="hint">Passwords, codes, tokens, tickets and emails are masked.</p>
    </>
  );
}

function Values({ title, value }: { readonly title: string; readonly value: Plain | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      <h3>{title}</h3>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </>
  );
}
