import { isOffered } from '#contract/methods.ts';
import type { SchoolSearchOutput } from './school-search.machine.ts';

interface Scope {
  readonly context: { readonly enabledMethods: readonly number[] };
}

/** For the choices of ways that lead to the search and come back from it (CAMPUS-3). */
export const SCHOOL_SEARCH_GUARDS = {
  /** The generic method is offered only where the API announces schools (API-26). */
  offersSearch: ({ context }: Scope) => isOffered('federation', context.enabledMethods),
  found: (_: Scope, { output }: { output: SchoolSearchOutput }) => output.outcome === 'chosen',
  /** The server may have switched its method off meanwhile (METHOD-2). */
  foundOffered: ({ context }: Scope, { output }: { output: SchoolSearchOutput }) =>
    output.outcome === 'chosen' && isOffered(output.pick.method, context.enabledMethods),
};
