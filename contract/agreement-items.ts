/** What has to be agreed to before an account is made, and what may be (AGR-1). */
export const REQUIRED_ITEMS = ['serviceTerms', 'privacyCollection', 'privacyThirdParty', 'age'] as const;
export const AGREEMENT_ITEMS = ['serviceTerms', 'privacyCollection', 'privacyThirdParty', 'marketing', 'age'] as const;
export type AgreementItem = (typeof AGREEMENT_ITEMS)[number];

export const isRequired = (item: AgreementItem): boolean => item !== 'marketing';
