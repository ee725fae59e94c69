import { useState } from 'react';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { z } from 'zod';
import type { Recorder } from '../recorder.ts';
import type { Session } from './use-session.ts';

const eventText = z.looseObject({ type: z.string() });

/** The events that the chosen actor would take now, each to be sent as it is or changed first. */
export function SendEvent({ session, recorder }: { readonly session: Session; readonly recorder: Recorder }) {
  const { chosen, moment, file, machines } = session;
  const actor = chosen === undefined ? undefined : recorder.liveActor(chosen.actor.id);
  if (moment !== null || file !== null) return <p className="hint">This is the past: events can be sent to what happens now.</p>;
  if (chosen?.actor.machine == null) return <p className="hint">Events are sent to machines. Choose one among the actors.</p>;
  if (actor === undefined) return <p className="hint">This actor is over.</p>;
  return <Editor key={chosen.actor.id} actor={actor} samples={machines.samples(chosen.actor.machine)} />;
}

function Editor({ actor, samples }: { readonly actor: AnyActorRef; readonly samples: readonly AnyEventObject[] }) {
  const [text, setText] = useState('');
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const accepted = samples.filter((event) => snapshot.can(event));
  const written = read(text);
  const problem = text === '' ? 'Choose an event, or write one.' : 'error' in written ? written.error : refusal(snapshot, written.event);
  return (
    <>
      <h3>Accepted now, with made-up data</h3>
      {accepted.length === 0 && <p className="hint">No event that a person or a parent sends.</p>}
      <ul className="samples">
        {accepted.map((event) => {
          const { type, ...fields } = event;
          const told = JSON.stringify(fields);
          return (
            <li key={type + told}>
              <button type="button" onClick={() => setText(JSON.stringify(event, null, 2))}>
                <b>{type}</b> {told !== '{}' && <span>{told}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <label className="editor">
        Event (JSON)
        <textarea rows={6} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={problem !== null}
          onClick={() => 'event' in written && actor.send(written.event)}
        >
          Send
        </button>
        <span className="hint">{problem}</span>
      </div>
    </>
  );
}

function read(text: string): { readonly event: AnyEventObject } | { readonly error: string } {
  try {
    const parsed = eventText.safeParse(JSON.parse(text));
    return parsed.success ? { event: parsed.data } : { error: 'An event has a type.' };
  } catch {
    return { error: 'This is not JSON.' };
  }
}

function refusal(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null {
  try {
    return snapshot.can(event) ? null : `${event.type} is not accepted now.`;
  } catch (error) {
    // A guard may read what an event that is written by hand lacks.
    return `A guard fails: ${String(error)}`;
  }
}
