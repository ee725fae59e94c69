import { randomUUID } from 'node:crypto';

const LOGIN_LIVES = 600_000;

/** What a partner keeps of each browser. A service with several processes keeps it in its database. */
export class Logins {
  #begun = new Map();
  #sessions = new Map();
  #attributes;

  /** @param secure the service is reached by https */
  constructor({ secure }) {
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** @returns the cookie that binds the login to this browser */
  begin(login) {
    const id = randomUUID();
    this.#begun.set(id, { login, ends: Date.now() + LOGIN_LIVES });
    return `login=${id}; ${this.#attributes}; Max-Age=${LOGIN_LIVES / 1000}`;
  }

  /** A login serves once. */
  take(cookies) {
    const id = cookieValue(cookies, 'login');
    const begun = this.#begun.get(id);
    this.#begun.delete(id);
    return begun !== undefined && begun.ends > Date.now() ? begun.login : undefined;
  }

  /** @returns the cookie of a new session: never one of before the login */
  signIn(session) {
    const id = randomUUID();
    this.#sessions.set(id, session);
    return `session=${id}; ${this.#attributes}`;
  }

  session(cookies) {
    return this.#sessions.get(cookieValue(cookies, 'session'));
  }

  /** @returns the session that has ended */
  signOut(cookies) {
    const session = this.session(cookies);
    this.#sessions.delete(cookieValue(cookies, 'session'));
    return session;
  }
}

const cookieValue = (cookies = '', name) =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
