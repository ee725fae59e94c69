import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** Forms that are kept at most; a build has some ten pages in three languages, and each has three encodings. */
const KEPT_MAX = 300;

interface Kept<Value> {
  /** Time and length of the file that it was made from. */
  readonly version: string;
  readonly value: Promise<Value>;
}

/**
 * What is made of files, kept until the file changes: a build or `npm run tools -- configure` may write it anew at any time. Requests for what is being
 * made wait for the same.
 */
export class FileCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #looks = new Map<string, Promise<Stats | undefined>>();

  /**
   * @param key of what is made of the file, in the place of others of the same file
   * @returns `undefined` when there is no such file
   */
  async get(file: string, key: string, make: (content: Buffer) => Value | Promise<Value>): Promise<Value | undefined> {
    const found = await this.#look(file);
    if (found === undefined) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const name = `${key} ${file}`;
    const kept = this.#kept.get(name);
    if (kept?.version === version) return kept.value;
    const value = readFile(file).then(make);
    this.#kept.delete(name);
    this.#kept.set(name, { version, value });
    // The next request tries again.
    value.catch(() => this.#kept.delete(name));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }

  /** One look for all who ask at once. */
  #look(file: string): Promise<Stats | undefined> {
    const looks = this.#looks.get(file);
    if (looks !== undefined) return looks;
    const look = stat(file)
      .catch(() => undefined)
      .finally(() => this.#looks.delete(file));
    this.#looks.set(file, look);
    return look;
  }
}
