import type { Expression, PropertyKey as Key, ObjectExpression, ObjectProperty, Program } from 'oxc-parser';
import { closureOf, isInstalled, resolveFrom } from './imports.ts';
import { type Parsed, parsed } from './parsed.ts';

/** A part of a file. */
export interface Part<T> {
  readonly node: T;
  readonly source: Parsed;
}

/** So far is followed where a value comes from: a name, a call, a spread. */
const DEPTH_MAX = 12;

export const keyOf = (key: Key, isComputed: boolean): string | undefined =>
  key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' && !isComputed ? key.name : undefined;

/** Every node of a file, its own order, outer before inner. */
export function* nodesIn(node: unknown): Generator<{ readonly type: string } & Record<string, unknown>> {
  if (Array.isArray(node)) for (const each of node) yield* nodesIn(each);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  yield node as { readonly type: string } & Record<string, unknown>;
  for (const [key, below] of Object.entries(node))
    if (key !== 'parent' && typeof below === 'object' && below !== null) yield* nodesIn(below);
}

/** What a name stands for in a file: a variable's value, a function, or what another file exports under it. */
function named(name: string, source: Parsed, depth: number): Part<Expression | Program>[] {
  if (depth > DEPTH_MAX) return [];
  for (const node of nodesIn(source.program)) {
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name) && node.init !== null)
      return [{ node: node.init as Expression, source }];
    if (node.type === 'FunctionDeclaration' && isNamed(node.id, name)) return [{ node: node as unknown as Expression, source }];
  }
  for (const { moduleRequest, entries } of source.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name);
    const file = entry && resolveFrom(source.file, moduleRequest.value);
    const other = file === undefined || isInstalled(file) ? undefined : parsed(file);
    if (other !== undefined) return named(entry?.importName.name ?? name, other, depth + 1);
  }
  return [];
}

const isNamed = (id: unknown, name: string): boolean => typeof id === 'object' && id !== null && 'name' in id && id.name === name;

/** The objects that an expression may be: a literal, a variable's, what a function gives back, an argument of a call. */
export function objectsIn({ node, source }: Part<unknown>, depth = 0): Part<ObjectExpression>[] {
  if (depth > DEPTH_MAX || typeof node !== 'object' || node === null || !('type' in node)) return [];
  const expression = node as Expression;
  const inner = (below: unknown) => objectsIn({ node: below, source }, depth + 1);
  switch (expression.type) {
    case 'ObjectExpression':
      return [{ node: expression, source }];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return inner(expression.expression);
    case 'ConditionalExpression':
      return [...inner(expression.consequent), ...inner(expression.alternate)];
    case 'ArrayExpression':
      return expression.elements.flatMap(inner);
    case 'SpreadElement' as never:
      return inner((expression as unknown as { argument: unknown }).argument);
    case 'Identifier':
      return named(expression.name, source, depth).flatMap((each) => objectsIn(each, depth + 1));
    case 'CallExpression':
      return [...inner(expression.callee), ...expression.arguments.flatMap(inner)];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration' as never:
      return givenBack(expression).flatMap(inner);
    default:
      return [];
  }
}

function givenBack(node: Expression): unknown[] {
  const { body } = node as unknown as { body: { type: string } };
  if (body.type !== 'BlockStatement') return [body];
  return [...nodesIn(body)].flatMap((each) => (each.type === 'ReturnStatement' ? [each.argument] : []));
}

/** The properties of an object under a name, in what is spread into it too. */
export function propertiesOf(objects: readonly Part<ObjectExpression>[], key: string, depth = 0): Part<ObjectProperty>[] {
  if (depth > DEPTH_MAX) return [];
  return objects.flatMap(({ node, source }) =>
    node.properties.flatMap((property) => {
      if (property.type === 'SpreadElement') return propertiesOf(objectsIn({ node: property.argument, source }, depth + 1), key, depth + 1);
      return keyOf(property.key, property.computed) === key ? [{ node: property, source }] : [];
    }),
  );
}

/** An object that is a state, by what it has. */
const STATE_PROPERTIES = new Set(['on', 'invoke', 'after', 'always', 'type', 'description', 'initial', 'states', 'entry', 'exit', 'tags']);

/** A state that a name stands for, somewhere in the files that a file consists of: where it cannot be told how it comes into the chart. */
export function stateCalled(file: string, name: string): Part<ObjectProperty> | undefined {
  for (const path of closureOf(file)) {
    const source = isInstalled(path) ? undefined : parsed(path);
    if (source === undefined || !source.text.includes(name)) continue;
    for (const node of nodesIn(source.program)) {
      if (node.type !== 'Property') continue;
      const property = node as unknown as ObjectProperty;
      if (keyOf(property.key, property.computed) !== name || property.value.type !== 'ObjectExpression') continue;
      const keys = property.value.properties.flatMap((each) =>
        each.type === 'SpreadElement' ? [] : (keyOf(each.key, each.computed) ?? []),
      );
      if (keys.some((key) => STATE_PROPERTIES.has(key))) return { node: property, source };
    }
  }
  return undefined;
}
