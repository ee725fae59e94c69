import { relative, sep } from 'node:path';
import type { Finding } from '../explore/finding.ts';
import { locate } from '../sources/locate.ts';
import { parsed } from '../sources/parsed.ts';

/**
 * Findings with file and line, seen from the working folder; without those that a comment on the line before switches off:
 * `// statewalk-ignore no-on-error: the port never fails`.
 * @param file the absolute path of the machine's file; `undefined`: findings stay as they are
 */
export function located(findings: readonly Finding[], file: string | undefined, folder = process.cwd()): readonly Finding[] {
  if (file === undefined) return findings;
  return findings.flatMap((finding) => {
    const place = locate(file, finding);
    if (isIgnored(finding, place.file, place.line)) return [];
    return [{ ...finding, file: relative(folder, place.file).split(sep).join('/'), line: place.line }];
  });
}

function isIgnored({ rule }: Finding, file: string, line: number): boolean {
  const above = parsed(file)?.text.split('\n')[line - 2] ?? '';
  const [, rules] = /\/\/\s*statewalk-ignore\s+([a-z-]+(?:\s*,\s*[a-z-]+)*)/.exec(above) ?? [];
  return rules?.split(/\s*,\s*/).includes(rule) ?? false;
}

/** `machines/logout/logout.machine.ts:27`, or the machine's id where its file is not known. */
export const placeOf = ({ file, line, machine }: Finding): string => (file === undefined ? machine : `${file}:${line}`);
