import { StartError } from './start-error.ts';

const WEB = ['http:', 'https:'];
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]+$/i;

/** Reads environment variables and remembers what is wrong with them, so that a person hears of every mistake at once. */
export class EnvReader {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #mistakes: string[] = [];

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  /** @throws StartError that names each wrong value */
  finish(): void {
    if (this.#mistakes.length === 0) return;
    throw new StartError(['The configuration cannot be used:', ...this.#mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
  }

  text(name: string, fallback: string): string {
    return this.#value(name) ?? fallback;
  }

  optional(name: string): string | undefined {
    return this.#value(name);
  }

  flag(name: string, fallback = false): boolean {
    const value = this.#value(name);
    if (value !== undefined && !['0', '1'].includes(value)) this.#wrong(name, value, '1 (on) or 0 (off)');
    return value === undefined ? fallback : value === '1';
  }

  integer(name: string, fallback: number, range: { readonly min: number; readonly max: number }): number {
    return this.optionalInteger(name, range) ?? fallback;
  }

  optionalInteger(name: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.#wrong(name, value, `a whole number from ${min} to ${max}`);
    return undefined;
  }

  port(name: string, fallback: number): number {
    return this.integer(name, fallback, { min: 0, max: 65_535 });
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))) return value;
    this.#wrong(name, value, `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    return undefined;
  }

  /** A page of the web: what a link may lead to. */
  webAddress(name: string): string | undefined {
    return this.url(name, WEB);
  }

  /** A path of the site, or an address elsewhere; without a query or a fragment, since more may be added to it. */
  address(name: string): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    const isWhole = URL.canParse(value) && /^https?:\/\//i.test(value);
    if ((isWhole || /^\/(?![/\\])/.test(value)) && !/[\s?#]/.test(value)) return value;
    this.#wrong(name, value, 'a path such as /api/v1, or a URL that begins with http:// or https:// and has no query');
    return undefined;
  }

  /** `madang.example`, of two labels at least: browsers refuse a cookie for all of a top-level domain. */
  domain(name: string): string | undefined {
    const value = this.#value(name);
    if (value === undefined || DOMAIN.test(value)) return value;
    this.#wrong(name, value, 'a domain such as madang.example');
    return undefined;
  }

  /** Scheme, host and port of a site: `https://madang.example`. */
  origin(name: string): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    return this.#originOf(name, value);
  }

  origins(name: string): readonly string[] {
    return this.#items(name).flatMap((item) => this.#originOf(name, item) ?? []);
  }

  /** For what is wrong between several variables; `sentence` says what to do. */
  mistake(sentence: string): void {
    this.#mistakes.push(sentence);
  }

  /** Words separated by commas, each one of `known`. */
  list(name: string, known: readonly string[]): readonly string[] {
    const items = this.#items(name);
    for (const item of items) if (!known.includes(item)) this.#wrong(name, item, `among ${known.join(', ')}`);
    return items;
  }

  /** Pairs separated by commas, as in `yonsei.ac.kr=yonsei`: a domain, and one of `known`; a domain stands there once. */
  domains(name: string, known: readonly string[]): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const item of this.#items(name)) {
      const [domain = '', value = '', ...rest] = item.split('=').map((part) => part.trim().toLowerCase());
      if (rest.length > 0 || !DOMAIN.test(domain) || !known.includes(value))
        this.#wrong(name, item, `a domain and a university, such as campus.ac.kr=${known[0]}; the universities are ${known.join(', ')}`);
      else if (found.has(domain)) this.mistake(`${name} has "${domain}" twice; a domain belongs to one university.`);
      else found.set(domain, value);
    }
    return found;
  }

  /** One word out of `known`. */
  oneOf<Word extends string>(name: string, known: readonly Word[]): Word | undefined {
    const value = this.#value(name);
    const found = known.find((word) => word === value);
    if (value !== undefined && found === undefined) this.#wrong(name, value, `one of ${known.join(', ')}`);
    return found;
  }

  #originOf(name: string, value: string): string | undefined {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url !== undefined && WEB.includes(url.protocol) && [url.origin, `${url.origin}/`].includes(value)) return url.origin;
    this.#wrong(name, value, 'a site without a path, such as https://madang.example');
    return undefined;
  }

  #items(name: string): readonly string[] {
    const items = this.#value(name)?.split(',') ?? [];
    return items.map((item) => item.trim()).filter((item) => item !== '');
  }

  #value(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  #wrong(name: string, value: string, wanted: string): void {
    // A URL may hold a password, and this message ends up in logs.
    const shown = value.includes('@') ? value.replace(/\/\/[^@]*@/, '//***@') : value;
    this.#mistakes.push(`${name} is "${shown}", but must be ${wanted}.`);
  }
}
