/** The two classes of the URL standard that browsers and Node share: all that contract/ and machines/ see of a platform. */
interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  readonly size: number;
  toString(): string;
}
declare const URLSearchParams: new (
  init?: string | Readonly<Record<string, string>> | Iterable<readonly [string, string]> | URLSearchParams,
) => URLSearchParams;

interface URL {
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  readonly searchParams: URLSearchParams;
  hash: string;
  toString(): string;
}
declare const URL: new (url: string | URL, base?: string | URL) => URL;
