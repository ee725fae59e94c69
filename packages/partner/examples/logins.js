import { randomUUID } from 'node:crypto';

const LOGIN_LIVES = 600_000;

/** What a partner keeps of each browser. A service with several processes keeps it in its database. */
export class Logins {
  #begun = new Map();
  #sessions = new Map();

  /** @returns the cookie that binds the login to this browser */
  begin(login) {
    const id = randomUUID();
    this.#begun.set(id, { login, ends: Date.now() + LOGIN_LIVES });
    return `login=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LOGIN_LIVES / 1000}`;
  }

  /** A login serves once. */
  take(cookies) {
    const id = cookieValue(cookies, 'login');
    const begun = this.#begun.get(id);
    this.#begun.delete(id);
    return begun !== undefined && begun.ends > Date.now() ? begun.login : undefined;
  }

  /** @returns the cookie of a new session: never one of before the login */
  signIn(person) {
    const id = randomUUID();
    this.#sessions.set(id, person);
    return `session=${id}; Path=/; HttpOnly; SameSite=Lax`;
  }

  person(cookies) {
    return this.#sessions.get(cookieValue(cookies, 'session'));
  }
}

const cookieValue = (cookies = '', name) =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
