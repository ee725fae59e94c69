import Beasties from 'beasties';
import postcss from 'postcss';

/** The first screen ends here, and the style of what is below it goes in here: `StylesBelow` of a landing page. */
const STYLES_BELOW = /<svg data-style="" aria-hidden="true">(?=<\/svg>)/;

/** What holds for the whole page and comes before every component (`src/ui/styles`). */
const GENERAL = ['reset', 'tokens', 'base'];

/**
 * Puts the rules of `style` that a page uses into it; whole sheets come with the application. Of components, only those that the first
 * screen needs stand before it, and after it all of them again, in their order, so that the rest looks as it would with one sheet: repeated,
 * they compress to nothing. What is general stands there once: a rule about every element that comes again has every element styled again.
 */
export async function withStyle(html: string, style: string): Promise<string> {
  const fold = endOfFirstScreen(html);
  const all = await usedStyle(html, style);
  if (fold === undefined) return withHeadStyle(html, all);
  const first = await usedStyle(`${html.slice(0, fold)}</svg></main></div></body></html>`, style);
  const [general, components] = parted(all);
  const [, componentsOfFirst] = parted(first);
  return withHeadStyle(`${html.slice(0, fold)}<style>${plainStyle(components)}</style>${html.slice(fold)}`, general + componentsOfFirst);
}

/** The general rules, with the order of the layers, and the others. */
function parted(style: string): [general: string, others: string] {
  const [general, others] = [postcss.parse(style), postcss.parse(style)];
  const isGeneral = (node: postcss.ChildNode) =>
    node.type === 'atrule' && node.name === 'layer' && (node.nodes === undefined || GENERAL.includes(node.params));
  general.each((node) => void (isGeneral(node) || node.remove()));
  others.each((node) => void (isGeneral(node) && node.remove()));
  // It goes on with others.
  general.raws.semicolon = true;
  return [general.toString(), others.toString()];
}

/**
 * For a style within the body: HTML allows it in an SVG alone, where it holds for the whole page as well (SVG 2, 6.2). Markup is read in there,
 * so what would begin some is written otherwise; an escape would not do, since the policy's hash is that of the text as it stands.
 * @throws Error for a style that cannot be written without `<` or `&`
 */
function plainStyle(style: string): string {
  const plain = style.replace(/\(([^()<>]+)(<=?)([^()<>]+)(?:(<=?)([^()<>]+))?\)/g, (_, low, first, middle, second, high) =>
    second === undefined ? `(${middle}${turned(first)}${low})` : `(${high}${turned(second)}${middle}${turned(first)}${low})`,
  );
  if (/[<&]/.test(plain)) throw new Error(`a style in the body must be without < and &: ${/.{0,60}[<&].{0,60}/.exec(plain)?.[0]}`);
  return plain;
}

const turned = (comparison: string): string => comparison.replace('<', '>');

const withHeadStyle = (html: string, style: string): string => html.replace('</head>', () => `<style>${style}</style></head>`);

function endOfFirstScreen(html: string): number | undefined {
  const place = STYLES_BELOW.exec(html);
  return place === null ? undefined : place.index + place[0].length;
}

/** The rules of `style` that match something in the page. */
async function usedStyle(html: string, style: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    logLevel: 'warn',
    // What is put into the page afterwards, what the boot script sets on the root, what cannot be matched without a browser, and the page behind an open popup.
    allowRules: [/\[data-style\]/, /\[data-(theme|session|waiting|in-parts)/, /:lang\(/, /dialog:modal/],
  });
  const ownStyles = /<style>.*?<\/style>/gs;
  const processed = await beasties.process(html.replace(ownStyles, '').replace('</head>', () => `<style>${style}</style></head>`));
  const [used = ''] = processed.match(ownStyles) ?? [];
  return used.slice('<style>'.length, -'</style>'.length);
}

/** Without comments and needless spaces. */
export const compact = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')
    .trim();
