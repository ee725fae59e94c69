import { definitions } from './definitions.ts';
import { el, type SvgElement } from './svg.ts';

/** A finished picture. */
export interface Picture {
  readonly name: string;
  /**
   * `own`: brings what it refers to along, its ids prefixed with its name, so that it can stand alone and several can stand on one page.
   * `shared`: refers to what `definitionsSource` writes, which the page shows once; such a picture is half as large.
   */
  readonly definitions: 'own' | 'shared';
  /** x, y, width, height in pixels of the drawing. */
  readonly viewBox: readonly [number, number, number, number];
  readonly elements: readonly SvgElement[];
}

const REFERENCE = /url\(#([^)]+)\)|^#(.+)$/;

const referencedBy = (element: SvgElement): string[] => [
  ...Object.values(element.attributes).flatMap((value) => {
    const match = REFERENCE.exec(String(value));
    return match?.[1] ?? match?.[2] ?? [];
  }),
  ...element.children.flatMap(referencedBy),
];

/** The definitions that the elements refer to, and those that these refer to in turn. */
const needed = (elements: readonly SvgElement[]): SvgElement[] => {
  const ids = new Set(elements.flatMap(referencedBy));
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    for (const definition of definitions) {
      if (ids.has(String(definition.attributes.id))) for (const id of referencedBy(definition)) ids.add(id);
    }
  }
  return definitions.filter((definition) => ids.has(String(definition.attributes.id)));
};

/** Prefixes the ids that pictures share; a picture's own have its name. */
const SHARED = 'art';

const prefixed = (name: string, key: string, value: string | number): string | number => {
  if (typeof value === 'number') return value;
  if (key === 'id') return `${name}-${value}`;
  if (key === 'href') return value.replace(/^#/, `#${name}-`);
  return value.replace('url(#', `url(#${name}-`);
};

const jsx = (name: string, element: SvgElement): string => {
  const attributes = Object.entries(element.attributes).map(([key, value]) => {
    const shown = prefixed(name, key, value);
    return typeof shown === 'number' ? `${key}={${shown}}` : `${key}="${shown}"`;
  });
  const open = [element.tag, ...attributes].join(' ');
  if (element.children.length === 0) return `<${open} />`;
  return `<${open}>${element.children.map((child) => jsx(name, child)).join('')}</${element.tag}>`;
};

const componentName = (name: string): string =>
  `${name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())}Art`;

const svgComponent = (name: string, prefix: string, svg: SvgElement): string =>
  [
    '// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.',
    `const picture = (${jsx(prefix, svg)});`,
    '',
    `export function ${componentName(name)}() { return picture; }`,
    '',
  ].join('\n');

/**
 * The source of a React component that shows the picture: inline, since only inline art follows the theme's variables, and JSX, since
 * Trusted Types forbid markup from strings. It is decoration and hidden from assistive technology; the text beside it says what it means.
 */
export const componentSource = ({ name, definitions: from, viewBox, elements }: Picture): string => {
  const defs = from === 'own' ? [el('defs', {}, ...needed(elements))] : [];
  const svg = el('svg', { className: 'art', viewBox: viewBox.join(' '), 'aria-hidden': 'true', focusable: 'false' }, ...defs, ...elements);
  return svgComponent(name, from === 'own' ? name : SHARED, svg);
};

/** The source of `DefinitionsArt`: shows nothing itself, holds what all pictures with shared definitions refer to. */
export const definitionsSource = (pictures: readonly Picture[]): string => {
  const elements = pictures.filter((picture) => picture.definitions === 'shared').flatMap((picture) => picture.elements);
  const svg = el(
    'svg',
    { className: 'art-definitions', width: 0, height: 0, 'aria-hidden': 'true', focusable: 'false' },
    el('defs', {}, ...needed(elements)),
  );
  return svgComponent('definitions', SHARED, svg);
};
