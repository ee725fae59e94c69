/** Things that more than one scene shows. */
import { onLeftPlane, type Point, project, translate } from './iso.ts';
import { colour, paint } from './materials.ts';
import { el, group, round, type SvgElement } from './svg.ts';

const lineArt = (d: string, stroke: string, strokeWidth: number): SvgElement =>
  el('path', { d, fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });

/** A gate of light, 3.4 units tall: where one enters. */
export const portal = (x: number, y: number, z = 0): SvgElement[] => {
  const at = project(x, y, z);
  const [cx, cy] = [round(at[0]), round(at[1])];
  return [
    group({ className: 'pulse' }, ring(at)),
    el('ellipse', { cx, cy, rx: 44, ry: 25, fill: colour('glow'), opacity: 0.28 }),
    group(
      { transform: onLeftPlane(at) },
      el('path', { d: 'M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z', fill: paint('wall', 'left') }),
      el('path', { d: 'M-22 0V-58A22 22 0 0 1 22-58V0Z', fill: 'url(#portal)' }),
      el('path', { d: 'M-12-4V-54A12 12 0 0 1 12-54V-4', fill: 'none', stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 2.5 }),
    ),
    el('path', { d: `M${round(cx + 29.4)} ${round(cy + 17)}l7-4v-58l-7 4z`, fill: paint('wall', 'right') }),
  ];
};

/** A ring of light that spreads from a gate. */
export const ring = ([x, y]: Point): SvgElement =>
  el('ellipse', { cx: round(x), cy: round(y), rx: 62, ry: 34, fill: 'none', stroke: colour('glow'), strokeWidth: 3 });

/** A bridge of light between two places. */
export const lightBridge = (from: Point, to: Point): SvgElement[] => [
  el('path', { d: arch(from, to), fill: 'none', stroke: colour('glow'), strokeOpacity: 0.35, strokeWidth: 9, strokeLinecap: 'round' }),
  bridgeLights(from, to),
];

/** What flows over a bridge. */
export const bridgeLights = (from: Point, to: Point): SvgElement =>
  el('path', { className: 'flow', d: arch(from, to), fill: 'none', stroke: colour('dash'), strokeWidth: 3, strokeLinecap: 'round' });

const arch = (from: Point, to: Point): string => {
  const rise = 26;
  const crest = `${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 - rise)}`;
  return `M${round(from[0])} ${round(from[1])}Q${crest} ${round(to[0])} ${round(to[1])}`;
};

/** A speech bubble whose tip is at a place of the map. */
export const bubble = (at: Point, width: number, ...content: readonly SvgElement[]): SvgElement => {
  const half = width / 2;
  const corner = half - 13;
  const d =
    `M${-corner}-42H${corner}A13 13 0 0 1 ${half}-29V-21A13 13 0 0 1 ${corner}-8H6L0 0-6-8H${-corner}` +
    `A13 13 0 0 1 ${-half}-21V-29A13 13 0 0 1 ${-corner}-42Z`;
  return group({ transform: translate(at) }, el('path', { className: 'raised', d, fill: colour('note') }), ...content);
};

export const bubbleContent = {
  chat: group(
    { fill: '#6d5efc' },
    el('circle', { cx: -12, cy: -25, r: 4 }),
    el('circle', { cx: 0, cy: -25, r: 4, opacity: 0.7 }),
    el('circle', { cx: 12, cy: -25, r: 4, opacity: 0.4 }),
  ),
  heart: el('path', { d: 'M0-15C-16-25-9-37 0-30 9-37 16-25 0-15Z', fill: '#ff5d7a' }),
  voice: lineArt('M-12-28v6M-4-33v16M4-30v10M12-27v4', '#14a58f', 3.5),
  check: lineArt('M-8-25l6 6 11-12', '#14a58f', 4.5),
};

/** An open book that hovers over the library. */
export const openBook = (at: Point): SvgElement =>
  group(
    { className: 'raised', transform: translate(at) },
    el('path', { d: 'M0 6C-12-6-30-9-44-7V-43C-30-46-12-43 0-32C12-43 30-46 44-43V-7C30-9 12-6 0 6Z', fill: '#fff' }),
    el('path', { d: 'M0 6C-12-6-30-9-44-7V-43C-30-46-12-43 0-32Z', fill: '#efeaff' }),
    lineArt('M-35-33c10-1 18 1 26 6M-35-23c10-1 18 1 26 6M35-33c-10-1-18 1-26 6M35-23c-10-1-18 1-26 6', '#b9aefc', 3),
  );

/** The soft glow on the ground under a floating island. */
export const halo = (cy: number, rx: number, ry: number): SvgElement => el('ellipse', { cx: 0, cy, rx, ry, fill: 'url(#halo)' });
