import { parseSync } from 'vite';

/** Where Vitest met a test: line and column count from 1. */
export interface Location {
  readonly line: number;
  readonly column: number;
}

/** The titles that stand in the source around a test: its own and those of the suites around it. Interpolated parts are left out. */
export type TitlesAt = (location: Location) => readonly string[];

/** A call whose first argument is a text: a test, a suite, or something else that takes a text. */
export interface TitledCall {
  /** What is called at the beginning: `it` of `it.skipIf(...).each(...)('title', ...)`; empty if that has no name. */
  readonly callee: string;
  readonly start: number;
  readonly end: number;
  /** Where the title begins and ends in the source. Interpolated parts are `INTERPOLATED`. */
  readonly title: { readonly start: number; readonly end: number; readonly text: string };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Stands for `${...}`, so that two parts that are written by hand do not make an ID together. */
export const INTERPOLATED = '\u0000';

/**
 * Reads the titles of one test file. A call belongs to a test if its first argument is a text and the test was met before that
 * argument (the call of the test itself, also `test.each(...)('...')`) or after it (a suite around the test).
 * @throws Error if the source is not TypeScript
 */
export function writtenTitles(file: string, source: string): TitlesAt {
  const calls = titledCallsIn(file, source);
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ line, column }) => {
    const at = (lineStarts[line - 1] ?? 0) + column - 1;
    return calls
      .filter(({ start, end, title }) => start <= at && at < end && (at < title.start || at >= title.end))
      .map(({ title }) => title.text);
  };
}

/** @throws Error if the source is not TypeScript */
export function titledCallsIn(file: string, source: string): readonly TitledCall[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const calls: TitledCall[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (isNode(node)) {
      const [first] = node.type === 'CallExpression' && 'arguments' in node && Array.isArray(node.arguments) ? node.arguments : [];
      const text = textOf(first);
      if (text !== undefined)
        calls.push({ callee: calleeOf(node), start: node.start, end: node.end, title: { start: first.start, end: first.end, text } });
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(program);
  return calls;
}

function calleeOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier' && 'name' in node) return String(node.name);
  if (node.type === 'CallExpression' && 'callee' in node) return calleeOf(node.callee);
  return node.type === 'MemberExpression' && 'object' in node ? calleeOf(node.object) : '';
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !('quasis' in node)) return undefined;
  const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join(INTERPOLATED);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
