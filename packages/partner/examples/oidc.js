import { createHash, randomBytes } from 'node:crypto';

const random = () => randomBytes(32).toString('base64url');

/** Reads where the issuer's endpoints are. */
export async function discover(issuer) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  const metadata = await response.json();
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
 * Takes the answer: who has signed in, or an error.
 * @param login what `beginLogin` gave to this very browser; undefined if it has begun none
 */
export async function finishLogin(metadata, client, answer, login) {
  if (login === undefined || answer.get('state') !== login.state) throw new Error('this browser has not begun this login');
  if (answer.get('iss') !== metadata.issuer) throw new Error('the answer comes from another issuer');
  if (answer.has('error')) throw new Error(`refused: ${answer.get('error')}`);
  const tokens = await exchange(metadata, client, answer.get('code') ?? '', login.verifier);
  checkIdToken(tokens.id_token, metadata, client, login);
  const response = await fetch(metadata.userinfo_endpoint, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
  if (!response.ok) throw new Error(`userinfo answers ${response.status}`);
  return response.json();
}

async function exchange(metadata, { clientId, clientSecret, redirectUri }, code, verifier) {
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const response = await fetch(metadata.token_endpoint, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
  });
  if (!response.ok) throw new Error(`the token endpoint answers ${response.status}`);
  return response.json();
}

/** The token came from the issuer itself over TLS, which stands for its signature (OpenID Connect Core, 3.1.3.7). */
function checkIdToken(idToken, metadata, { clientId }, { nonce }) {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString());
  const isOurs = claims.iss === metadata.issuer && claims.aud === clientId && claims.nonce === nonce;
  if (!isOurs || claims.exp * 1000 < Date.now() - 60_000) throw new Error('the ID token is not for this login');
}
