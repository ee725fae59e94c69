import { definitions } from './definitions.ts';
import { variables } from './materials.ts';
import { BREATHING, isMoving } from './motion.ts';
import type { Picture } from './picture.ts';
import { el, type SvgElement } from './svg.ts';

/**
 * The file of a picture, with the definitions and colours that it uses. The fragment `#night` of its address shows its night; without it, it is a day.
 * It could follow the `color-scheme` of its image by itself, but WebKit shows it
 * in light colours then, whatever theme was chosen.
 */
export const fileOf = ({ viewBox: [x, y, width, height], elements }: Picture): string => {
  const defs = needed(elements);
  const content = [...(defs.length > 0 ? [el('defs', {}, ...defs)] : []), ...elements].map(markup).join('');
  const style = styleOf(content);
  const size = `viewBox="${[x, y, width, height].join(' ')}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="night" ${size}>${style === '' ? '' : `<style>${style}</style>`}${content}</svg>\n`;
};

function styleOf(content: string): string {
  const used = variables().filter(({ name }) => content.includes(`var(${name})`));
  const at = (time: 'day' | 'night') => used.map((variable) => `${variable.name}:${variable[time]};`).join('');
  const isOfClass = (name: string) => content.includes(`class="${name}"`);
  return [
    used.length > 0 ? `:root{${at('day')}}:target{${at('night')}}` : '',
    isOfClass('raised') ? '.raised{filter:drop-shadow(0 6px 10px #2a1a6630)}' : '',
    isOfClass('breathe') ? BREATHING : '',
  ].join('');
}

/** How what moves looks while it stands still. */
const AT_REST: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  pulse: { opacity: 0.25 },
  flow: { strokeDasharray: '3 9' },
};

const markup = (element: SvgElement): string => {
  const { tag, children } = element;
  const { className, ...rest } = element.attributes;
  const attributes = {
    ...(className !== undefined && !isMoving(element) ? { class: className } : {}),
    ...rest,
    ...AT_REST[String(className)],
  };
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key === 'viewBox' ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
  );
  const open = `<${tag}${written.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.map(markup).join('')}</${tag}>`;
};

const REFERENCE = /url\(#([^)]+)\)|^#(.+)$/;

const referencedBy = (element: SvgElement): string[] => [
  ...Object.entries(element.attributes).flatMap(([key, value]) => {
    // A colour like `#fff` is no reference.
    const match = key === 'href' || String(value).startsWith('url(') ? REFERENCE.exec(String(value)) : null;
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
