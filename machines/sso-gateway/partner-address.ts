export interface PartnerParameters {
  /** The fixed label and key of the meeting type (GW-3); null for the platform's own clients. */
  readonly partner: { readonly id: string; readonly key: string } | null;
  readonly returnValue: string | null;
  /** The partner's own; null where it sent none (PARTNER-1). */
  readonly state: string | null;
}

/** Where the gateway leaves for: what the address has already is kept, what is ours replaces what goes by the same name (GW-2, GW-3). */
export function partnerAddress(returnUrl: string, code: string, { partner, returnValue, state }: PartnerParameters): string {
  const url = new URL(returnUrl);
  url.searchParams.set('code', code);
  if (state !== null) url.searchParams.set('state', state);
  if (partner !== null) {
    url.searchParams.set('partner_id', partner.id);
    url.searchParams.set('key', partner.key);
    if (returnValue !== null) url.searchParams.set('returnValue', returnValue);
  }
  return url.href;
}
