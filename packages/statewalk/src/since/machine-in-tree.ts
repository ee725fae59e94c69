import type { AnyStateMachine, StateNode } from 'xstate';
import { ownActions } from '../charts/names.ts';
import { nameOf, pathOf, statesOf, type Transition, transitionName, transitionsOf } from '../explore/chart.ts';
import type { Path } from '../explore/paths.ts';
import { takenBy } from '../plans/path-id.ts';
import type { PlanPath, Sight } from '../plans/plan.ts';
import { codeOf } from './code-of.ts';
import type { PartFacts, PathInTree, StateInTree, TransitionInTree } from './tree-facts.ts';

type Kind = 'guards' | 'actions' | 'delays' | 'actors';

/** Reads the charts of a machine with what its names stand for. */
export function chartInTree(machine: AnyStateMachine): { readonly states: StateInTree[]; readonly transitions: TransitionInTree[] } {
  const partOf = (kind: Kind, reference: unknown): PartFacts => {
    const name = nameOf(reference);
    const made: unknown = (machine.implementations[kind] as Readonly<Record<string, unknown>>)[name];
    const isNamed = typeof reference === 'string' || made !== undefined;
    const given = typeof reference === 'object' && reference !== null && 'params' in reference ? ` with ${codeOf(reference.params)}` : '';
    return { name, code: `${codeOf(isNamed ? made : reference)}${given}` };
  };
  const inTransition = (transition: Transition): TransitionInTree => {
    const [, timer] = /^xstate\.after\.([^.]+)\./.exec(transition.eventType) ?? [];
    return {
      name: transitionName(transition),
      ...(transition.guard !== undefined && { guard: partOf('guards', transition.guard) }),
      actions: transition.actions.map((action) => partOf('actions', action)),
      ...(timer !== undefined && { delay: partOf('delays', timer) }),
      description: transition.description ?? '',
    };
  };
  const inState = (node: StateNode): StateInTree => ({
    id: pathOf(node),
    type: node.type,
    description: node.description ?? '',
    entry: ownActions(node.entry).map((action) => partOf('actions', action)),
    exit: ownActions(node.exit).map((action) => partOf('actions', action)),
    invokes: node.invoke.map(({ id, src, input }) => {
      const { name, code } = partOf('actors', src);
      return { name: id === name ? id : `${id} (${name})`, code: `${code}${input === undefined ? '' : ` with ${codeOf(input)}`}` };
    }),
  });
  const nodes = statesOf(machine);
  return { states: nodes.map(inState), transitions: nodes.flatMap(transitionsOf).map(inTransition) };
}

/** A told path, with what it takes. */
export function pathInTree(told: PlanPath, path: Path): PathInTree {
  const seen = (sight: Sight): string[] => [sight.message, sight.serverWords].filter((each) => each !== undefined);
  const sights = [told.start, ...told.steps.map(({ sees }) => sees)];
  return {
    id: told.id,
    input: told.input,
    number: told.number,
    ...(told.name !== undefined && { name: told.name }),
    takes: takenBy(path),
    states: sights.map(({ state }) => state),
    texts: [
      ...(told.begin === undefined ? [] : [told.begin]),
      ...told.steps.flatMap(({ does, arrange, sees }) => [does, ...arrange, ...seen(sees)]),
    ],
    requirements: [...new Set(sights.flatMap(({ requirements }) => requirements))],
  };
}
