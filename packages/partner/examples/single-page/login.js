const KEPT = 'madang.login';

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function discover(issuer) {
  const metadata = await fetch(`${issuer}/.well-known/openid-configuration`).then(
    (response) => (response.ok ? response.json() : undefined),
    () => undefined,
  );
  if (metadata === undefined) throw new Error(`${issuer} has no discovery document: copy the issuer letter by letter`);
  if (metadata.issuer !== issuer) throw new Error(`the issuer calls itself ${metadata.issuer}, not ${issuer}`);
  return metadata;
}

/** The address of a login. This tab keeps what the answer has to fit: another one cannot take it. */
export async function beginLogin({ issuer, clientId, redirectUri }) {
  const { authorization_endpoint } = await discover(issuer);
  const kept = { state: random(), nonce: random(), verifier: random() };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.verifier));
  sessionStorage.setItem(KEPT, JSON.stringify(kept));
  const url = new URL(authorization_endpoint);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    state: kept.state,
    nonce: kept.nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/** The person who has signed in. A page without a secret has PKCE alone, and keeps no token beyond this. */
export async function finishLogin({ issuer, clientId, redirectUri }, answer) {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
  sessionStorage.removeItem(KEPT);
  if (kept === null || answer.get('state') !== kept.state) throw new Error('this tab has not begun this login');
  if (answer.get('iss') !== issuer) throw new Error('the answer comes from another issuer');
  if (answer.get('error') === 'access_denied') throw new Error('You did not log in.');
  if (answer.has('error')) throw new Error(`${answer.get('error')}: ${answer.get('error_description') ?? ''}`);
  const { token_endpoint, userinfo_endpoint } = await discover(issuer);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    code: answer.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: kept.verifier,
  });
  const response = await fetch(token_endpoint, { method: 'POST', body });
  const { id_token, access_token, error, error_description } = await response.json();
  if (!response.ok) throw new Error(`the token endpoint answers ${error}: ${error_description}`);
  const claims = JSON.parse(atob(id_token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  if (claims.iss !== issuer || claims.aud !== clientId || claims.nonce !== kept.nonce)
    throw new Error('the ID token is not for this login');
  const told = await fetch(userinfo_endpoint, { headers: { Authorization: `Bearer ${access_token}` } });
  return told.json();
}
