import { assign, setup } from 'xstate';
import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { isOffered, type MethodCode } from '#contract/methods.ts';
import { ENDS_AS } from '../ends-as.ts';
import { type FailureCode, failure } from '../failures.ts';
import { type ProviderLinkOutput, providerLinkMachine } from '../provider-link/provider-link.machine.ts';
import { type SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';
import { isSignedIn } from '../viewer.ts';
import type { LinkAccountContext, LinkAccountEvent, LinkAccountInput, LinkAccountOutput } from './link-account.types.ts';

export const linkAccountSetup = setup({
  types: {} as {
    context: LinkAccountContext;
    events: LinkAccountEvent;
    input: LinkAccountInput;
    output: LinkAccountOutput;
    tags: 'busy' | 'alert';
    children: { providerLink: 'providerLink'; signUp: 'signUp' };
  },
  actors: { signUp: signUpMachine, providerLink: providerLinkMachine },
  guards: {
    ...ENDS_AS,
    isStuck: ({ context }) => context.failures >= FAILURES_BEFORE_HELP,
    nothingToLink: ({ context }) => context.joinData === null && !isSignedIn(context.viewer),
    /** A member comes from the profile, and goes back there (JOIN-5). */
    isMember: ({ context }) => context.viewer.kind === 'member',
    isJoining: ({ context }) => !isSignedIn(context.viewer),
    lacksMethod: ({ context }) => !isSignedIn(context.viewer) && context.joinData?.authMethod == null,
    hasProvider: ({ context }) => context.provider !== null,
    mayUseProvider: ({ context: { provider, enabledMethods } }) => provider !== null && isOffered(provider.method, enabledMethods),
    mayClose: ({ context }) => !context.mustLink,
    losesProvider: ({ context: { provider } }, { enabledMethods }: { enabledMethods: readonly number[] }) =>
      provider !== null && !isOffered(provider.method, enabledMethods),
    isOffered: ({ context }, { method }: { method: MethodCode }) => isOffered(method, context.enabledMethods),
    addsWay: ({ context }, { output }: { output: ProviderLinkOutput }) => context.viewer.kind === 'member' && output.outcome === 'linked',
  },
  actions: {
    failAs: assign({
      failure: (_, { output }: { output: SignUpOutput }) => (output.outcome === 'failed' ? output.failure : failure('joinFailed')),
    }),
    keepProvider: assign({ provider: (_, { method }: { method: MethodCode }) => ({ method, ticket: null, answer: null }) }),
    forgetProvider: assign({ provider: null }),
    keepAdded: assign({ added: (_, { output }: { output: ProviderLinkOutput }) => (output.outcome === 'linked' ? output.method : null) }),
    keepMethods: assign({ enabledMethods: (_, { enabledMethods }: { enabledMethods: readonly number[] }) => enabledMethods }),
    fail: assign({ failure: (_, { code }: { code: FailureCode }) => failure(code) }),
    failJoining: assign({ failure: failure('joinFailed') }),
    count: assign({ failures: ({ context }) => Math.min(context.failures + 1, FAILURES_BEFORE_HELP) }),
    clearFailure: assign({ failure: null }),
  },
});
