import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

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

  /** Without the spaces around it; `undefined` where it is not set, or empty. */
  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined;
  }

  /** @param kind whose message ends the sentence `PORT is "x", but must be`: see `env-values.ts` */
  one<Value>(name: string, kind: z.ZodMiniType<Value, string>): Value | undefined {
    const value = this.text(name);
    return value === undefined ? undefined : this.#parsed(name, kind, value);
  }

  /** Values separated by commas. */
  list<Value>(name: string, kind: z.ZodMiniType<Value, string>): readonly Value[] {
    const items =
      this.text(name)
        ?.split(',')
        .map((item) => item.trim()) ?? [];
    return items.filter((item) => item !== '').flatMap((item) => this.#parsed(name, kind, item) ?? []);
  }

  /** For what is wrong between several variables; `sentence` says what to do. */
  mistake(sentence: string): void {
    this.#mistakes.push(sentence);
  }

  #parsed<Value>(name: string, kind: z.ZodMiniType<Value, string>, value: string): Value | undefined {
    const parsed = z.safeParse(kind, value);
    if (parsed.success) return parsed.data;
    // A URL may hold a password, and this message ends up in logs.
    const shown = value.includes('@') ? value.replace(/\/\/[^@]*@/, '//***@') : value;
    this.#mistakes.push(`${name} is "${shown}", but must be ${parsed.error.issues[0]?.message}.`);
    return undefined;
  }
}
