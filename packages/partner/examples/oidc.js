import { createHash, randomBytes } from 'node:crypto';

const random = () => randomBytes(32).toString('base64url');

/** Reads where the issuer's endpoints are. */
export async function discover(issuer) {
  if (!URL.canParse(issuer ?? '')) throw new Error('set ISSUER to the issuer that Madang gave you, such as http://localhost:4000/oidc');
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  const metadata = await response.json().catch(() => undefined);
  if (!response.ok || metadata === undefined) throw new Error(`${issuer} has no discovery document: copy the issuer letter by letter`);
  if (metadata.issuer !== issuer) throw new Error(`the issuer calls itself ${metadata.issuer}, not ${issuer}`);
  return metadata;
}

/** Begins a login: where the browser goes, and what this login's browser has to bring back. */
export function beginLogin(metadata, { clientId, redirectUri }) {
  const login = { state: random(), nonce: random(), verifier: random() };
  const url = new URL(metadata.authorization_endpoint);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state: login.state,
    nonce: login.nonce,
    code_challenge: createHash('sha256').update(login.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return { url: url.href, login };
}

/**
 * Takes the answer: who has signed in, or `undefined` for a person who refused.
 * @param login what `beginLogin` gave to this very browser; undefined if it has begun none
 * @returns `{ person, idToken }`; the ID token serves the logout
 */
export async function finishLogin(metadata, client, answer, login) {
  if (login === undefined || answer.get('state') !== login.state) throw new Error('this browser has not begun this login');
  if (answer.get('iss') !== metadata.issuer) throw new Error('the answer comes from another issuer');
  if (answer.get('error') === 'access_denied') return undefined;
  if (answer.has('error')) throw new Error(`${answer.get('error')}: ${answer.get('error_description') ?? ''}`);
  const tokens = await exchange(metadata, client, answer.get('code') ?? '', login.verifier);
  checkIdToken(tokens.id_token, metadata, client, login);
  const response = await fetch(metadata.userinfo_endpoint, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
  if (!response.ok) throw new Error(`userinfo answers ${response.status}`);
  return { person: await response.json(), idToken: tokens.id_token };
}

/** Where the browser goes to log out of Madang, too; it comes back to `returnTo`, which is registered in `postLogoutRedirectUris`. */
export function logoutUrl(metadata, idToken, returnTo) {
  const url = new URL(metadata.end_session_endpoint);
  url.search = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: returnTo }).toString();
  return url.href;
}

async function exchange(metadata, { clientId, clientSecret, redirectUri }, code, verifier) {
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const response = await fetch(metadata.token_endpoint, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
  });
  const tokens = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(`the token endpoint answers ${response.status} ${tokens.error}: ${tokens.error_description}`);
  return tokens;
}

/** The token came from the issuer itself over TLS, which stands for its signature (OpenID Connect Core, 3.1.3.7). */
function checkIdToken(idToken, metadata, { clientId }, { nonce }) {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString());
  const isOurs = claims.iss === metadata.issuer && claims.aud === clientId && claims.nonce === nonce;
  if (!isOurs || claims.exp * 1000 < Date.now() - 60_000) throw new Error('the ID token is not for this login');
}
