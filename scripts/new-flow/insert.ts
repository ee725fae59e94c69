import { parseAst } from 'vite';

/** A node as the parser gives it: ESTree's, and TypeScript's `TS…`. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** In the order in which they stand. */
function* within(node: Node): Generator<Node> {
  for (const part of Object.values(node).flat()) {
    if (!isNode(part)) continue;
    yield part;
    yield* within(part);
  }
}

const nameOf = ({ key, id }: Node): unknown => {
  const named = key ?? id;
  return isNode(named) ? (named.name ?? named.value) : undefined;
};

/** What can be added to: where its parts stand, and what separates them. */
const LISTS: Readonly<Record<string, { readonly parts: string; readonly between: string }>> = {
  ObjectExpression: { parts: 'properties', between: ',' },
  ArrayExpression: { parts: 'elements', between: ',' },
  TSTypeLiteral: { parts: 'members', between: ';' },
  TSUnionType: { parts: 'types', between: ' |' },
  LogicalExpression: { parts: 'right', between: ' ||' },
};

/**
 * The code with one part more at the end of a list: of an object's properties, a list's elements, a type's members, a union's types or what
 * `||` connects. `path` leads there by the names of variables, types and properties, each the first of that name within the one before.
 * @throws Error when nothing stands there
 */
export function insertAt(code: string, path: readonly string[], part: string): string {
  let found: Node = program(code);
  for (const name of path) {
    const next = [...within(found)].find((node) => nameOf(node) === name);
    if (next === undefined) throw new Error(`nothing is called ${name} in ${path.join('.')}`);
    found = next;
  }
  const list = firstList(found);
  const kind = list && LISTS[list.type];
  if (list === undefined || kind === undefined) throw new Error(`${path.join('.')} is no list`);
  const last = [list[kind.parts]].flat().filter(isNode).at(-1);
  if (last === undefined) return spliced(code, list.start + 1, ` ${part} `);
  const between = code[last.end - 1] === kind.between ? '' : kind.between;
  return spliced(code, last.end, `${between} ${part}`);
}

/** A variable has its value; its type, which stands before it, is another list. */
const firstList = (node: Node): Node | undefined =>
  [...within(isNode(node.init) ? { ...node, id: undefined } : node)].find(({ type }) => type in LISTS);

/** The code with one import more, behind the others. */
export function addImport(code: string, line: string): string {
  const imports = (program(code).body as readonly Node[]).filter(({ type }) => type === 'ImportDeclaration');
  return spliced(code, imports.at(-1)?.end ?? 0, `\n${line}\n`);
}

const program = (code: string): Node => parseAst(code, { lang: 'ts' }) as unknown as Node;

const spliced = (code: string, at: number, text: string): string => code.slice(0, at) + text + code.slice(at);
