import { type LightningCSSOptions, preprocessCSS, resolveConfig } from 'vite';

/** One step of a selector as the CSS parser reads it: a name, a class, a pseudo-class with the selectors in it, a combinator. */
export interface Part {
  readonly type: string;
  readonly kind?: string;
  readonly name?: string;
  /** A combinator's. */
  readonly value?: string;
  readonly selectors?: readonly Selector[];
  readonly selector?: Selector;
}
export type Selector = readonly Part[];

export interface StyleRule {
  readonly line: number;
  /** As they stand for the whole: of a nested rule, with the selectors around it in the place of each `&`. */
  readonly selectors: readonly Selector[];
}

interface Rule {
  readonly value?: {
    readonly loc?: { readonly source_index: number; readonly line: number };
    readonly selectors?: readonly Selector[];
    readonly rules?: readonly Rule[];
  };
}

/** Every style rule of a sheet, by the parser that Vite has for CSS; what the sheet imports is not its own. */
export async function styleRules(path: string, css: string): Promise<StyleRule[]> {
  let rules: StyleRule[] = [];
  const visitor: LightningCSSOptions['visitor'] = {
    StyleSheet: (sheet) => {
      rules = within(sheet.rules as readonly Rule[]);
    },
  };
  const config = await resolveConfig({ configFile: false, css: { transformer: 'lightningcss', lightningcss: { visitor } } }, 'build');
  await preprocessCSS(css, path, config);
  return rules;
}

function within(rules: readonly Rule[], around: readonly Selector[] = []): StyleRule[] {
  return rules.flatMap(({ value = {} }) => {
    const { selectors, loc } = value;
    if (selectors === undefined) return within(value.rules ?? [], around);
    const whole = selectors.map((selector) => withParents(selector, around));
    const own = loc?.source_index === 0 ? [{ line: loc.line + 1, selectors: whole }] : [];
    return [...own, ...within(value.rules ?? [], whole)];
  });
}

/** `&` means any of the selectors around it. */
const withParents = (selector: Selector, around: readonly Selector[]): Selector =>
  selector.map((part) => {
    if (part.type === 'nesting') return { type: 'pseudo-class', kind: 'is', selectors: around };
    return part.selectors === undefined ? part : { ...part, selectors: part.selectors.map((inner) => withParents(inner, around)) };
  });
