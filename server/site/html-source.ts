import { html as names, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A part of a text, from the first character to behind the last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element of HTML, by where it stands in the text of its document. */
export interface ElementSource extends Span {
  readonly name: string;
  /** What stands between its tags. */
  readonly content: Span;
  readonly attributes: ReadonlyMap<string, Span & { readonly value: string }>;
}

/**
 * The elements of a document as a browser finds them (HTML, 13.2), in the order of their start tags; those of SVG are left out, but for
 * `style`, which holds for the page. Elements that have no tags in the text are left out, too.
 */
export function elementsOf(html: string): readonly ElementSource[] {
  const found: ElementSource[] = [];
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node && (node.namespaceURI === names.NS.HTML || node.tagName === 'style')) {
      const source = sourceOf(node);
      if (source !== undefined) found.push(source);
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

function sourceOf({ tagName, attrs, sourceCodeLocation: place }: Tree.Element): ElementSource | undefined {
  if (place?.startTag === undefined) return undefined;
  const { startOffset: start, endOffset: end, startTag, endTag } = place;
  return {
    name: tagName,
    start,
    end,
    content: { start: startTag.endOffset, end: endTag?.startOffset ?? end },
    attributes: new Map(
      attrs.map(({ name, value }) => {
        const at = place.attrs?.[name];
        return [name, { value, start: at?.startOffset ?? start, end: at?.endOffset ?? start }];
      }),
    ),
  };
}

export const textOf = (html: string, { start, end }: Span): string => html.slice(start, end);

export interface Edit extends Span {
  readonly text: string;
}

/** The text with each span replaced; all else stays as it is, to the character. Spans must not overlap. */
export function edited(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    pieces.push(html.slice(from, start), text);
    from = end;
  }
  return [...pieces, html.slice(from)].join('');
}
