import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { requestHeaders } from '#src/api/headers.ts';
import { NotHere } from '#statewalk/at/started.ts';

export interface Answered {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

interface SignedIn {
  readonly user: { readonly access_token: string };
}

/** A browser without a window: calls the API of a started server, with cookies and a session of its own. */
export class Client {
  private readonly cookies = new Map<string, string>();
  private token: string | null = null;
  private hasVisit = false;

  constructor(
    private readonly address: string,
    private readonly language: string,
  ) {}

  /** @throws NotHere where the server refuses it, or cannot be reached */
  async call(name: CallName, body?: unknown): Promise<unknown> {
    const answered = await this.ask(name, body);
    if (answered.code !== RESULT.ok)
      throw new NotHere(`The server answers ${answered.code} (${answered.message}) to ${name}, with which this is arranged.`);
    return answered.data;
  }

  async ask(name: CallName, body?: unknown): Promise<Answered> {
    // As a page does, it begins the visit that codes belong to.
    if (!this.hasVisit && name !== 'configuration') {
      this.hasVisit = true;
      await this.ask('configuration');
    }
    const { method, path } = CALLS[name];
    const response = await fetch(new URL(`${API_BASE}${path}`, this.address), {
      method,
      headers: {
        ...requestHeaders({ token: this.token, language: this.language, json: body !== undefined }),
        Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new NotHere(`${this.address} cannot be reached: ${String(error)}`);
    });
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(key);
      else this.cookies.set(key, value);
    }
    const { code = response.status, message = '', data } = (await response.json().catch(() => ({}))) as Partial<Answered>;
    return { status: response.status, code, message, data };
  }

  /** From now on its calls have the token of this answer. */
  signIn(data: unknown): void {
    this.token = (data as SignedIn).user.access_token;
  }
}
