const metaContent = (name: string): string | null => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;

/** Where the list of addresses that may come in during maintenance is; null: no maintenance (GATE-3, GATE-4). The server writes it into the page. */
export const maintenanceList = (): string | null => metaContent('maintenance-list');

/** Where the whole site stands instead (SHELL-4); null: here. */
export const externalSite = (): string | null => metaContent('external-site');
