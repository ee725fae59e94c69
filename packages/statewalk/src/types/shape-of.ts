import {
  type Checker,
  ElementFlags,
  ObjectFlags,
  SignatureKind,
  SymbolFlags,
  type TupleType,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { Property, Shape } from '../explore/shape.ts';

const ANYTHING: Shape = { kind: 'anything' };
/** Deeper than that all is anything, and so is what has more properties. */
const DEPTH_MAX = 5;
const PROPERTIES_MAX = 40;
const VALUES_MAX = 12;

/** What a language brings is no plain object. */
const BUILT_IN: Readonly<Record<string, Shape>> = {
  Date: { kind: 'date' },
  Error: { kind: 'error' },
  Map: { kind: 'map' },
  ReadonlyMap: { kind: 'map' },
  Set: { kind: 'set' },
  ReadonlySet: { kind: 'set' },
};

/** So many parts one shape has: the data of a flow are small, the client of a server is a world of its own. */
const PARTS_MAX = 150;

interface Around {
  /** Types that the type is in: one may contain itself. */
  readonly types: readonly number[];
  readonly count: { parts: number };
}

/** The shape of the values of a type; `name`: the property it is of. */
export function shapeOf(type: Type | undefined, checker: Checker, name = '', around: Around = { types: [], count: { parts: 0 } }): Shape {
  around.count.parts += 1;
  const { types, count } = around;
  if (type === undefined || types.length > DEPTH_MAX || types.includes(type.id) || count.parts > PARTS_MAX) return ANYTHING;
  const { flags } = type;
  if (type.isUnionType()) return unionOf(type.getTypes(), checker, name, around);
  if (flags & TypeFlags.Null) return { kind: 'values', values: [null] };
  if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return { kind: 'values', values: [undefined] };
  if (type.isLiteralType()) return { kind: 'values', values: [type.value] };
  if (flags & TypeFlags.Boolean) return { kind: 'values', values: [false, true] };
  if (flags & TypeFlags.StringLike) return { kind: 'text', of: name };
  if (flags & TypeFlags.NumberLike) return { kind: 'number', of: name };
  if (flags & TypeFlags.BigIntLike) return { kind: 'bigint' };
  if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return objectOf(type, checker, { types: [...types, type.id], count });
  return ANYTHING;
}

/** The members of a union, or the type itself. */
export const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

/** Nothing comes first: what stands first is the least. */
function unionOf(types: readonly Type[], checker: Checker, name: string, around: Around): Shape {
  const shapes = types.map((each) => shapeOf(each, checker, name, around));
  const values = shapes.flatMap((each) => (each.kind === 'values' ? each.values : []));
  const others = shapes.filter(({ kind }) => kind !== 'values');
  const isNothing = (value: unknown) => value === undefined || value === null;
  const sorted = [...values.filter(isNothing), ...values.filter((each) => !isNothing(each)).sort()].slice(0, VALUES_MAX);
  const all: Shape[] = [...(sorted.length > 0 ? [{ kind: 'values', values: sorted } as const] : []), ...others.slice(0, VALUES_MAX)];
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : { kind: 'oneOf', of: all };
}

function objectOf(type: Type, checker: Checker, around: Around): Shape {
  if (checker.isTupleType(type)) return tupleOf(type as TupleType, checker, around);
  if (checker.isArrayType(type)) return { kind: 'list', of: shapeOf(checker.getTypeArguments(type as TupleType)[0], checker, '', around) };
  const builtIn = BUILT_IN[type.getSymbol()?.name ?? ''];
  if (builtIn !== undefined) return builtIn;
  const isCalled = [SignatureKind.Call, SignatureKind.Construct].some((kind) => checker.getSignaturesOfType(type, kind).length > 0);
  if (isCalled || ('objectFlags' in type && (Number(type.objectFlags) & ObjectFlags.Class) !== 0)) return ANYTHING;
  const found = checker.getPropertiesOfType(type);
  if (found.length === 0 && checker.getIndexInfosOfType(type).length > 0) return { kind: 'record' };
  if (found.length === 0 || found.length > PROPERTIES_MAX || found.some(({ name }) => name.startsWith('__@'))) return ANYTHING;
  const types = checker.getTypeOfSymbol(found);
  const of = found.map((each, at): Property => {
    const isOptional = (each.flags & SymbolFlags.Optional) !== 0;
    const own = types[at];
    const given = isOptional && own !== undefined ? withoutUndefined(own) : own === undefined ? [] : [own];
    const shape = given.length === 1 ? shapeOf(given[0], checker, each.name, around) : unionOf(given, checker, each.name, around);
    return { name: each.name, shape, isOptional };
  });
  return { kind: 'object', of };
}

const withoutUndefined = (type: Type): readonly Type[] => partsOf(type).filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);

function tupleOf(type: TupleType, checker: Checker, around: Around): Shape {
  const isFixed = (type.getTarget() as TupleType).elementFlags.every((flags) => (flags & ElementFlags.Required) !== 0);
  return isFixed ? { kind: 'tuple', of: checker.getTypeArguments(type).map((each) => shapeOf(each, checker, '', around)) } : ANYTHING;
}
