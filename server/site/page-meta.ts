import type { Settings } from '../../contract/settings.ts';
import { edited, elementsOf } from './html-source.ts';

/** What a page is told by elements of its head; what is `undefined` is not said. */
export interface PageMeta {
  readonly settings: Settings | undefined;
  /** Where the list of those who may come in during maintenance is (GATE-3). Without maintenance the page asks nothing (GATE-4). */
  readonly maintenanceListUrl: string | undefined;
  /** Where the whole site stands instead (SHELL-4). */
  readonly externalSite: string | undefined;
}

const NAMES = ['settings', 'maintenance-list', 'external-site'];

/**
 * A function that writes it into a document, in the place of what was written before: ahead of every script, and behind the character set,
 * which browsers look for in the first 1024 bytes only.
 */
export function metaWriter({ settings, maintenanceListUrl, externalSite }: PageMeta): (document: string) => string {
  const contents = [JSON.stringify(settings), maintenanceListUrl, externalSite];
  const written = NAMES.map((name, index) => element(name, contents[index])).join('');
  return (document) => {
    // Nothing of it stands further down, and a page has 200 kB.
    const elements = elementsOf(document.split('</head>', 1).join());
    const metas = elements.filter(({ name }) => name === 'meta');
    const former = metas.filter(({ attributes }) => NAMES.includes(attributes.get('name')?.value ?? ''));
    const place =
      metas.find(({ attributes }) => attributes.has('charset'))?.end ?? elements.find(({ name }) => name === 'head')?.content.start;
    const edits = former.map((span) => ({ ...span, text: '' }));
    return edited(document, place === undefined ? edits : [{ start: place, end: place, text: written }, ...edits]);
  };
}

/** The providers' return page is told its languages, where the operator has chosen them, and nothing else. */
export const callbackWriter = ({ languages }: Settings): ((document: string) => string) =>
  metaWriter({ settings: languages && { languages }, maintenanceListUrl: undefined, externalSite: undefined });

const element = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="${name}" content="${escaped(content)}">`;

/** A `<` could be taken for a script by who looks for the scripts to be allowed. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
