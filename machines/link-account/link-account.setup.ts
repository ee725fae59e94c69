import { assign, emit, setup } from 'xstate';
import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { isOffered, type MethodCode } from '#contract/methods.ts';
import { ENDS_AS } from '../ends-as.ts';
import { type FailureCode, failure } from '../failures.ts';
import { port } from '../port.ts';
import { type ProviderLinkOutput, providerLinkMachine } from '../provider-link/provider-link.machine.ts';
import type { ChosenSchool } from '../school.ts';
import { type SchoolSearchOutput, schoolSearchMachine } from '../school-search/school-search.machine.ts';
import { SCHOOL_SEARCH_GUARDS } from '../school-search/school-search-guards.ts';
import { type SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';
import { type Succeeded, succeeded } from '../success.ts';
import { isSignedIn } from '../viewer.ts';
import type { LinkAccountContext, LinkAccountEvent, LinkAccountInput, LinkAccountOutput } from './link-account.types.ts';

/** A guest whom nothing but their own wish keeps from linking. */
export const mayPostpone = ({ viewer, pushed, mustLink }: Pick<LinkAccountContext, 'viewer' | 'pushed' | 'mustLink'>): boolean =>
  viewer.kind === 'guest' && pushed && !mustLink;

export const linkAccountSetup = setup({
  types: {} as {
    context: LinkAccountContext;
    events: LinkAccountEvent;
    input: LinkAccountInput;
    output: LinkAccountOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
    children: { providerLink: 'providerLink'; signUp: 'signUp'; schoolSearch: 'schoolSearch' };
  },
  actors: {
    signUp: signUpMachine,
    providerLink: providerLinkMachine,
    schoolSearch: schoolSearchMachine,
    /** Keeps on this device that its guest is not pushed for a week (POP-4). */
    postponeLink: port<void>('postponeLink'),
  },
  guards: {
    ...ENDS_AS,
    isStuck: ({ context }) => context.failures >= FAILURES_BEFORE_HELP,
    nothingToLink: ({ context }) => context.joinData === null && !isSignedIn(context.viewer),
    /** A member comes from the profile, and goes back there (JOIN-5); a visitor to the terms (AGR-1). A guest comes from nowhere (POP-4). */
    mayGoBack: ({ context: { viewer, joinData } }) => viewer.kind === 'member' || (!isSignedIn(viewer) && joinData !== null),
    isJoining: ({ context }) => !isSignedIn(context.viewer),
    lacksMethod: ({ context }) => !isSignedIn(context.viewer) && context.joinData?.authMethod == null,
    hasProvider: ({ context }) => context.provider !== null,
    mayUseProvider: ({ context: { provider, enabledMethods } }) => provider !== null && isOffered(provider.method, enabledMethods),
    mayPostpone: ({ context }) => mayPostpone(context),
    mayClose: ({ context }) => !context.mustLink,
    losesProvider: ({ context: { provider } }, { enabledMethods }: { enabledMethods: readonly number[] }) =>
      provider !== null && !isOffered(provider.method, enabledMethods),
    isOffered: ({ context }, { method }: { method: MethodCode }) => isOffered(method, context.enabledMethods),
    ...SCHOOL_SEARCH_GUARDS,
    addsWay: ({ context }, { output }: { output: ProviderLinkOutput }) => context.viewer.kind === 'member' && output.outcome === 'linked',
  },
  actions: {
    failAs: assign({
      failure: (_, { output }: { output: SignUpOutput }) => (output.outcome === 'failed' ? output.failure : failure('joinFailed')),
    }),
    keepProvider: assign({
      provider: (_, { method, school }: { method: MethodCode; school?: ChosenSchool | null | undefined }) => ({
        method,
        school,
        ticket: null,
        answer: null,
      }),
    }),
    keepFound: assign({
      provider: (_, { output }: { output: SchoolSearchOutput }) =>
        output.outcome === 'chosen' ? { ...output.pick, ticket: null, answer: null } : null,
    }),
    forgetProvider: assign({ provider: null }),
    tellAdded: emit((_, { output }: { output: ProviderLinkOutput }) =>
      succeeded('wayAdded', output.outcome === 'linked' ? output.method : undefined),
    ),
    keepMethods: assign({ enabledMethods: (_, { enabledMethods }: { enabledMethods: readonly number[] }) => enabledMethods }),
    fail: assign({ failure: (_, { code }: { code: FailureCode }) => failure(code) }),
    failJoining: assign({ failure: failure('joinFailed') }),
    count: assign({ failures: ({ context }) => Math.min(context.failures + 1, FAILURES_BEFORE_HELP) }),
    clearFailure: assign({ failure: null }),
  },
});
