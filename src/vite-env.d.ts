interface ImportMetaEnv {
  /** The parent domain whose subdomains share the access token (STORE-1). */
  readonly VITE_COOKIE_DOMAIN?: string;
}
