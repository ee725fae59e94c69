/** Where the door stands on the site; the issuer's path (RFC 8414, 2). */
export const OPENID_PATH = '/oidc';
export const issuerOf = (siteUrl: string): string => `${siteUrl}${OPENID_PATH}`;
