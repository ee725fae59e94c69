import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';

const random = () => randomBytes(24).toString('base64url');
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider on this machine that signs in one made-up person, and remembers who asked for what. */
export class Issuer {
  /** What was asked for each code: `{ request, claims, asked, fits }`. */
  codes = new Map();
  /** Access and ID tokens that were given. */
  tokens = [];
  #key = generateKeyPairSync('rsa', { modulusLength: 2048 });
  #server = createServer((request, response) => void this.#answer(request, response));

  static async open(port, host = '127.0.0.1') {
    const issuer = new Issuer();
    await new Promise((resolve, reject) => issuer.#server.once('error', reject).listen(port, host, resolve));
    issuer.url = `http://${host}:${issuer.#server.address().port}/oidc`;
    return issuer;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  isAuthorization(url) {
    return `${url.origin}${url.pathname}` === `${this.url}/auth`;
  }

  /** The person has signed in: a code for this request. `claims` replaces some of the ID token's. */
  codeFor(request, claims = {}) {
    const code = random();
    this.codes.set(code, { request, claims, asked: 0, fits: undefined });
    return code;
  }

  async #answer(request, response) {
    const { pathname } = new URL(request.url, this.url);
    let body = '';
    for await (const chunk of request) body += chunk;
    const [status, content] = this.#contentOf(pathname, new URLSearchParams(body));
    const head = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
    response.writeHead(status, head).end(JSON.stringify(content));
  }

  #contentOf(pathname, form) {
    if (pathname === '/oidc/.well-known/openid-configuration') return [200, this.#metadata()];
    if (pathname === '/oidc/jwks')
      return [200, { keys: [{ ...this.#key.publicKey.export({ format: 'jwk' }), kid: 'check', alg: 'RS256', use: 'sig' }] }];
    if (pathname === '/oidc/me') return [200, { sub: 'person-of-the-check', nickname: 'Minji', email: 'minji@campus.example' }];
    return pathname === '/oidc/token' ? this.#redeem(form) : [404, {}];
  }

  #metadata() {
    const { url } = this;
    return {
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/me`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  #redeem(form) {
    const given = this.codes.get(form.get('code'));
    if (given === undefined) return [400, { error: 'invalid_grant' }];
    given.asked += 1;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    given.fits = challenge === given.request.get('code_challenge');
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.url,
      aud: given.request.get('client_id'),
      sub: 'person-of-the-check',
      iat: now,
      exp: now + 600,
      ...(given.request.has('nonce') && { nonce: given.request.get('nonce') }),
      ...given.claims,
    };
    const signed = `${part({ alg: 'RS256', kid: 'check' })}.${part(claims)}`;
    const idToken = `${signed}.${sign('sha256', Buffer.from(signed), this.#key.privateKey).toString('base64url')}`;
    const accessToken = random();
    this.tokens.push(accessToken, idToken);
    return [200, { access_token: accessToken, token_type: 'Bearer', expires_in: 600, id_token: idToken }];
  }
}
