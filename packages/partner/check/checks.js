import { readFile } from 'node:fs/promises';
import { Visitor } from './visitor.js';

const ELSEWHERE = 'https://elsewhere.example/taken';
const RETURN_NAMES = ['redirect_uri', 'returnTo', 'return_to', 'next', 'redirect', 'url', 'continue'];

/** @typedef {{ safe: boolean, about: string, advice: string }} Finding */

/**
 * Plays a partner's login against `issuer`, and says what is unsafe (RFC 9700).
 * @param {{ login: string, log?: string }} partner where a login begins, and the file of its log
 * @returns {Promise<Finding[]>}
 */
export async function checkPartner(partner, issuer) {
  const play = new Play(partner, issuer);
  const first = await play.begin();
  const good = await play.goOn(first, {});
  if (good.given.asked === 0)
    throw new Error(`no login comes about: ${good.end.url.href} answers ${good.end.status} and asks for no token`);
  const tokens = [...issuer.tokens];
  return [
    ...requests(first, await play.begin()),
    finding(good.given.fits === true, 'PKCE verifier', 'Send the code_verifier of this very login with the code (RFC 7636).'),
    await play.attack(
      'state of another login',
      { state: 'forged-state-of-another' },
      'Compare state with what this browser was given, before the code is used: else an attacker signs a person in as themselves.',
    ),
    await play.attack(
      'answer in another browser',
      { visitor: new Visitor() },
      'Bind state to the browser by a cookie or the session: an answer that another browser gets has to be refused.',
    ),
    await play.attack(
      'answer of another issuer',
      { iss: 'https://other-issuer.example' },
      'Compare iss with the issuer that was asked (RFC 9207): else two providers can be mixed up.',
    ),
    await play.again(good),
    await play.wrongToken(),
    await play.elsewhere(),
    ...leaks(good, tokens),
    ...(await logged(partner.log, [...issuer.tokens, ...issuer.codes.keys()])),
  ];
}

const finding = (safe, about, advice) => ({ safe, about, advice });

class Play {
  #partner;
  #issuer;

  constructor(partner, issuer) {
    this.#partner = partner;
    this.#issuer = issuer;
  }

  /** A browser that begins a login, up to the request. */
  async begin(address = this.#partner.login) {
    const visitor = new Visitor();
    const { url, addresses } = await visitor.go(address, (at) => this.#issuer.isAuthorization(at) || !this.#isOfPartner(at));
    if (!this.#issuer.isAuthorization(url))
      throw new Error(
        `${addresses.at(-1)} is not ${this.#issuer.url}/auth: start the service with the issuer ${this.#issuer.url}. A page without a server cannot be checked: no script runs here`,
      );
    return { visitor, request: url.searchParams };
  }

  #isOfPartner(url) {
    return url.host === new URL(this.#partner.login).host || ['localhost', '127.0.0.1'].includes(url.hostname);
  }

  /** The person comes back with a code; `changes` is what an attacker does to the answer. */
  async goOn({ visitor, request }, { state = request.get('state'), iss = this.#issuer.url, visitor: other = visitor, claims = {} }) {
    const code = this.#issuer.codeFor(request, claims);
    const back = new URL(request.get('redirect_uri'));
    back.searchParams.set('code', code);
    if (state !== null) back.searchParams.set('state', state);
    back.searchParams.set('iss', iss);
    const end = await other.go(back.href, (at) => !this.#isOfPartner(at));
    return { back: back.href, code, visitor: other, given: this.#issuer.codes.get(code), end };
  }

  async attack(about, changes, advice) {
    const { given } = await this.goOn(await this.begin(), changes);
    return finding(given.asked === 0, about, advice);
  }

  async again({ visitor, back, given }) {
    const before = given.asked;
    await visitor.go(back, (at) => !this.#isOfPartner(at));
    return finding(given.asked === before, 'code used twice', 'Forget state when it has served: the same answer must not be taken again.');
  }

  /** The end of a login that the partner accepts, compared with one whose ID token is another client's. */
  async wrongToken() {
    const good = await this.goOn(await this.begin(), {});
    const wrong = await this.goOn(await this.begin(), { claims: { aud: 'another-client', nonce: 'another-login' } });
    const accepted = wrong.given.asked > 0 && wrong.end.status === good.end.status && wrong.end.url.pathname === good.end.url.pathname;
    return finding(!accepted, 'ID token of another client', 'Check iss, aud, exp and nonce of the ID token.');
  }

  /** Parameters of the login's address must not decide where codes or people go. */
  async elsewhere() {
    const address = new URL(this.#partner.login);
    for (const name of RETURN_NAMES) address.searchParams.set(name, ELSEWHERE);
    const begun = await this.begin(address.href);
    const isWide = begun.request.get('redirect_uri')?.startsWith(ELSEWHERE) === true;
    const left = isWide ? true : (await this.goOn(begun, {})).end.url.href.startsWith(ELSEWHERE);
    return finding(
      !left,
      'address that comes from outside',
      'Register one fixed redirect address, and follow only paths of your own after a login.',
    );
  }
}

function requests({ request }, other) {
  const redirectUri = new URL(request.get('redirect_uri') ?? 'about:blank');
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(redirectUri.hostname);
  const isFresh = (name) => (request.get(name) ?? '').length >= 16 && request.get(name) !== other.request.get(name);
  return [
    finding(isFresh('state'), 'state', 'Send a fresh random state of 16 letters or more with each login.'),
    finding(
      isFresh('code_challenge') && request.get('code_challenge_method') === 'S256',
      'PKCE',
      'Send a fresh code_challenge with code_challenge_method S256 with each login.',
    ),
    finding(
      request.get('response_type') === 'code',
      'response type',
      'Ask for response_type code: tokens in an address can be read by others.',
    ),
    finding(
      (redirectUri.protocol === 'https:' || isLoopback) && !redirectUri.href.includes('*') && redirectUri.hash === '',
      'redirect address',
      'Use one https address without a wildcard or fragment.',
    ),
  ];
}

function leaks({ end, code }, tokens) {
  const shown = [...end.addresses.slice(1), end.body];
  return [
    finding(
      !tokens.some((token) => shown.some((text) => text.includes(token))),
      'token in an address or a page',
      'Keep tokens in the server; give the browser a session cookie.',
    ),
    finding(
      !end.url.href.includes(code),
      'code in the address',
      'Redirect to an address without the code: it stays in the history and in Referer.',
    ),
  ];
}

async function logged(file, secrets) {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8');
  const at = text.split('\n').findIndex((line) => secrets.some((secret) => line.includes(secret)));
  return [finding(at === -1, 'token or code in the log', `Leave queries and tokens out of logs; line ${at + 1} has one.`)];
}
