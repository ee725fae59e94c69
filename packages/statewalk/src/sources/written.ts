import { type Parsed, parsed, placeAt } from './parsed.ts';
import { nodesIn } from './syntax.ts';

/** A call of `createMachine` as it is written. */
export interface Written {
  readonly file: string;
  readonly line: number;
  readonly lastLine: number;
  /** Offsets of the call in its file. */
  readonly start: number;
  readonly end: number;
  /** The name that it is given to, if there is one. */
  readonly name: string | undefined;
  /** The outermost function or class that makes it each time it is called; `''` for one without a name. */
  readonly maker: string | undefined;
  /** Does that function give the machine back? */
  readonly isGivenBack: boolean;
}

interface Around {
  readonly name?: string | undefined;
  readonly maker?: { readonly name: string; readonly body: Node } | undefined;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every machine that a file makes, or would make if it were asked to. */
export function writtenIn(file: string, call = 'createMachine'): readonly Written[] {
  const source = parsed(file);
  return source?.text.includes(call) === true ? [...within(source.program, { source, call }, {})] : [];
}

interface Looking {
  readonly source: Parsed;
  readonly call: string;
}

function* within(value: unknown, looking: Looking, around: Around): Generator<Written> {
  if (Array.isArray(value)) for (const each of value) yield* within(each, looking, around);
  if (!isNode(value)) return;
  if (value.type === 'CallExpression' && isCallOf(looking.call, value.callee)) {
    const place = (at: number) => placeAt(looking.source, at).line;
    yield {
      file: looking.source.file,
      line: place(value.start),
      lastLine: place(value.end),
      start: value.start,
      end: value.end,
      name: around.name,
      maker: around.maker?.name,
      isGivenBack: around.maker !== undefined && isGivenBack(value, around),
    };
  }
  const inside = insideOf(value, around);
  for (const [key, below] of Object.entries(value)) if (key !== 'parent') yield* within(below, looking, inside);
}

const MAKERS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassDeclaration', 'ClassExpression']);

function insideOf(node: Node, around: Around): Around {
  const own = nameIn(node.id) ?? nameIn(node.key);
  if (MAKERS.has(node.type)) return { maker: around.maker ?? { name: own ?? around.name ?? '', body: node.body as Node } };
  // An argument has no name of its own, unless the call is `provide`.
  if (node.type === 'VariableDeclarator' || node.type === 'Property' || node.type === 'PropertyDefinition') return { ...around, name: own };
  return around;
}

function isGivenBack({ start, end }: Node, { name, maker }: Around): boolean {
  const body = maker?.body;
  if (body === undefined) return false;
  const given =
    body.type === 'BlockStatement'
      ? [...nodesIn(body)].flatMap((each) => (each.type === 'ReturnStatement' ? [each.argument] : []))
      : [body];
  return given.some((each) => isNode(each) && ((each.start <= start && end <= each.end) || (name !== undefined && nameIn(each) === name)));
}

const nameIn = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value.name === 'string' ? value.name : undefined;

const isCallOf = (name: string, callee: unknown): boolean =>
  isNode(callee) && (nameIn(callee) === name || nameIn(callee.property) === name);
