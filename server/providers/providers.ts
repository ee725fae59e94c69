import type { MethodCode } from '#contract/methods.ts';
import { appleProvider } from './apple.ts';
import { oauthProvider } from './oauth.ts';
import { openIdProvider } from './openid.ts';
import type { Provider, Providers } from './provider.ts';
import { type OpenIdSettings, PROVIDER_CODES, type ProviderCode, type ProvidersSettings } from './provider-settings.ts';

/** ROUTE-4: one return address for each provider, so that no answer can be taken for another provider's (RFC 9700, 4.4.2.2). */
export const callbackUrl = (siteUrl: string, code: MethodCode): string => `${siteUrl}/callback/${code}`;

function openId(code: ProviderCode, settings: OpenIdSettings, redirectUri: string, clock: () => number): Provider {
  const provider = openIdProvider(settings, redirectUri, clock);
  return code === 'apple' ? appleProvider(provider, settings, clock) : provider;
}

/** `clock`: ms since the epoch. */
export function createProviders(settings: ProvidersSettings, siteUrl: string, clock: () => number): Providers {
  const providers = new Map<MethodCode, Provider>();
  for (const code of PROVIDER_CODES) {
    const one = settings[code];
    if (one === undefined) continue;
    const redirectUri = callbackUrl(siteUrl, code);
    providers.set(code, one.shape === 'openid' ? openId(code, one, redirectUri, clock) : oauthProvider(one, redirectUri));
  }
  return providers;
}
