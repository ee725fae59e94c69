import { assign, emit, setup } from 'xstate';
import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import type { MethodCode } from '#contract/methods.ts';
import { ENDS_AS } from '../ends-as.ts';
import { type FailureCode, failure, isRefusedFor } from '../failures.ts';
import type { AssertedCredential, PasskeyOptions } from '../passkey-autofill/passkey-autofill.machine.ts';
import { port } from '../port.ts';
import { type ProviderTicketOutput, providerTicketMachine } from '../provider-ticket/provider-ticket.machine.ts';
import { type Succeeded, succeeded } from '../success.ts';
import type {
  ConfirmIdentityContext,
  ConfirmIdentityEvent,
  ConfirmIdentityInput,
  OwnWays,
  ShownCredential,
} from './confirm-identity.types.ts';
import type { ConfirmIdentityOutput } from './confirmation.ts';

export const confirmIdentitySetup = setup({
  types: {} as {
    context: ConfirmIdentityContext;
    events: ConfirmIdentityEvent;
    input: ConfirmIdentityInput;
    output: ConfirmIdentityOutput;
    emitted: Succeeded;
    /** `code`: the screen of the mailed code. */
    tags: 'busy' | 'code';
    children: { providerTicket: 'providerTicket' };
  },
  actors: {
    /** The ways of the person, asking the server where they are not known. */
    readWays: port<OwnWays>('readWays'),
    providerTicket: providerTicketMachine,
    /** POST /auth/confirm/passkey/options: for this act of this session alone (PASSKEY-4). */
    requestConfirmationOptions: port<PasskeyOptions, { act: ConfirmedAct }>('requestConfirmationOptions'),
    /** The browser asks the person for a passkey; `authenticatorDismissed` where they do not want to, or did not in time. */
    usePasskey: port<AssertedCredential, PasskeyOptions>('usePasskey'),
    /** POST /auth/confirm/code: to the email of the account, for this act. */
    sendConfirmationCode: port<void, { act: ConfirmedAct }>('sendConfirmationCode'),
    /** POST /auth/confirm: not of the specification, asked only where an API has answered that an act needs it (API-26). */
    prove: port<{ confirmation: string }, { act: ConfirmedAct; credential: ShownCredential }>('prove'),
  },
  guards: {
    ...ENDS_AS,
    hasPassword: ({ context }) => context.methods.includes('email'),
    hasPasskey: ({ context }) => context.hasPasskey,
    takesCode: ({ context }) => context.takesCode,
    leadsNowhere: (_, { methods, hasPasskey, takesCode }: OwnWays) => methods.length === 0 && !hasPasskey && !takesCode,
    isDismissed: (_, { error }: { error: unknown }) => isRefusedFor(error, 'authenticatorDismissed'),
    isOwn: ({ context }, { method }: { method: MethodCode }) => method !== 'email' && context.methods.includes(method),
  },
  actions: {
    keepWays: assign((_, { methods, email, hasPasskey, takesCode, gone }: OwnWays) => ({ methods, email, hasPasskey, takesCode, gone })),
    keepOptions: assign({ options: (_, { options }: { options: PasskeyOptions }) => options }),
    keepMethod: assign({ method: (_, { method }: { method: MethodCode }) => method }),
    failTicket: assign({
      failure: (_, { output }: { output: ProviderTicketOutput }) =>
        output.outcome === 'failed' ? output.failure : failure('authenticationFailed'),
    }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tellResent: emit(succeeded('codeResent')),
  },
});
