import type { ObjectExpression, ObjectProperty } from 'oxc-parser';
import { type Parsed, parsed, placeAt, type SourcePlace } from './parsed.ts';
import { keyOf, nodesIn, objectsIn, type Part, propertiesOf, stateCalled } from './syntax.ts';

/** A place in a chart. */
export interface ChartPlace {
  /** The id of the machine. */
  readonly machine: string;
  /** The dotted path of a state; without, the machine itself. */
  readonly state?: string | undefined;
  /** The type of an event that the state answers, as XState has it: `PRESSED`, `xstate.done.actor.load`, `''` for `always`. */
  readonly on?: string | undefined;
}

/** Where it is written. The nearest place around it that can be told stands for one that cannot. */
export function locate(file: string, { machine, state, on }: ChartPlace): SourcePlace {
  const source = parsed(file);
  const root = source && chartIn(source, machine);
  if (source === undefined || root === undefined) return { file, line: 1 };
  let objects: Part<ObjectExpression>[] = [root];
  let at = placeOfObject(root);
  if (state !== undefined && state !== machine) {
    for (const name of state.split('.')) {
      const found = propertiesOf(valuesOf(propertiesOf(objects, 'states')), name)[0] ?? stateCalled(file, name);
      if (found === undefined) return at;
      at = placeAt(found.source, found.node.start);
      objects = valuesOf([found]);
    }
  }
  const transition = on === undefined ? undefined : transitionIn(objects, on);
  return transition === undefined ? at : placeAt(transition.source, transition.node.start);
}

const placeOfObject = ({ node, source }: Part<ObjectExpression>): SourcePlace => placeAt(source, node.start);

const valuesOf = (properties: readonly Part<ObjectProperty>[]): Part<ObjectExpression>[] =>
  properties.flatMap(({ node, source }) => objectsIn({ node: node.value, source }));

/** The object with the machine's id; else the first that a machine is made of. */
function chartIn(source: Parsed, machine: string): Part<ObjectExpression> | undefined {
  let first: Part<ObjectExpression> | undefined;
  for (const node of nodesIn(source.program)) {
    if (node.type !== 'CallExpression' || calledName(node.callee) !== 'createMachine') continue;
    for (const found of objectsIn({ node: (node.arguments as readonly unknown[])[0], source })) {
      first ??= found;
      if (propertiesOf([found], 'id').some(({ node: { value } }) => value.type === 'Literal' && value.value === machine)) return found;
    }
  }
  return first;
}

function calledName(callee: unknown): string | undefined {
  const { name, property } = callee as { readonly name?: string; readonly property?: { readonly name?: string } };
  return property?.name ?? name;
}

function transitionIn(state: readonly Part<ObjectExpression>[], on: string): Part<ObjectProperty | ObjectExpression> | undefined {
  if (on === '') return propertiesOf(state, 'always')[0];
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(on) ?? [];
  if (delay !== undefined) return propertiesOf(valuesOf(propertiesOf(state, 'after')), delay)[0];
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(on) ?? [];
  if (kind !== undefined) return endIn(valuesOf(propertiesOf(state, 'invoke')), kind, id ?? '');
  if (on.startsWith('xstate.done.state.')) return propertiesOf(state, 'onDone')[0];
  const answers = propertiesOf(state, 'on').flatMap((each) => propertiesOf(valuesOf([each]), on));
  return answers[0];
}

const ENDS: Readonly<Record<string, string>> = { 'done.actor': 'onDone', 'error.actor': 'onError', snapshot: 'onSnapshot' };

/** The end of an invoke, or the invoke that has none. */
function endIn(invokes: readonly Part<ObjectExpression>[], kind: string, id: string): Part<ObjectProperty | ObjectExpression> | undefined {
  const isCalled = ({ node }: Part<ObjectExpression>) =>
    node.properties.some(
      (each) =>
        each.type !== 'SpreadElement' &&
        ['id', 'src'].includes(keyOf(each.key, each.computed) ?? '') &&
        each.value.type === 'Literal' &&
        each.value.value === id,
    );
  const invoke = invokes.find(isCalled) ?? invokes[0];
  return invoke === undefined ? undefined : (propertiesOf([invoke], ENDS[kind] ?? '')[0] ?? invoke);
}
