import type { Provider } from 'oidc-provider';

/** The door that speaks OpenID Connect (PARTNER-1). */
export interface OpenidDoor {
  /** Made at the first request: its library and its keys are nothing that a start should wait for. */
  provider(): Promise<Provider>;
}
