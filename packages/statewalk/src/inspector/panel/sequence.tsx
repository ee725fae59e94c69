import { useState } from 'react';
import { eventText } from '../event-text.ts';
import type { Message, Recording } from '../recording.ts';
import type { Session } from './use-session.ts';

/** px */
const LANE = 112;
const ROW = 26;
const HEAD = 24;
const CHARACTER = 6.6;
const MAX_ROWS = 120;

const PAGE = '(page)';

/** The newest messages up to the moment, each an arrow from its sender's lane to its receiver's. */
export function Sequence({ session: { recording, n, chosen } }: { readonly session: Session }) {
  const [onlyChosen, setOnlyChosen] = useState(false);
  const concerns = ({ from, to }: Message) => !onlyChosen || [from, to].includes(chosen?.actor.id ?? null);
  const all = recording.entries.filter((entry): entry is Message => entry.kind === 'message' && entry.n <= n && concerns(entry));
  const messages = all.slice(-MAX_ROWS);
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={onlyChosen} onChange={({ target }) => setOnlyChosen(target.checked)} />
        only of {chosen?.actor.name}
      </label>{' '}
      <span className="hint">
        {messages.length} of {all.length} messages
      </span>
      {messages.length > 0 && <Lanes messages={messages} recording={recording} />}
    </>
  );
}

function Lanes({ messages, recording }: { readonly messages: readonly Message[]; readonly recording: Recording }) {
  const nameOf = (id: string | null) => (id === null ? PAGE : (recording.actors.find((actor) => actor.id === id)?.name ?? id));
  // One lane a name, in the order of beginning: an actor that is started again goes on in its lane.
  const named = new Set(messages.flatMap(({ from, to }) => [nameOf(from), nameOf(to)]));
  const lanes = [...new Set([PAGE, ...recording.actors.map(({ name }) => name)])].filter((name) => named.has(name));
  const middleOf = (lane: string) => lanes.indexOf(lane) * LANE + LANE / 2;
  const arrows = messages.map(({ n, from, to, event }, row) => ({
    n,
    from: middleOf(nameOf(from)),
    to: middleOf(nameOf(to)),
    y: row * ROW + 18,
    text: eventText(event.type),
  }));
  // A text may reach over the last lane.
  const width = Math.max(lanes.length * LANE, ...arrows.map((arrow) => Math.ceil(textStart(arrow) + arrow.text.length * CHARACTER)));
  const height = messages.length * ROW + 8;
  return (
    <section className="sequence" aria-label="Messages">
      <svg className="lanes" width={width} height={HEAD} aria-hidden="true">
        {lanes.map((lane) => (
          <text key={lane} x={middleOf(lane)} y={16} textAnchor="middle">
            {lane.length > 16 ? `${lane.slice(0, 15)}…` : lane}
            <title>{lane}</title>
          </text>
        ))}
      </svg>
      <svg width={width} height={height} role="img" aria-label={`${messages.length} messages between ${lanes.join(', ')}`}>
        <defs>
          <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {lanes.map((lane) => (
          <line key={lane} x1={middleOf(lane)} x2={middleOf(lane)} y1={0} y2={height} />
        ))}
        {arrows.map(({ n, ...arrow }) => (
          <Arrow key={n} {...arrow} />
        ))}
      </svg>
    </section>
  );
}

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly text: string;
}

const textStart = ({ from, to }: Pick<ArrowProps, 'from' | 'to'>): number => (from === to ? from + 20 : Math.min(from, to) + 6);

function Arrow({ from, to, y, text }: ArrowProps) {
  const isOwn = from === to;
  const points = isOwn ? `${from},${y - 6} ${from + 14},${y - 6} ${from + 14},${y} ${from + 2},${y}` : `${from},${y} ${to},${y}`;
  return (
    <g className="message">
      <polyline points={points} markerEnd="url(#tip)" />
      <text x={textStart({ from, to })} y={y - 4}>
        {text}
      </text>
    </g>
  );
}
