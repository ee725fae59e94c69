const MOST_REDIRECTS = 10;

/** A browser: cookies by host, and redirects followed by hand. */
export class Visitor {
  #cookies = new Map();

  /** @param isOver tells the address at which to stop, which is not asked then */
  async go(address, isOver = () => false) {
    const addresses = [];
    let url = new URL(address);
    while (addresses.length <= MOST_REDIRECTS) {
      addresses.push(url.href);
      if (isOver(url)) return { url, addresses, status: undefined, body: '' };
      const response = await fetch(url, { redirect: 'manual', headers: { Cookie: this.#cookiesOf(url), Accept: 'text/html' } });
      this.#keep(url, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location === null || response.status < 300 || response.status > 399)
        return { url, addresses, status: response.status, body: await response.text() };
      url = new URL(location, url);
    }
    throw new Error(`${address} redirects more than ${MOST_REDIRECTS} times`);
  }

  #cookiesOf({ hostname }) {
    return [...(this.#cookies.get(hostname) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep({ hostname }, lines) {
    const jar = this.#cookies.get(hostname) ?? new Map();
    this.#cookies.set(hostname, jar);
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/;\s*max-age=0\b/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
