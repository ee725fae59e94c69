import type * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import type { clientAbout } from '#contract/schemas.ts';
import type { Texts } from '../languages.ts';
import { PARTNER_LOGOS } from './logos.ts';

/** What a partner says of itself in its registration, besides its purpose (PARTNER-3). */
export interface ClientStatements {
  /** How long it keeps what it learns, in each language. */
  readonly retention?: Texts | undefined;
  readonly privacyUrl?: string | undefined;
  /** The email address for questions about it. */
  readonly contact?: string | undefined;
}

/** As `registerClient` writes it: JSON, with one text a language. */
export interface SaidByClient {
  readonly purpose: string | null;
  readonly about: string | null;
}

interface StoredClient extends SaidByClient {
  /** The name of its picture among `PARTNER_LOGOS`. */
  readonly logo: string | null;
}

const statementsOf = ({ about }: SaidByClient): ClientStatements => (about === null ? {} : JSON.parse(about));

export const purposeIn = ({ purpose }: SaidByClient, language: Language): string | undefined =>
  purpose === null ? undefined : JSON.parse(purpose)[language];

/**
 * What is shown of a partner, in the person's language; `undefined` where its registration says nothing.
 * @param agreed what a consent was given to, where it may be another text than that of now: addresses are those of now, which lead somewhere
 */
export function aboutClient(
  client: StoredClient,
  language: Language,
  agreed: SaidByClient = client,
): z.infer<typeof clientAbout> | undefined {
  const { privacyUrl, contact } = statementsOf(client);
  const purpose = purposeIn(agreed, language);
  const retention = statementsOf(agreed).retention?.[language];
  const about = {
    ...(client.logo !== null && { logo: `${PARTNER_LOGOS}/${client.logo}` }),
    ...(purpose !== undefined && { purpose }),
    ...(retention !== undefined && { retention }),
    ...(privacyUrl !== undefined && { privacyUrl }),
    ...(contact !== undefined && { contact }),
  };
  return Object.keys(about).length === 0 ? undefined : about;
}
