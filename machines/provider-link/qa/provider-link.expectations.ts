import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { failing } from '#machines/failure-of.ts';
import type { ProviderTicketOutput } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { TICKET } from '#machines/samples.ts';
import type { SignUpOutput } from '#machines/sign-up/sign-up.machine.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import type { providerLinkMachine } from '../provider-link.machine.ts';

type Snapshot = SnapshotFrom<typeof providerLinkMachine>;

const signUp = {
  'signUp is done': ({ output }: AnyEventObject) => {
    const ended = output as SignUpOutput;
    if (ended.outcome === 'failed') return withFailure('alertingFailed', ended.failure.code);
    return { joined: 'joined', refused: 'refused', leaving: 'askingToStay', proofExpired: withFailure('alertingFailed', 'linkFailed') }[
      ended.outcome
    ];
  },
  'signUp fails': withFailure('alertingFailed', 'linkFailed'),
};

const proving = (confirmed: string) => ({
  'confirmIdentity is done': ({ output }: AnyEventObject) =>
    (output as ConfirmIdentityOutput).outcome === 'confirmed' ? confirmed : 'backAtChoice',
  'confirmIdentity fails': withFailure('alertingFailed', 'confirmFailed'),
});

/** Where each event leads. */
export const providerLinkExpectations: Expectations<typeof providerLinkMachine> = {
  startsIn: {
    signedIn: 'signingIn',
    joining: 'signingIn',
    joiningAsChosen: 'signingIn',
    joiningWithTicket: 'joining',
    answeredByThisPage: 'signingIn',
  },
  expectations: {
    signingIn: {
      'providerTicket is done': ({ output }, { context }) => {
        const ended = output as ProviderTicketOutput;
        if (ended.outcome === 'cancelled') return 'backAtChoice';
        if (ended.outcome === 'failed') return withFailure('alertingFailed', ended.failure.code);
        if (ended.nickname !== null) return 'askingLinked';
        if (context.joinData === null) return 'settingUp';
        return context.joinData.uvrsId === '' ? 'leavingForCharacter' : 'joining';
      },
      'providerTicket fails': withFailure('alertingFailed', 'authenticationFailed'),
    },
    askingLinked: {
      LOGIN_CHOSEN: (_, { context }) => (context.joinData === null ? 'leavingForLogin' : 'loggingIn'),
      REPLACEMENT_CHOSEN: (_, { context }) => (context.joinData === null ? 'settingUp' : SAME_STATE),
      DECLINED: 'backAtChoice',
    },
    joining: signUp,
    loggingIn: signUp,
    askingToStay: { STAY_CHOSEN: 'loggingIn', DECLINED: 'backAtChoice' },
    settingUp: {
      'connectProvider is done': 'linked',
      'connectProvider fails': failing('alertingFailed', 'setUpFailed', {
        accountInUse: 'askingReplacement',
        confirmationNeeded: 'provingToLink',
        methodDisabled: withFailure('alertingFailed', 'ssoNotSupported'),
      }),
    },
    provingToLink: proving('settingUp'),
    provingToReplace: proving('replacing'),
    askingReplacement: { LOGIN_CHOSEN: 'leavingForLogin', REPLACEMENT_CHOSEN: 'confirmingReplacement', DECLINED: 'backAtChoice' },
    confirmingReplacement: { CONFIRMED: 'replacing', DECLINED: 'backAtChoice' },
    replacing: {
      'replaceAccount is done': 'linked',
      'replaceAccount fails': failing('alertingFailed', 'setUpFailed', {
        signInTooOld: 'askingSignIn',
        proofExpired: 'askingSignIn',
        confirmationNeeded: 'provingToReplace',
      }),
    },
    askingSignIn: { CONFIRMED: 'signingIn', DECLINED: 'backAtChoice' },
    alertingFailed: { ALERT_CONFIRMED: 'failed' },
  },
  outputs: {
    refused: ({ output }: { output: { refused: unknown } }) => ({ outcome: 'createCharacter', refused: output.refused }),
    leavingForLogin: (_: unknown, { context }: Snapshot) => ({ outcome: 'login', method: context.method, ticket: context.ticket }),
    leavingForCharacter: (_: unknown, { context }: Snapshot) => ({ outcome: 'character', method: context.method, ticket: TICKET }),
    backAtChoice: { outcome: 'choice' },
    failed: { outcome: 'failed' },
    joined: { outcome: 'joined' },
    linked: (_: unknown, { context }: Snapshot) => ({ outcome: 'linked', method: context.method }),
  },
};
