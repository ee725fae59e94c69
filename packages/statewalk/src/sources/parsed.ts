import { readFileSync } from 'node:fs';
import { type ParseResult, type Program, parseSync } from 'oxc-parser';

/** A file as it was read: its text and syntax. */
export interface Parsed {
  readonly file: string;
  readonly text: string;
  readonly program: Program;
  readonly module: ParseResult['module'];
}

/** A place in the source: an absolute path, and a line that counts from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

const known = new Map<string, Parsed | undefined>();

/** `undefined` for what is no JavaScript or TypeScript, or cannot be read. */
export function parsed(file: string): Parsed | undefined {
  if (known.has(file)) return known.get(file);
  const found = parse(file);
  known.set(file, found);
  return found;
}

function parse(file: string): Parsed | undefined {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    const result = parseSync(file, text);
    // The parser makes each part when it is asked for.
    return {
      file,
      text,
      get program() {
        return result.program;
      },
      get module() {
        return result.module;
      },
    };
  } catch {
    return undefined;
  }
}

/** The line of an offset. */
export function placeAt({ file, text }: Parsed, offset: number): SourcePlace {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return { file, line };
}
