import type * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import type { clientAbout } from '#contract/schemas.ts';
import type { Texts } from '../languages.ts';

/** What a partner says of itself in its registration, besides its purpose (PARTNER-3). */
export interface ClientStatements {
  /** How long it keeps what it learns, in each language. */
  readonly retention?: Texts | undefined;
  readonly privacyUrl?: string | undefined;
  /** The email address for questions about it. */
  readonly contact?: string | undefined;
}

interface StoredClient {
  readonly purpose: string | null;
  readonly about: string | null;
}

/** Written by `registerClient`: one text a language. */
export const purposeIn = (stored: string, language: Language): string => JSON.parse(stored)[language];

/** What the consent shows of a partner, in the person's language; `undefined` where its registration says nothing. */
export function aboutClient({ purpose, about }: StoredClient, language: Language): z.infer<typeof clientAbout> | undefined {
  if (purpose === null && about === null) return undefined;
  const { retention, privacyUrl, contact }: ClientStatements = about === null ? {} : JSON.parse(about);
  return {
    ...(purpose !== null && { purpose: purposeIn(purpose, language) }),
    ...(retention !== undefined && { retention: retention[language] }),
    ...(privacyUrl !== undefined && { privacyUrl }),
    ...(contact !== undefined && { contact }),
  };
}
