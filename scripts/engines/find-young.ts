import postcss from 'postcss';
import { parseAst } from 'vite';
import type { Young } from './compat.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined);

/** Methods of libraries and of our own that some young API has, too. */
const HOMONYMS = new Set(
  'destroy dispose drop escape fallback forget getState getTextInfo handle isActive notify query range show subscribe take transition unsubscribe usage use'.split(
    ' ',
  ),
);

/** `window.structuredClone` is no other than `structuredClone`. */
const WINDOW = new Set(['window', 'globalThis', 'self']);

/** The young APIs that a script names: `URL.canParse`, `.showPopover`, `structuredClone`. */
export function youngInScript(code: string, young: Young): Set<string> {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type === 'MemberExpression') memberExpression(node);
    if (node.type === 'NewExpression' || node.type === 'CallExpression') called(node.callee);
    // `const { clipboard } = navigator`.
    if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern') destructured(node);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item);
      if (isNode(value)) visit(value);
    }
  };
  const global = (name: string | undefined) => {
    if (name !== undefined && young.global(name)) found.add(name);
  };
  const ownerOf = (owner: unknown) =>
    nameOf(owner) ?? (isNode(owner) && owner.type === 'MemberExpression' ? nameOf(owner.property) : undefined) ?? '';
  const member = (owner: unknown, name: string) => {
    if (WINDOW.has(ownerOf(owner))) return;
    if (young.memberOf(ownerOf(owner), name) === true) found.add(`${ownerOf(owner)}.${name}`);
  };
  /** A property that is missing reads as `undefined`; a method that is missing throws. */
  const called = (callee: unknown) => {
    global(nameOf(callee));
    if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed === true) return;
    const name = nameOf(callee.property) ?? '';
    if (young.memberOf(ownerOf(callee.object), name) === undefined && !HOMONYMS.has(name) && young.method(name)) found.add(`.${name}()`);
  };
  const memberExpression = ({ object, property, computed }: Node) => {
    const name = computed === true ? undefined : nameOf(property);
    if (name !== undefined) member(object, name);
    global(nameOf(object));
    if (name !== undefined && WINDOW.has(nameOf(object) ?? '')) global(name);
  };
  const destructured = ({ id, init }: Node) => {
    for (const property of (id as Node).properties as readonly Node[]) {
      const name = nameOf(property.key);
      if (name !== undefined && nameOf(init) !== undefined) member(init, name);
    }
  };
  visit(parseAst(code) as unknown as Node);
  return found;
}

/** The young features that a sheet uses: `@starting-style`, `:has()`, `anchor-name:`, `light-dark()`. */
export function youngInSheet(sheet: string, young: Young): Set<string> {
  const found = new Set<string>();
  postcss.parse(sheet).walk((node) => {
    if (node.type === 'atrule' && young.css('at-rules', node.name)) found.add(`@${node.name}`);
    if (node.type === 'decl') {
      if (young.css('properties', node.prop)) found.add(`${node.prop}:`);
      for (const [, name = ''] of node.value.matchAll(/([a-z][a-z-]*)\(/g)) if (young.css('functions', name)) found.add(`${name}()`);
    }
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) if (young.css('selectors', name)) found.add(`:${name}`);
    }
  });
  return found;
}

/** Rules of which an older engine drops all selectors for the young one among them. */
export function spoiltRules(sheet: string, young: Young): string[] {
  const spoilt: string[] = [];
  postcss.parse(sheet).walkRules(({ selectors }) => {
    const isYoung = selectors.map((selector) =>
      [...selector.matchAll(/::?([a-z-]+)/g)].some(([, name = '']) => young.css('selectors', name)),
    );
    if (isYoung.includes(true) && isYoung.includes(false)) spoilt.push(selectors.join(', '));
  });
  return spoilt;
}

/** Scripts and sheets that stand in a page itself; data for the browser (`type="speculationrules"`) is no script. */
export const inlined = (html: string): { readonly scripts: readonly string[]; readonly sheets: readonly string[] } => ({
  scripts: [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, code = '']) => code),
  sheets: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, code = '']) => code),
});
