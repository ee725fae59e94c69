import { type AgreementItem, REQUIRED_ITEMS } from './agreement-items.ts';
import type { DocumentName } from './documents.ts';

export interface TextVersion {
  /** ISO 8601: the day since when the text is in force (LEGAL-2). */
  readonly version: string;
  /**
   * The oldest version whose agreement still counts. A change that is only announced leaves it as it is, because silence is consent
   * (LEGAL-1); a change that needs a new agreement sets it to the new version (AGR-5).
   */
  readonly agreedSince: string;
}

const FIRST: TextVersion = { version: '2022-11-30', agreedSince: '2022-11-30' };
/** In favour of the reader, so announced 15 days before and not asked for again: what one does in the profile needs no call (LEGAL-1). */
const OWN_PROFILE: TextVersion = { version: '2026-12-16', agreedSince: FIRST.agreedSince };

/** The versions of the legal texts and of the age declaration, for the pages and for the server. */
export const TEXT_VERSIONS: Readonly<Record<DocumentName | AgreementItem, TextVersion>> = {
  serviceTerms: OWN_PROFILE,
  privacyPolicy: OWN_PROFILE,
  privacyCollection: FIRST,
  privacyThirdParty: FIRST,
  marketing: OWN_PROFILE,
  age: FIRST,
};

/** Can an agreement to this version of an item be recorded now? */
export const isAcceptedVersion = (item: AgreementItem, version: string, versions = TEXT_VERSIONS): boolean =>
  version >= versions[item].agreedSince && version <= versions[item].version;

/**
 * The required items that have to be agreed to, in the order of the popup (AGR-5). `agreed` has the newest agreed version of each item.
 * Marketing is optional: it is due by its time, not by its text (`server/accounts/agreements.ts`).
 */
export const dueItems = (
  agreed: Readonly<Partial<Record<AgreementItem, string>>>,
  versions: Readonly<Record<AgreementItem, TextVersion>> = TEXT_VERSIONS,
): readonly AgreementItem[] => REQUIRED_ITEMS.filter((item) => (agreed[item] ?? '') < versions[item].agreedSince);
