/** A person's browser at the level of HTTP: it keeps cookies for each host as browsers do (by name and path, not by port) and follows redirects. */
export class Surfer {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();
  readonly #headers: Readonly<Record<string, string>>;

  constructor(headers: Readonly<Record<string, string>> = {}) {
    this.#headers = headers;
  }

  /** One request; redirects are not followed. */
  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const cookie = [...this.#cookies.values()]
      .map((kept, index) => ({ ...kept, name: [...this.#cookies.keys()][index]?.split(' ')[0] }))
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers({ ...this.#headers, Accept: 'text/html,application/json' });
    new Headers(init.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    if (cookie !== '' && !headers.has('cookie')) headers.set('Cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line, pathname);
    return response;
  }

  /** Where a redirect leads. */
  static next(response: Response, from: string | URL): URL {
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} from ${from} is no redirect`);
    return new URL(location, from);
  }

  /** Follows redirects until `isThere` says so, or until a page comes. */
  async follow(start: string | URL, isThere: (url: URL) => boolean = () => false): Promise<{ url: URL; response: Response | undefined }> {
    let url = new URL(start);
    for (let hops = 0; hops < 12; hops += 1) {
      if (isThere(url)) return { url, response: undefined };
      const response = await this.fetch(url);
      if (response.status < 300 || response.status > 399) return { url, response };
      url = Surfer.next(response, url);
    }
    throw new Error(`too many redirects, last to ${url}`);
  }

  submit(url: string | URL, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.fetch(url, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  #keep(line: string, pathname: string): void {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (wanted: string) => attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? (pathname.slice(0, pathname.lastIndexOf('/')) || '/');
    const expires = attribute('expires');
    const isOver = attribute('max-age') === '0' || value === '' || (expires !== undefined && Date.parse(expires) < Date.now());
    if (isOver) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value, path });
  }
}
