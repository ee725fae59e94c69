import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import samlify from 'samlify';
import { loadOpenidLibrary } from '#server/openid/library.ts';
import { createStore } from '#server/providers/stand-ins/store.ts';
import { hintOf, type School } from '#server/schools/school.ts';
import { type SamlSchool, samlSchool } from './saml-school.ts';

interface NodeEnv {
  readonly Bindings: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
}

export const CLIENT = { id: 'madang', secret: randomBytes(24).toString('base64url') } as const;
const HINT = 'aarc_idp_hint';
const CLAIM = 'schac_home_organization';

/**
 * A proxy as an operator of a federation runs it (Satosa, SimpleSAMLphp): OpenID Connect towards the product, SAML 2.0 towards the schools, which it is
 * told by `aarc_idp_hint` or asks for. Each school has a sign-in page of its own here.
 */
export class SamlProxy {
  readonly #app = new Hono<NodeEnv>();
  readonly #server = createAdaptorServer({ fetch: this.#app.fetch }) as Server;
  readonly #schools = new Map<string, SamlSchool>();
  /** The ID of the request that was sent, and to which school, by interaction. */
  readonly #asked = new Map<string, { readonly id: string; readonly entityID: string }>();
  /** The subject is the name ID alone, as some proxies have it: only the claim tells two schools apart. */
  readonly #schoolOf = new Map<string, string>();
  #url = '';

  /** Its address is needed before the product’s is known. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    const address = this.#server.address();
    this.#url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    return this.#url;
  }

  async serve(schools: readonly School[], redirectUri: string): Promise<void> {
    for (const school of schools)
      this.#schools.set(hintOf(school), await samlSchool(hintOf(school), `${this.#url}/schools/${school.code}/sign-in`));
    const consumerUrl = `${this.#url}/saml/consumer`;
    const proxy = samlify.ServiceProvider({
      entityID: `${this.#url}/saml`,
      wantAssertionsSigned: true,
      assertionConsumerService: [{ Binding: samlify.Constants.namespace.binding.post, Location: consumerUrl }],
    });
    const issuer = await this.#issuer(redirectUri);
    /** Name IDs that schools have sent, by interaction. */
    const proven = new Map<string, string>();

    const send = (uid: string, entityID: string): string => {
      const school = this.#schools.get(entityID);
      if (school === undefined) throw new Error(`no school of this federation: ${entityID}`);
      const { id, context } = proxy.createLoginRequest(school.provider, 'redirect');
      this.#asked.set(uid, { id, entityID });
      return `${context}&${new URLSearchParams({ RelayState: uid })}`;
    };
    this.#app.get('/choose/:uid', async (c) => {
      const { params } = await issuer.interactionDetails(c.env.incoming, c.env.outgoing);
      const hint = params[HINT];
      if (typeof hint === 'string') return c.redirect(send(c.req.param('uid'), hint));
      return c.html(
        `<form method="post">${[...this.#schools.keys()].map((entityID) => `<button name="school" value="${entityID}">`)}</form>`,
      );
    });
    this.#app.post('/choose/:uid', async (c) => {
      const { school } = await c.req.parseBody();
      return c.redirect(send(c.req.param('uid'), `${school}`), 303);
    });
    for (const school of schools) {
      const path = `/schools/${school.code}/sign-in`;
      this.#app.get(path, (c) => c.html(`<h1>${school.code}</h1><form method="post"><input name="person"></form>`));
      this.#app.post(path, async (c) => {
        const { person } = await c.req.parseBody();
        const answer = await this.#schools.get(hintOf(school))?.answer(proxy, c.req.query(), `${person}`);
        const inputs = Object.entries(answer ?? {}).map(([name, value]) => `<input name="${name}" value="${value}">`);
        return c.html(`<form method="post" action="${consumerUrl}">${inputs.join('')}</form>`);
      });
    }
    this.#app.post('/saml/consumer', async (c) => {
      const { SAMLResponse, RelayState } = await c.req.parseBody();
      const uid = `${RelayState}`;
      const asked = this.#asked.get(uid);
      const school = this.#schools.get(asked?.entityID ?? '');
      if (asked === undefined || school === undefined) return c.text('nothing was asked', 400);
      const { extract } = await proxy.parseLoginResponse(school.provider, 'post', { body: { SAMLResponse } });
      const { nameID, response, audience } = extract;
      if (nameID === undefined || response?.inResponseTo !== asked.id || audience !== proxy.entityMeta.getEntityID())
        return c.text('no answer to what was asked', 400);
      proven.set(uid, nameID);
      this.#schoolOf.set(nameID, asked.entityID);
      return c.redirect(`/choose/${uid}/done`, 303);
    });
    // A page of another site posted the answer: the cookies of the sign-in come with this request alone.
    this.#app.get('/choose/:uid/done', async (c) => {
      const login = { accountId: proven.get(c.req.param('uid')) ?? '' };
      return c.redirect(await issuer.interactionResult(c.env.incoming, c.env.outgoing, { login }), 303);
    });
    this.#app.all('*', async (c) => {
      await issuer.callback()(c.env.incoming, c.env.outgoing);
      return RESPONSE_ALREADY_SENT;
    });
  }

  async #issuer(redirectUri: string): Promise<Provider> {
    const { Provider, interactionPolicy } = await loadOpenidLibrary();
    const policy = interactionPolicy.base();
    policy.remove('consent');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return new Provider(this.#url, {
      adapter: createStore(),
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'EC', alg: 'ES256', use: 'sig', kid: 'saml-proxy' }] },
      ttl: { AccessToken: 600, Grant: 3600, IdToken: 600, Interaction: 600, Session: 3600 },
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          token_endpoint_auth_method: 'client_secret_post',
          id_token_signed_response_alg: 'ES256',
          redirect_uris: [redirectUri],
        },
      ],
      cookies: { keys: [CLIENT.secret] },
      interactions: { policy, url: (_, { uid }) => `/choose/${uid}` },
      features: { devInteractions: { enabled: false } },
      extraParams: [HINT],
      claims: { openid: ['sub', CLAIM] },
      conformIdTokenClaims: false,
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, [CLAIM]: this.#schoolOf.get(accountId) }),
      }),
      async loadExistingGrant(ctx) {
        const { session, client } = ctx.oidc;
        if (session?.accountId === undefined || client === undefined) return undefined;
        const grant = new ctx.oidc.provider.Grant({ accountId: session.accountId, clientId: client.clientId });
        grant.addOIDCScope('openid profile email');
        await grant.save();
        return grant;
      },
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
