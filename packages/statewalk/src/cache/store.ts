import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many results of one name are kept: those of other branches are soon wanted again. */
const KEPT = 4;

/** Results in files, by what they are, of what, and a key of all that they depend on. */
export class Store {
  constructor(private readonly folder: string) {}

  /** `undefined`: there is none. */
  read(kind: string, name: string, key: string): Buffer | undefined {
    try {
      return readFileSync(this.fileOf(kind, name, key));
    } catch {
      return undefined;
    }
  }

  /** A folder that cannot be written to costs time, and nothing else. */
  write(kind: string, name: string, key: string, result: Buffer | string): void {
    const file = this.fileOf(kind, name, key);
    const folder = join(this.folder, kind);
    try {
      mkdirSync(folder, { recursive: true });
      // Another process may read meanwhile.
      writeFileSync(`${file}.${process.pid}`, result);
      renameSync(`${file}.${process.pid}`, file);
      this.forgetOld(folder, name);
    } catch {
      return;
    }
  }

  private forgetOld(folder: string, name: string): void {
    const files = readdirSync(folder)
      .filter((each) => each.startsWith(`${encodeURIComponent(name)}-`))
      .map((each) => join(folder, each));
    const byAge = files.map((file) => ({ file, made: statSync(file).mtimeMs })).sort((a, b) => b.made - a.made);
    for (const { file } of byAge.slice(KEPT)) rmSync(file, { force: true });
  }

  private fileOf(kind: string, name: string, key: string): string {
    return join(this.folder, kind, `${encodeURIComponent(name)}-${key}`);
  }
}
