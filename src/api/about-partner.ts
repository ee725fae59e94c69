import { parseUrl } from '#contract/parse-url.ts';
import type { PartnerAbout } from '#machines/partner-about.ts';
import { cleanText } from './clean-text.ts';
import type { Client } from './client.ts';

/**
 * The partner's own words, as plain ones; what has nothing visible is left out. The address of its privacy policy is one of the web already. Its logo
 * is a path of the API's host: a person who only looks asks nothing of the partner (PARTNER-3).
 */
export function aboutPartner(said: PartnerAbout | undefined, client: Pick<Client, 'baseUrl'>): PartnerAbout | undefined {
  const { logo, purpose, retention, privacyUrl, contact } = said ?? {};
  const words = Object.entries({ purpose, retention, contact }).flatMap(([field, text]) => {
    const plain = cleanText(text ?? '');
    return plain === '' ? [] : [[field, plain]];
  });
  const logoUrl = logoAddress(logo, client);
  const about = {
    ...Object.fromEntries(words),
    ...(privacyUrl !== undefined && { privacyUrl }),
    ...(logoUrl !== undefined && { logo: logoUrl }),
  };
  return Object.keys(about).length === 0 ? undefined : about;
}

const logoAddress = (path: string | undefined, { baseUrl }: Pick<Client, 'baseUrl'>): string | undefined =>
  path !== undefined && /^\/[^/\\]/.test(path) ? (parseUrl(path, baseUrl)?.href ?? path) : undefined;
