import { type ESTree, type Plugin, parseAst } from 'vite';

/** Machines, states and calls have these, for readers only. */
const READERS_KEYS: readonly string[] = ['description', 'summary'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isForReaders = (node: Node): boolean => {
  if (node.type !== 'Property') return false;
  const { key, value, computed } = node as ESTree.ObjectProperty;
  if (computed || key.type !== 'Identifier' || !READERS_KEYS.includes(key.name)) return false;
  return value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string');
};

/** Where each text stands that only readers of the code and its documents need, with the comma behind it. */
function* textsIn(node: Node, code: string): Generator<readonly [start: number, end: number]> {
  if (isForReaders(node)) yield [node.start, code[node.end] === ',' ? node.end + 1 : node.end];
  else for (const part of Object.values(node).flat()) if (isNode(part)) yield* textsIn(part, code);
}

/** The code without `description: '…'` and `summary: '…'` of its objects. */
export function withoutDescriptions(code: string): string {
  let [kept, from] = ['', 0];
  for (const [start, end] of textsIn(parseAst(code), code)) {
    kept += code.slice(from, start);
    from = end;
  }
  return kept + code.slice(from);
}

/** What machines and calls say of themselves is for the inspector, the test plans and the API's document: no page of a build sends it. */
export const leaveOutDescriptions = (): Plugin => ({
  name: 'leave-out-descriptions',
  apply: 'build',
  // Then it is JavaScript.
  enforce: 'post',
  transform: {
    filter: { id: ['machines/**/*.ts', 'contract/**/*.ts'] },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
});
