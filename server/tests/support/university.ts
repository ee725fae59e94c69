import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Configuration, JWK, Provider } from 'oidc-provider';
import { loadOpenidLibrary } from '#server/openid/library.ts';

export type Registration = NonNullable<Configuration['clients']>[number];

/** s: a token is over when the product, whose clock is two minutes ahead, first sees it. */
const ID_TOKEN_SECONDS = 60;

/** The identity server of a university as others wrote it: `oidc-provider` with the defaults, pages and consent of its own, on a port of its own. */
export class University {
  #provider: Provider | undefined;
  readonly #server = createServer((incoming, outgoing) => void this.#provider?.callback()(incoming, outgoing));
  #clients: Registration[] = [];
  port = 0;

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its address is needed before the product’s is known. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  async serve(clients: Registration[]): Promise<void> {
    this.#clients = clients;
    await this.rotateKey();
  }

  /** Starts the provider anew with another signing key alone; what it knows of people is kept. */
  async rotateKey(): Promise<void> {
    const { Provider } = await loadOpenidLibrary();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key: JWK = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', alg: 'RS256', use: 'sig', kid: randomBytes(6).toString('hex') };
    const { warn, info } = console;
    // It says that its pages and its memory are for development.
    Object.assign(console, { warn: () => {}, info: () => {} });
    try {
      this.#provider = new Provider(this.issuer, {
        clients: this.#clients,
        jwks: { keys: [key] },
        cookies: { keys: [randomBytes(24).toString('base64url')] },
        ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: ID_TOKEN_SECONDS, Interaction: 600, Session: 3600 },
        findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
      });
    } finally {
      Object.assign(console, { warn, info });
    }
  }

  /** IDs of the keys that it publishes. */
  async keyIds(): Promise<readonly string[]> {
    const { keys } = await (await fetch(`${this.issuer}/jwks`)).json();
    return keys.map(({ kid }: { kid: string }) => kid);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
