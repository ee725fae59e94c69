import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Machines } from '../machines.ts';
import { makeRoom } from '../make-room.ts';
import type { TestImports } from '../path.ts';
import type { Recorder } from '../recorder.ts';
import { ActorTree } from './actor-tree.tsx';
import { ContextView } from './context-view.tsx';
import { Edge } from './edge.tsx';
import { EventLog } from './event-log.tsx';
import { SendEvent } from './send-event.tsx';
import { Sequence } from './sequence.tsx';
import { StateView } from './state-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { Travel } from './travel.tsx';
import { useSession } from './use-session.ts';

const VIEWS = { State: StateView, Context: ContextView, Events: EventLog, Messages: Sequence, Send: SendEvent } as const;

type View = keyof typeof VIEWS;

export interface PanelProps {
  readonly recorder: Recorder;
  readonly machines: Machines;
  readonly testImports?: TestImports | undefined;
  readonly stately: boolean;
  readonly onClose: () => void;
}

export function Panel({ recorder, machines, testImports, stately, onClose }: PanelProps) {
  const session = useSession(recorder, machines);
  const [view, setView] = useState<View>('State');
  const [isWide, setWide] = useState(false);
  const [side, setSide] = useState<'left' | 'right'>('right');
  const id = useId();
  const [size, setSize] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => makeRoom(side, size), [side, size]);
  useLayoutEffect(() => {
    const { style } = panel.current?.closest<HTMLElement>('[popover]') ?? {};
    if (size === null) style?.removeProperty('--size');
    else style?.setProperty('--size', `${size}px`);
  }, [size]);
  const Shown = VIEWS[view];
  return (
    <section ref={panel} className="panel" data-wide={isWide} data-side={side} aria-label="Inspector">
      <Edge side={side} size={size} onSize={setSize} />
      <header>
        <h2>Inspector</h2>
        <span className="source">{session.file ?? (session.moment === null ? 'live' : `entry ${session.n}, the past`)}</span>
        {session.file !== null && (
          <button type="button" onClick={session.close}>
            Back to live
          </button>
        )}
        <button type="button" className="side" onClick={() => setSide(side === 'right' ? 'left' : 'right')}>
          To the {side === 'right' ? 'left' : 'right'}
        </button>
        <button
          type="button"
          aria-pressed={isWide}
          onClick={() => {
            setWide(!isWide);
            setSize(null);
          }}
        >
          Wide
        </button>
        <button type="button" aria-label="Close inspector" onClick={onClose}>
          ✕
        </button>
      </header>
      <Travel session={session} />
      <Toolbar session={session} recorder={recorder} testImports={testImports} stately={stately} />
      <ActorTree session={session} />
      <div className="tabs" role="tablist" aria-label="Views">
        {(Object.keys(VIEWS) as View[]).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={view === each}
            aria-controls={`${id}-view`}
            onClick={() => setView(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <div key={view} className="view" role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-${view}`}>
        <Shown session={session} recorder={recorder} />
      </div>
    </section>
  );
}
