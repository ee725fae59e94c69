import { type Settings, settings } from '#contract/settings.ts';

const metaContent = (name: string): string | null => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;

/** Where the list of addresses that may come in during maintenance is; null: no maintenance (GATE-3, GATE-4). The server writes it into the page. */
export const maintenanceList = (): string | null => metaContent('maintenance-list');

/** Where the whole site stands instead (SHELL-4); null: here. */
export const externalSite = (): string | null => metaContent('external-site');

/** What the operator has set; nothing where it is malformed, since the page must stand all the same (SHELL-5). */
export function pageSettings(): Settings {
  const written = metaContent('settings');
  if (written === null) return {};
  const { success, data } = settings.safeParse(parsed(written));
  if (!success) console.warn('The settings in this page are malformed, so the built-in ones serve.');
  return success ? data : {};
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
