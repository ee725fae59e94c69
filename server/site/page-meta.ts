import type { Settings } from '#contract/settings.ts';

/** What elements of its head tell a page; `undefined` has no element. */
export interface PageMeta {
  readonly settings: Settings | undefined;
  /** Where the list of those who may come in during maintenance is (GATE-3). Without maintenance the page asks nothing (GATE-4). */
  readonly maintenanceListUrl: string | undefined;
  /** Where the whole site stands instead (SHELL-4). */
  readonly externalSite: string | undefined;
}

const NAMES = ['settings', 'maintenance-list', 'external-site'];
const FORMER = new RegExp(`<meta name="(?:${NAMES.join('|')})" content="[^"]*">`, 'g');

/**
 * A function that writes it into a document, in the place of what was written before: ahead of every script, and behind the character set,
 * which browsers look for in the first 1024 bytes only.
 */
export function metaWriter({ settings, maintenanceListUrl, externalSite }: PageMeta): (document: string) => string {
  const contents = [JSON.stringify(settings), maintenanceListUrl, externalSite];
  const written = NAMES.map((name, index) => element(name, contents[index])).join('');
  return (document) => {
    const plain = document.replace(FORMER, '');
    const [before] = /^[\s\S]*?<meta charset[^>]*>/i.exec(plain) ?? /^[\s\S]*?<head>/i.exec(plain) ?? [];
    return before === undefined ? plain : `${before}${written}${plain.slice(before.length)}`;
  };
}

/** The providers' return page gets its languages, where the operator has chosen them, and nothing else. */
export const callbackWriter = ({ languages }: Settings): ((document: string) => string) =>
  metaWriter({ settings: languages && { languages }, maintenanceListUrl: undefined, externalSite: undefined });

const element = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="${name}" content="${escaped(content)}">`;

/** A `<` could be taken for a script by who looks for the scripts to be allowed. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
