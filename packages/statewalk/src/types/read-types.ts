import type { Node } from 'typescript/unstable/ast';
import { API, type Checker, SignatureKind, type Snapshot, type Type, TypeFlags } from 'typescript/unstable/sync';
import { type ActorShapes, type MachineShapes, NO_SHAPES, type Shape } from '../explore/shape.ts';
import { partsOf, shapeOf } from './shape-of.ts';

/** A call of `createMachine`: offsets in its file. */
export interface Call {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What TypeScript knows of the data of machines, by the calls that make them, in their order; `undefined`: nothing. JavaScript is read as well.
 * @throws where there is no compiler for this system
 */
export function readTypes(calls: readonly Call[], folder = process.cwd()): readonly (MachineShapes | undefined)[] {
  if (calls.length === 0) return [];
  const api = new API({ cwd: folder });
  try {
    const snapshot = api.updateSnapshot({ openFiles: [...new Set(calls.map(({ file }) => file))] });
    return calls.map((call) => shapesAt(call, snapshot));
  } finally {
    api.close();
  }
}

function shapesAt({ file, start, end }: Call, snapshot: Snapshot): MachineShapes | undefined {
  const project = snapshot.getDefaultProjectForFile(file);
  const source = project?.program.getSourceFile(file);
  const node = source && nodeAt(source, start, end);
  const type = node && project?.checker.getTypeAtLocation(node);
  return type && project && { ...shapesOfMachine(type, project.checker), code: source.text };
}

/** The outermost node from one offset to another. */
function nodeAt(around: Node, start: number, end: number): Node | undefined {
  return around.forEachChild((each) => {
    if (each.pos > start || each.end < end) return undefined;
    return each.getStart() === start && each.end === end ? each : nodeAt(each, start, end);
  });
}

function shapesOfMachine(type: Type, checker: Checker): Omit<MachineShapes, 'code'> {
  const event = parameterOf(type, 'transition', 1, checker);
  const input = parameterOf(type, 'getInitialSnapshot', 1, checker);
  if (event === undefined) return NO_SHAPES;
  return { events: eventsIn(event, checker), input: input && inputIn(input, checker), actors: actorsIn(type, checker) };
}

/** `transition` and `getInitialSnapshot` of an actor logic name all that it takes and gives. */
function callOf(type: Type, name: string, checker: Checker) {
  const property = checker.getPropertyOfType(type, name);
  const called = property && checker.getTypeOfSymbol(property);
  return called && checker.getSignaturesOfType(called, SignatureKind.Call)[0];
}

function parameterOf(type: Type, name: string, at: number, checker: Checker): Type | undefined {
  const signature = callOf(type, name, checker);
  return signature && checker.getParameterType(signature, at);
}

const propertyOf = (type: Type, name: string, checker: Checker): Type | undefined => {
  const symbol = checker.getPropertyOfType(type, name);
  return symbol && checker.getTypeOfSymbol(symbol);
};

function eventsIn(type: Type, checker: Checker): ReadonlyMap<string, readonly Shape[]> {
  const found = new Map<string, readonly Shape[]>();
  for (const each of partsOf(type)) {
    const name = propertyOf(each, 'type', checker);
    for (const one of name === undefined ? [] : partsOf(name)) {
      if (!one.isStringLiteralType()) continue;
      const shape = shapeOf(each, checker);
      if (shape.kind !== 'object') continue;
      const own: Shape = { kind: 'values', values: [one.value] };
      const of = shape.of.map((property) => (property.name === 'type' ? { ...property, shape: own } : property));
      found.set(one.value, [...(found.get(one.value) ?? []), { kind: 'object', of }]);
    }
  }
  return found;
}

/** A parameter may be left out: that is not the machine's wish. */
function inputIn(type: Type, checker: Checker): Shape | undefined {
  const given = partsOf(type).filter(({ flags }) => (flags & (TypeFlags.Undefined | TypeFlags.Unknown | TypeFlags.Any)) === 0);
  const shapes = given.map((each) => shapeOf(each, checker)).filter(({ kind }) => kind !== 'anything');
  const [only] = shapes;
  return shapes.length > 1 ? { kind: 'oneOf', of: shapes } : only;
}

/** One of the arguments of a machine's type says which actors it knows: `{ src: 'load', logic: … } | …`. */
function actorsIn(type: Type, checker: Checker): ReadonlyMap<string, ActorShapes> {
  const found = new Map<string, ActorShapes>();
  const parameters = type.isTypeReference() ? checker.getTypeArguments(type) : [];
  for (const each of parameters.flatMap(partsOf)) {
    if ((each.flags & TypeFlags.Object) === 0) continue;
    const [src, logic] = ['src', 'logic'].map((name) => propertyOf(each, name, checker));
    if (src?.isStringLiteralType() === true && logic !== undefined) found.set(src.value, actorIn(logic, checker));
  }
  return found;
}

function actorIn(logic: Type, checker: Checker): ActorShapes {
  const call = callOf(logic, 'getInitialSnapshot', checker);
  const snapshots = call && checker.getReturnTypeOfSignature(call);
  if (snapshots === undefined) return { output: undefined, snapshot: undefined };
  return { output: endOf(snapshots, checker), snapshot: runningOf(snapshots, checker) };
}

const statusOf = (snapshot: Type, checker: Checker): readonly unknown[] => {
  const status = propertyOf(snapshot, 'status', checker);
  return status === undefined ? [] : partsOf(status).flatMap((each) => (each.isLiteralType() ? [each.value] : []));
};

/** An actor without a result has the type `undefined`, `void` or `unknown` in that place. */
function endOf(snapshots: Type, checker: Checker): Shape | undefined {
  const done = partsOf(snapshots).filter((each) => statusOf(each, checker).includes('done'));
  const shapes = done.flatMap((each) => {
    const output = propertyOf(each, 'output', checker);
    if (output === undefined) return [];
    const given = partsOf(output).filter(({ flags }) => done.length === 1 || (flags & TypeFlags.Undefined) === 0);
    return given.map((part) => shapeOf(part, checker));
  });
  const [only] = shapes;
  if (shapes.length === 0 || shapes.some(({ kind }) => kind === 'anything')) return undefined;
  return shapes.length === 1 ? only : { kind: 'oneOf', of: shapes };
}

/** What a parent sees by `onSnapshot`. A machine's snapshot is more than its data: it can be asked whether it matches. */
function runningOf(snapshots: Type, checker: Checker): Shape | undefined {
  const active = partsOf(snapshots).find((each) => statusOf(each, checker).includes('active'));
  if (active !== undefined && checker.getPropertyOfType(active, 'matches') !== undefined) return undefined;
  const context = active && propertyOf(active, 'context', checker);
  const shape = context && shapeOf(context, checker, 'context');
  if (shape === undefined || shape.kind === 'anything') return undefined;
  const status: Shape = { kind: 'values', values: ['active'] };
  return {
    kind: 'object',
    of: [
      { name: 'status', shape: status, isOptional: false },
      { name: 'context', shape, isOptional: false },
    ],
  };
}
