import type { OauthClient } from '../oauth/clients.ts';

/** The demonstration partner, which signs in as the meeting type does. */
export const DEMO_CLIENT = 'demo-partner';
export const RETURN_PATH = '/signed-in';
/** A demonstration of the platform's own clients, which sign in at `/sso/auth` (ROUTE-5). */
export const DEMO_PLATFORM_CLIENT = 'demo-platform';
export const PLATFORM_RETURN_PATH = '/signed-in/platform';

/** A demonstration of a partner that speaks OpenID Connect (PARTNER-1). */
export const DEMO_OPENID_CLIENT = 'demo-openid';
export const OPENID_RETURN_PATH = '/signed-in/openid';

export const DEMO_CLIENTS = [DEMO_CLIENT, DEMO_PLATFORM_CLIENT, DEMO_OPENID_CLIENT] as const;

/** The registrations of all. The gateway asks people before they continue to a partner, but not to the platform's own client (GW-6). */
export const demoClients = (partnerUrl: string, secret: string): readonly OauthClient[] => [
  { id: DEMO_CLIENT, name: 'Demo partner', secret, redirectUris: [`${partnerUrl}${RETURN_PATH}`] },
  {
    id: DEMO_PLATFORM_CLIENT,
    name: 'Demo platform',
    secret,
    redirectUris: [`${partnerUrl}${PLATFORM_RETURN_PATH}`],
    firstParty: true,
  },
  {
    id: DEMO_OPENID_CLIENT,
    name: 'Demo OpenID partner',
    secret,
    redirectUris: [`${partnerUrl}${OPENID_RETURN_PATH}`],
    tokenEndpointAuthMethod: 'client_secret_basic',
  },
];

/** What a meeting partner wants back untouched. */
const RETURN_VALUE = 'room=42&lang=한국어 ✓';

interface Places {
  readonly siteUrl: string;
  readonly partnerUrl: string;
}

/** Where each way begins at the partner, which makes a state of its own for it (PARTNER-1). */
export const LOG_IN_PATHS = { meeting: '/log-in/meeting', platform: '/log-in/platform', openid: '/log-in/openid' } as const;

/** The two ways through the gateway (ROUTE-5); without a state, as the specification has them. */
export function gatewayLinks({ siteUrl, partnerUrl }: Places) {
  return {
    meeting: withQuery(`${siteUrl}/sso`, {
      clientId: DEMO_CLIENT,
      returnUrl: `${partnerUrl}${RETURN_PATH}`,
      returnValue: RETURN_VALUE,
    }),
    platform: withQuery(`${siteUrl}/sso/auth`, {
      clientId: DEMO_PLATFORM_CLIENT,
      returnUrl: `${partnerUrl}${PLATFORM_RETURN_PATH}`,
    }),
  };
}

/** Requests that the gateway has to refuse, each with one thing wrong (GW-1, GW-5). */
export function wrongLinks({ siteUrl, partnerUrl }: Places): readonly { readonly label: string; readonly url: string }[] {
  const good = `${partnerUrl}${RETURN_PATH}`;
  const { host } = new URL(partnerUrl);
  const returnTo = (label: string, returnUrl: string) => ({
    label,
    url: withQuery(`${siteUrl}/sso/auth`, { clientId: DEMO_CLIENT, returnUrl }),
  });
  return [
    { label: 'clientId —', url: withQuery(`${siteUrl}/sso/auth`, { returnUrl: good }) },
    { label: 'returnUrl —', url: withQuery(`${siteUrl}/sso/auth`, { clientId: DEMO_CLIENT }) },
    { label: 'clientId —, returnUrl —', url: `${siteUrl}/sso` },
    { label: 'clientId stranger', url: withQuery(`${siteUrl}/sso/auth`, { clientId: 'stranger', returnUrl: good }) },
    returnTo(`${RETURN_PATH}/other`, `${good}/other`),
    returnTo('?x=1', `${good}?x=1`),
    returnTo('#fragment', `${good}#fragment`),
    returnTo('http://partner.example', 'http://partner.example/signed-in'),
    returnTo('user@host', `http://madang@${host}${RETURN_PATH}`),
    returnTo('//evil.example', '//evil.example'),
    returnTo('/\\evil.example', '/\\evil.example'),
    returnTo('javascript:', 'javascript:alert(1)'),
    returnTo('data:', 'data:text/html,hello'),
  ];
}

const withQuery = (url: string, query: Readonly<Record<string, string>>): string => `${url}?${new URLSearchParams(query)}`;
