import { type ChartEdge, type ChartNode, type ChartRoot, LINE } from '../inspector/chart-graph.ts';
import type { MachineFacts } from './facts.ts';
import { type Html, html } from './html.ts';

/** The chart of a machine, laid out before. A state is a link to its description; the page's script finds states and transitions by `data-`. */
export function chartSvg({ id, transitions }: MachineFacts, { width = 0, height = 0, children = [], edges = [] }: ChartRoot): Html {
  const numbers = new Map<string, number[]>();
  for (const { name, at } of transitions) numbers.set(name, [...(numbers.get(name) ?? []), at]);
  return html`<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="Chart of ${id}">
<defs>${['head', 'head-lit', 'head-now'].map(
    (name) =>
      html`<marker id="${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`,
  )}</defs>
${children.map((node) => box(node, false))}${edges.map((edge) => arrow(edge, numbers))}</svg>`;
}

function box(node: ChartNode, isRegion: boolean): Html {
  const { id, x = 0, y = 0, width = 0, height = 0, title, isInitial, type, children = [] } = node;
  const inner = html`<rect class="inner" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="4"/>`;
  return html`<g class="state ${children.length === 0 ? 'leaf' : ''} ${isRegion ? 'region' : ''}" data-state="${id}"${isInitial ? html` data-initial` : undefined}><a href="#state-${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>${
    type === 'final' ? inner : undefined
  }${isInitial ? html`<circle cx="${x + 9}" cy="${y + 13}" r="3.5"/>` : undefined}<text class="title" x="${x + (isInitial ? 18 : 10)}" y="${y + 17}">${title}</text></a>${children.map(
    (child) => box(child, type === 'parallel'),
  )}</g>
`;
}

function arrow(edge: ChartEdge, numbers: ReadonlyMap<string, readonly number[]>): Html {
  const [label] = edge.labels ?? [];
  const x = (label?.x ?? 0) + 2;
  const lines = edge.lines.map(({ text, transitions }) => ({ text, numbers: transitions.flatMap((name) => numbers.get(name) ?? []) }));
  return html`<g class="edge" data-transitions="${lines.flatMap((line) => line.numbers).join(' ')}">${(edge.sections ?? []).map(
    ({ startPoint, bendPoints = [], endPoint }) =>
      html`<polyline points="${[startPoint, ...bendPoints, endPoint].map((point) => `${point.x},${point.y}`).join(' ')}"/>`,
  )}<text x="${x}" y="${label?.y ?? 0}">${lines.map(
    (line) => html`<tspan x="${x}" dy="${LINE - 1}" data-transitions="${line.numbers.join(' ')}">${line.text}</tspan>`,
  )}</text></g>
`;
}
