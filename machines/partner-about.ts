/** What the partner says of itself in its registration; it may say none of it (PARTNER-3). */
export interface PartnerAbout {
  /** Address of its picture on the API’s host. */
  readonly logo?: string | undefined;
  readonly purpose?: string | undefined;
  /** How long it keeps what it learns. */
  readonly retention?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly contact?: string | undefined;
}
