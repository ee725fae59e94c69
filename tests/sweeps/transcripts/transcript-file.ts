import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is heard at each screen of a journey, in its order: `[screen, phrases]`. */
export type Transcript = readonly (readonly [screen: string, phrases: readonly string[]])[];

const pathOf = (name: string): string => join(import.meta.dirname, 'kept', `${name}.md`);

/** Values that differ from run to run, by what they are. */
const PASSING: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\b\d{2}:\d{2}\b/g, '{time}'],
  [/\d{4}(?:년 |年)\d{1,2}(?:월 |月)\d{1,2}[일日]|[A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+ \d{4}/g, '{date}'],
  [/\d+(?= ?(?:s\b|초|秒))/g, '{seconds}'],
];

const settled = (phrase: string): string =>
  PASSING.reduce((text, [pattern, kind]) => text.replace(pattern, kind), phrase.replace(/\s+/g, ' ').trim());

const written = (transcript: Transcript): string =>
  transcript.map(([screen, phrases]) => `## ${screen}\n\n${phrases.map((phrase) => `- ${phrase}`).join('\n')}\n`).join('\n');

/** Compares the phrases: blank lines, indentation and other notes beside the phrases do not count. */
export function readTranscript(text: string): Transcript {
  const screens = text.split(/^## /m).slice(1);
  return screens.map((screen) => {
    const [name = '', ...lines] = screen.split('\n');
    return [name.trim(), lines.filter((line) => line.trim().startsWith('- ')).map((line) => line.trim().slice(2))] as const;
  });
}

/** The transcript with all that passes named by its kind. */
export const lasting = (transcript: Transcript): Transcript => transcript.map(([screen, phrases]) => [screen, phrases.map(settled)]);

/** The kept transcript of a journey; `WRITE_TRANSCRIPTS=1` keeps this one instead. */
export function keptTranscript(name: string, heard: Transcript): Transcript {
  const path = pathOf(name);
  if (process.env.WRITE_TRANSCRIPTS === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `# What a screen reader says: ${name}\n\n${written(heard)}`);
  }
  return existsSync(path) ? readTranscript(readFileSync(path, 'utf8')) : [];
}
