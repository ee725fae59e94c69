import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bringIntoSight, type ChartView, zoomable } from '../../chart-view/view.js';
import { type ChartEdge, type ChartNode, type ChartRoot, LINE } from '../chart-graph.ts';
import type { Machines } from '../machines.ts';
import { heldStates, leavesOf } from '../moment.ts';
import type { RecordedSnapshot } from '../recording.ts';

interface ChartProps {
  readonly machines: Machines;
  readonly machine: string;
  readonly snapshot: RecordedSnapshot | null;
  /** Names of the transitions that the last step took. */
  readonly taken: readonly string[];
}

/** The statechart: the states that hold are lit, and the transitions of the last step. */
export function Chart({ machines, machine, snapshot, taken }: ChartProps) {
  const [layout, setLayout] = useState<{ of: string; root: ChartRoot | Error } | null>(null);
  const [isFolded, setFolded] = useState(false);
  const view = useRef<ChartView>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const of = `${machine} ${isFolded}`;
  const held = heldStates(snapshot?.value);
  const entered = enteredState(leavesOf(snapshot?.value), taken);

  useEffect(() => {
    let left = false;
    machines.chart(machine, isFolded).then(
      (root) => !left && setLayout({ of, root }),
      (error: Error) => !left && setLayout({ of, root: error }),
    );
    return () => {
      left = true;
    };
  }, [machines, machine, isFolded, of]);

  const root = layout?.of === of ? layout.root : null;
  const lit = [...held].join(' ');
  useLayoutEffect(() => {
    const svg = scroller.current?.querySelector('svg');
    if (root === null || svg == null || scroller.current === null) return;
    const left = new AbortController();
    view.current = zoomable(scroller.current, svg, left.signal);
    view.current.open();
    return () => left.abort();
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lit state is brought into sight when another one is lit.
  useLayoutEffect(() => {
    if (scroller.current !== null)
      bringIntoSight(scroller.current, [...scroller.current.querySelectorAll('[data-entered="true"] > rect:first-of-type')]);
  }, [root, lit]);

  if (root === null) return <p className="hint">Laying out the chart …</p>;
  if (root instanceof Error) return <p className="hint">There is no chart: {root.message}.</p>;
  const { width = 0, height = 0, children = [], edges = [] } = root;
  return (
    <>
      <div className="zoom">
        <button type="button" aria-label="Smaller" onClick={() => view.current?.smaller()}>
          −
        </button>
        <button type="button" onClick={() => view.current?.fit()}>
          Fit
        </button>
        <button type="button" aria-label="Larger" onClick={() => view.current?.larger()}>
          +
        </button>
        {machines.canFold(machine) && (
          <button type="button" aria-pressed={isFolded} onClick={() => setFolded(!isFolded)}>
            Fold
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys, which zoom it, too. */}
      <section className="chart" ref={scroller} tabIndex={0} aria-label={`Chart of ${machine}`}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`In ${[...held].join(', ')}`}>
          <title>{machine}</title>
          <defs>
            <marker
              id="head"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
            <marker
              id="head-taken"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="10"
              markerHeight="10"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path className="taken" d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {children.map((node) => (
            <Box key={node.id} node={node} held={held} entered={entered} machine={machine} />
          ))}
          {edges.map((edge) => (
            <Arrow key={edge.id} edge={edge} taken={taken} />
          ))}
        </svg>
      </section>
    </>
  );
}

/** The one of several parallel states that the last step entered. */
const enteredState = (leaves: readonly string[], taken: readonly string[]): string | undefined =>
  leaves.find((leaf) =>
    taken.some((name) =>
      name
        .split(' -> ')[1]
        ?.split(', ')
        .some((to) => leaf === to || leaf.startsWith(`${to}.`)),
    ),
  ) ?? leaves[0];

interface BoxProps {
  readonly node: ChartNode;
  readonly held: ReadonlySet<string>;
  /** The one to be seen. */
  readonly entered: string | undefined;
  readonly machine: string;
  /** Does it hold beside others? */
  readonly isRegion?: boolean;
}

function Box({ node, held, entered, machine, isRegion = false }: BoxProps) {
  const { x = 0, y = 0, width = 0, height = 0, title, isInitial, type, children = [] } = node;
  const isHeld = held.has(node.id) || (node.id === machine && held.size > 0);
  return (
    <g
      data-held={isHeld}
      data-entered={node.id === entered || (children.length === 0 && entered?.startsWith(`${node.id}.`))}
      data-region={isRegion}
      data-leaf={children.length === 0}
    >
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {type === 'final' && <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} />}
      {isInitial && <circle className="initial" cx={x + 9} cy={y + 13} r={3.5} />}
      <text className="title" x={x + (isInitial ? 18 : 10)} y={y + 17}>
        {title}
      </text>
      {children.map((child) => (
        <Box key={child.id} node={child} held={held} entered={entered} machine={machine} isRegion={type === 'parallel'} />
      ))}
    </g>
  );
}

function Arrow({ edge, taken }: { readonly edge: ChartEdge; readonly taken: readonly string[] }) {
  const [label] = edge.labels ?? [];
  const lines = edge.lines.map(({ text, transitions }) => ({ text, isTaken: transitions.some((name) => taken.includes(name)) }));
  const isTaken = lines.some((line) => line.isTaken);
  return (
    <g className={isTaken ? 'edge taken' : 'edge'}>
      {edge.sections?.map(({ id, startPoint, bendPoints = [], endPoint }) => (
        <polyline
          key={id}
          points={[startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`).join(' ')}
          markerEnd={`url(#${isTaken ? 'head-taken' : 'head'})`}
        />
      ))}
      {label !== undefined && (
        <text x={(label.x ?? 0) + 2} y={label.y ?? 0}>
          {lines.map(({ text, isTaken }) => (
            <tspan key={text} className={isTaken ? 'taken' : ''} x={(label.x ?? 0) + 2} dy={LINE - 1}>
              {text}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}
