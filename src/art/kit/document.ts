import { definitions } from './definitions.ts';
import { variables } from './materials.ts';
import { fileClass, NIGHT } from './night.ts';
import { parted } from './still-part.ts';
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
  /**
   * For a large picture: a file of its own (`fileSource`) draws what stands still, and what moves stands in front of that. A page styles
   * and lays out every element of an inline picture anew with each popup, sheet and font.
   */
  readonly stillPart?: 'file';
  /** They stand behind the still part. */
  readonly pieces?: readonly Piece[];
}

/** What is a file of its own, and one element of each page that shows it. */
export interface Piece extends Pick<Picture, 'name' | 'viewBox' | 'elements'> {
  /** For a piece that moves. */
  readonly className?: string;
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

const component = (name: string, markup: string, imports: readonly string[] = []): string =>
  [
    '// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.',
    ...imports,
    `const picture = (${markup});`,
    '',
    `export function ${componentName(name)}() { return picture; }`,
    '',
  ].join('\n');

/** A picture's file, whose night a page chooses by the class (`night.ts`). One that does not come shows nothing: it has no words. */
const file = ({ name, className }: Pick<Piece, 'name' | 'className'>): { import: string; img: string } => {
  const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    // Not as an address of data: the page would wait for it.
    import: `import ${variable} from './${name}.svg?no-inline';`,
    img: `<img className="${['art', className, fileClass(name)].filter(Boolean).join(' ')}" src={${variable}} alt="" decoding="async" />`,
  };
};

/**
 * The source of a React component that shows the picture: inline, where the page's style can move it, and JSX, since Trusted Types forbid markup
 * from strings. It is decoration and hidden from assistive technology; the text beside it says what it means.
 */
export const componentSource = (picture: Picture): string => {
  const { name, definitions: from, elements, stillPart, pieces = [] } = picture;
  const prefix = from === 'own' ? name : SHARED;
  if (stillPart === undefined) return component(name, jsx(prefix, inline(picture, from === 'own' ? needed(elements) : [], elements)));
  const { behind, inFront } = parted(elements);
  const files = [...pieces, { name }].map(file);
  const layers = [
    jsx(prefix, inline(picture, needed([...behind, ...inFront]), behind)),
    ...files.map(({ img }) => img),
    jsx(prefix, inline(picture, [], inFront)),
  ];
  return component(name, `<div className="art-layers">${layers.join('')}</div>`, [...files.map((one) => one.import).toSorted(), '']);
};

const inline = ({ viewBox, definitions: from }: Picture, defs: readonly SvgElement[], elements: readonly SvgElement[]): SvgElement =>
  el(
    'svg',
    { className: 'art', viewBox: viewBox.join(' '), 'aria-hidden': 'true', focusable: 'false' },
    ...(from === 'own' && defs.length > 0 ? [el('defs', {}, ...defs)] : []),
    ...elements,
  );

/** The SVG file of a picture's still part. */
export const stillSource = (picture: Picture): string => fileSource({ ...picture, elements: parted(picture.elements).still });

/** The SVG file of a piece, with the variables that it uses. It shows the day, and the night where its address ends in `#night`. */
export const fileSource = ({ viewBox: [x, y, width, height], elements }: Piece): string => {
  const content = [el('defs', {}, ...needed(elements)), ...elements].map(markup).join('');
  const used = variables().filter((variable) => content.includes(`var(${variable.slice(0, variable.indexOf(':'))})`));
  const at = (time: 'day' | 'night') => used.map((variable) => valueAt(variable, time)).join('');
  const style = `<style>:root{${at('day')}}:target{${at('night')}}</style>`;
  const size = `viewBox="${[x, y, width, height].join(' ')}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${NIGHT}" ${size}>${style}${content}</svg>\n`;
};

/** `--name: day;` of `--name: light-dark(day, night);`: the build gives engines without `light-dark()` another form of it in sheets, not in files. */
const valueAt = (variable: string, time: 'day' | 'night'): string =>
  variable.replace(/light-dark\(((?:[^(),]|\([^()]*\))*),\s*((?:[^(),]|\([^()]*\))*)\)/, time === 'day' ? '$1' : '$2');

const markup = ({ tag, attributes, children }: SvgElement): string => {
  // No motion in a file: the page could not stop it.
  const written = Object.entries(attributes)
    .filter(([key]) => key !== 'className')
    .map(([key, value]) => ` ${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`);
  return `<${tag}${written.join('')}>${children.map(markup).join('')}</${tag}>`;
};

/** The source of `DefinitionsArt`: shows nothing itself, holds what all pictures with shared definitions refer to. */
export const definitionsSource = (pictures: readonly Picture[]): string => {
  const elements = pictures.filter((picture) => picture.definitions === 'shared').flatMap((picture) => picture.elements);
  const svg = el(
    'svg',
    { className: 'art-definitions', width: 0, height: 0, 'aria-hidden': 'true', focusable: 'false' },
    el('defs', {}, ...needed(elements)),
  );
  return component('definitions', jsx(SHARED, svg));
};
