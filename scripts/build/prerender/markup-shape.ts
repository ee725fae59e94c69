import { shapeOf } from '#src/app/start/drawn-shape.ts';

const PARTS = /<!--.*?-->|<\/?([^\s/>]+)[^>]*>|[^<]+/gs;
/** Elements of HTML that have no end. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The shape of markup that React has written, as `isAsDrawn` finds it in the page. */
export const shapeOfMarkup = (markup: string): string => shapeOf(partsOf(markup));

function* partsOf(markup: string): Generator<string> {
  for (const [part, name] of markup.matchAll(PARTS)) {
    if (part.startsWith('<!--')) continue;
    if (name === undefined) yield part.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    else if (part.startsWith('</')) yield '>';
    else yield VOID.has(name) ? `<${name}>` : `<${name}`;
  }
}
