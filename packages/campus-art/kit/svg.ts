/** A drawing as plain data: made by the kit, written out as JSX by `document.ts`. Attribute names are React's (`strokeWidth`). */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly SvgElement[];
}

export type Attributes = Readonly<Record<string, string | number>>;

export const el = (tag: string, attributes: Attributes = {}, ...children: readonly SvgElement[]): SvgElement => ({
  tag,
  attributes,
  children,
});

export const group = (attributes: Attributes, ...children: readonly SvgElement[]): SvgElement => el('g', attributes, ...children);

/** A tenth of a pixel is as fine as an eye can see, and keeps the files small. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;
