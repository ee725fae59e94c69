import samlify from 'samlify';
import { generate } from 'selfsigned';

// The library wants a check by schema; what it reads here was made in this process.
samlify.setSchemaValidator({ validate: async () => 'made here' });

type ServiceProvider = ReturnType<typeof samlify.ServiceProvider>;

/** An answer as the school’s page posts it: base64 of a signed assertion. */
export interface SamlAnswer {
  readonly SAMLResponse: string;
  readonly RelayState: string;
}

/** A school that speaks SAML 2.0 alone: redirect binding in, POST binding out, assertions signed with a key of its own. */
export async function samlSchool(entityID: string, signInUrl: string) {
  const { private: privateKey, cert } = await generate([{ name: 'commonName', value: entityID }], { keySize: 2048 });
  const provider = samlify.IdentityProvider({
    entityID,
    privateKey,
    signingCert: cert,
    nameIDFormat: [samlify.Constants.namespace.format.persistent],
    singleSignOnService: [{ Binding: samlify.Constants.namespace.binding.redirect, Location: signInUrl }],
    // The library warns where none is named; nothing is sent there.
    singleLogoutService: [{ Binding: samlify.Constants.namespace.binding.redirect, Location: signInUrl }],
  });
  return {
    provider,
    /** `person`: the name ID, which means something to this school alone. */
    async answer(proxy: ServiceProvider, query: Readonly<Record<string, string>>, person: string): Promise<SamlAnswer> {
      const request = await provider.parseLoginRequest(proxy, 'redirect', { query });
      const { context } = await provider.createLoginResponse(proxy, { extract: request.extract }, 'post', { email: person });
      return { SAMLResponse: context, RelayState: query.RelayState ?? '' };
    },
  };
}

export type SamlSchool = Awaited<ReturnType<typeof samlSchool>>;
