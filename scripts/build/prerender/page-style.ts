import Beasties from 'beasties';

/** Puts the rules of `style` that a page uses into its head; whole sheets come with the application. */
export async function withStyle(html: string, style: string): Promise<string> {
  const used = await usedStyle(html, style);
  return html.replace('</head>', () => `<style>${used}</style></head>`);
}

/** The rules of `style` that match something in the page. */
async function usedStyle(html: string, style: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    logLevel: 'warn',
    // What the boot script sets on the root, what cannot be matched without a browser, and the page behind an open popup.
    allowRules: [/\[data-(theme|session|waiting|whole)/, /:lang\(/, /dialog:modal/],
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
