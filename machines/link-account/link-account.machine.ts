import { endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { finalOutput } from '../final-output.ts';
import { joinRefusalIn } from '../join-refusal.ts';
import { need } from '../need.ts';
import type { ProviderLinkOutput } from '../provider-link/provider-link.machine.ts';
import type { SignUpOutput } from '../sign-up/sign-up.machine.ts';
import { isSignedIn } from '../viewer.ts';
import { linkAccountSetup } from './link-account.setup.ts';
import type { LinkAccountOutput } from './link-account.types.ts';

/** The ways to go on; one chosen during a sign-in at a provider takes its place. */
const choices = linkAccountSetup.createStateConfig({
  on: {
    GUEST_CHOSEN: [
      { guard: 'lacksMethod', target: 'alertingNoAuthInfo' },
      { guard: 'isJoining', target: 'joiningAsGuest', actions: 'clearFailure' },
    ],
    EMAIL_CHOSEN: [{ guard: 'lacksMethod', target: 'alertingNoAuthInfo' }, { target: 'leavingForEmail' }],
    METHOD_CHOSEN: [
      {
        guard: { type: 'isOffered', params: eventParams },
        target: 'withProvider',
        reenter: true,
        actions: ['clearFailure', { type: 'keepProvider', params: eventParams }],
      },
      { target: 'alertingNotSupported', actions: { type: 'fail', params: { code: 'ssoNotSupported' } } },
    ],
    SCHOOL_SEARCH_CHOSEN: { guard: 'offersSearch', target: 'findingSchool', actions: 'clearFailure' },
    CUSTOMISE_CHOSEN: { guard: 'isJoining', target: 'leavingForCharacter' },
    POSTPONED: { guard: 'mayPostpone', target: 'postponing', actions: 'clearFailure' },
  },
});

export const linkAccountMachine = linkAccountSetup.createMachine({
  id: 'linkAccount',
  description: 'How the account is made or kept: as a guest, or with an account of one’s own (JOIN-1 to JOIN-5).',
  context: ({ input }) => ({ ...input, failure: null, failures: 0 }),
  initial: 'opening',
  on: {
    CLOSED: { guard: 'mayClose', target: '.closed' },
    BACK: { guard: 'mayGoBack', target: '.back' },
    METHODS_CHANGED: { actions: { type: 'keepMethods', params: eventParams } },
  },
  states: {
    opening: {
      description: 'Is there anything to join or to link with?',
      always: [
        { guard: 'nothingToLink', target: 'alertingDataInvalid' },
        { guard: 'mayUseProvider', target: 'withProvider' },
        {
          guard: 'hasProvider',
          target: 'alertingNotSupported',
          actions: ['forgetProvider', { type: 'fail', params: { code: 'ssoNotSupported' } }],
        },
        { target: 'choosing' },
      ],
    },

    choosing: {
      description: 'The person chooses how to go on; a failure of the last try is shown above the choice.',
      on: choices.on,
      always: { guard: 'isStuck', target: 'stuck' },
    },

    stuck: {
      description: 'As before, and help is offered: it has failed three times in a row (JOIN-1, HEAD-3).',
      on: choices.on,
    },

    withProvider: {
      description:
        'A provider is asked; its own machine says how far. Another way can be chosen all the same, and ends this one. A further way of a member is said in passing (JOIN-5).',
      exit: 'forgetProvider',
      invoke: {
        id: 'providerLink',
        src: 'providerLink',
        input: ({ context }) => ({
          method: context.provider?.method ?? 'google',
          school: context.provider?.school,
          joinData: isSignedIn(context.viewer) ? null : context.joinData,
          ticket: context.provider?.ticket ?? null,
          answer: context.provider?.answer ?? null,
        }),
        onDone: [
          {
            guard: endsAs<ProviderLinkOutput>('joined'),
            target: 'joined',
          },
          {
            guard: { type: 'addsWay', params: eventParams },
            target: 'added',
            actions: { type: 'tellAdded', params: eventParams },
          },
          {
            guard: endsAs<ProviderLinkOutput>('linked'),
            target: 'linked',
          },
          {
            guard: endsAs<ProviderLinkOutput>('createCharacter'),
            target: 'refused',
          },
          {
            guard: endsAs<ProviderLinkOutput>('character'),
            target: 'leavingForProviderCharacter',
          },
          {
            guard: endsAs<ProviderLinkOutput>('login'),
            target: 'leavingForLogin',
          },
          {
            guard: endsAs<ProviderLinkOutput>('failed'),
            target: 'choosing',
            actions: 'count',
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: [{ type: 'fail', params: { code: 'linkFailed' } }, 'count'] },
      },
      on: {
        ...choices.on,
        METHODS_CHANGED: [
          {
            guard: { type: 'losesProvider', params: eventParams },
            target: 'alertingNotSupported',
            actions: [
              { type: 'keepMethods', params: eventParams },
              { type: 'fail', params: { code: 'ssoNotSupported' } },
            ],
          },
          { actions: { type: 'keepMethods', params: eventParams } },
        ],
      },
    },

    findingSchool: {
      description: 'The person looks for their school among many; a machine of its own says how far (CAMPUS-3).',
      invoke: {
        id: 'schoolSearch',
        src: 'schoolSearch',
        input: ({ context }) => ({ enabledMethods: context.enabledMethods }),
        onDone: [
          {
            guard: { type: 'foundOffered', params: eventParams },
            target: 'withProvider',
            actions: { type: 'keepFound', params: eventParams },
          },
          {
            guard: { type: 'found', params: eventParams },
            target: 'alertingNotSupported',
            actions: { type: 'fail', params: { code: 'ssoNotSupported' } },
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'fail', params: { code: 'schoolsFailed' } } },
      },
      on: { BACK: 'choosing' },
    },

    joiningAsGuest: {
      description: 'A guest account is made with the prepared join data.',
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        // `lacksMethod` has already turned away a visitor without join data.
        input: ({ context }) => ({ joinData: need(context.joinData, 'join data'), credential: null }),
        onDone: [
          { guard: endsAs<SignUpOutput>('joined'), target: 'joined' },
          { guard: endsAs<SignUpOutput>('refused'), target: 'refused' },
          { target: 'choosing', actions: [{ type: 'failAs', params: eventParams }, 'count'] },
        ],
        onError: { target: 'choosing', actions: ['failJoining', 'count'] },
      },
    },

    postponing: {
      description: 'This device keeps that its guest is left alone for a week; then the popup closes (POP-4).',
      tags: 'busy',
      invoke: { id: 'postponeLink', src: 'postponeLink', onDone: 'closed', onError: 'closed' },
    },

    alertingDataInvalid: {
      description: 'An alert: the popup was opened with no join data and no user (JOIN-3, ERR-11).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'closed' },
    },
    alertingNoAuthInfo: {
      description: 'An alert: the join data name no way to sign in (JOIN-3, ERR-8).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'choosing' },
    },
    alertingNotSupported: {
      description: 'An alert: this way is not supported (SSO-2, ERR-3).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'choosing' },
    },

    joined: { type: 'final', output: { outcome: 'joined' } },
    linked: { type: 'final', output: { outcome: 'linked' } },
    refused: { type: 'final', output: ({ event }): LinkAccountOutput => ({ outcome: 'createCharacter', refused: joinRefusalIn(event) }) },
    added: { type: 'final', output: { outcome: 'added' } },
    back: { type: 'final', output: { outcome: 'back' } },
    leavingForCharacter: { type: 'final', output: { outcome: 'createCharacter', refused: null } },
    leavingForProviderCharacter: { type: 'final', output: ({ event }): LinkAccountOutput => characterIn(event) },
    leavingForEmail: { type: 'final', output: { outcome: 'linkByEmail' } },
    leavingForLogin: { type: 'final', output: ({ event }): LinkAccountOutput => loginIn(event) },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<LinkAccountOutput>,
});

function characterIn(event: { readonly type: string; readonly output?: unknown }): LinkAccountOutput {
  const output = event.output as ProviderLinkOutput | undefined;
  if (output?.outcome !== 'character') throw new Error('only a provider’s account that is new here leads here');
  return { outcome: 'createCharacter', refused: null, provider: { method: output.method, ticket: output.ticket, answer: null } };
}

function loginIn(event: { readonly type: string; readonly output?: unknown }): LinkAccountOutput {
  const output = event.output as ProviderLinkOutput | undefined;
  if (output?.outcome !== 'login') throw new Error('only a provider’s account that has an owner leads here');
  return { outcome: 'providerLogin', method: output.method, ticket: output.ticket };
}
