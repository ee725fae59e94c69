import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Leak {
  readonly file: string;
  readonly what: string;
  readonly line: string;
}

/** Secrets and people by their form: none of it belongs into a log line, a metric or a refusal. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'an email': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
  'a password hash': /\$argon2/,
  // Tokens, refresh credentials, tickets, states, client secrets: 256 bits in base64url. Request ids are shorter.
  'a token': /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43,}/,
  'a password of the tests': /(?:spring|summer|autumn|winter|wrong)-20\d\d[!?]|maple-7leaf|river-8stone/,
};

/** What of `folder` (`recorded-logs.ts`) holds a secret. */
export function findLeaks(folder: string): readonly Leak[] {
  const files = readdirSync(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').split('\n');
  const secrets = new Set(
    files
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => read(file).flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))),
  );
  return files
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => read(file).flatMap((line) => whatLeaks(line, secrets).map((what) => ({ file, what, line: line.slice(0, 400) }))));
}

/** The records of a failing browser test are named by its title, which is as long as a token. */
const RECORDS = /test-results\/\S+\.(?:png|zip)/g;

/** The address that a partner publishes for questions stands in the refusal that asks for a consent (PARTNER-3). */
const PUBLISHED = /"contact":"[^"]*"/g;

function whatLeaks(written: string, secrets: ReadonlySet<string>): readonly string[] {
  const line = written.replaceAll(RECORDS, '').replaceAll(PUBLISHED, '');
  const known = Object.entries(FORMS).flatMap(([what, form]) => (form.test(line) ? [what] : []));
  // Whole words only: a code has six letters, which a longer word may have, too. One look-up a word, for there are thousands of secrets.
  const words = line.match(/[\w!?.-]{6,}/g) ?? [];
  const told = words.some((word) => secrets.has(word) || word.split(/[.!?]/).some((part) => secrets.has(part)));
  return told ? [...known, 'a secret that a test used'] : known;
}
