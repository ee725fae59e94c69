import { assign, setup } from 'xstate';
import { type Failure, failure } from '../failures.ts';
import { idChangeMachine } from '../id-change/id-change.machine.ts';
import { imageChangeMachine } from '../image-change/image-change.machine.ts';
import { port } from '../port.ts';

/** What of the user decides what can be changed. */
export interface ProfileState {
  readonly uvrsId: string;
  /** Whole days until the ID can be changed again (PROF-3). */
  readonly daysLeft: number;
  /** Is the account open to others? */
  readonly open: boolean;
  /** Is it a guest, who has no account of their own yet? */
  readonly guest: boolean;
}

export interface Context extends ProfileState {
  readonly failure: Failure | null;
}

export type Event =
  | { type: 'NICKNAME_CHANGE_CHOSEN' }
  | { type: 'ID_CHANGE_CHOSEN' }
  | { type: 'IMAGE_CHANGE_CHOSEN' }
  | { type: 'LINK_CHOSEN' }
  | { type: 'OPENNESS_TOGGLED' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'CLOSED' };

export type Output = { next: 'nicknameChange' | 'linkAccount' | 'closed' };

/** The server takes an image from nobody but people with an account, so it is offered to nobody else (ROLE-1). */
export const mayChangeImage = ({ guest }: Pick<Context, 'guest'>): boolean => !guest;

export const profileMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    output: Output;
    tags: 'busy' | 'alert';
    children: { idChange: 'idChange'; imageChange: 'imageChange' };
  },
  actors: {
    idChange: idChangeMachine,
    imageChange: imageChangeMachine,
    /** PUT /auth/change/account-open; answers what the server kept. */
    changeOpenness: port<{ open: boolean }, { open: boolean }>('changeOpenness'),
    /** Reads it of the user, asking the server where it is not known. */
    readProfile: port<ProfileState>('readProfile'),
  },
  guards: { mayChangeImage: ({ context }) => mayChangeImage(context) },
  actions: {
    toggle: assign({ open: ({ context }) => !context.open }),
    keepOpenness: assign({ open: (_, { open }: { open: boolean }) => open }),
    keepProfile: assign((_, { uvrsId, daysLeft, open, guest }: ProfileState) => ({ uvrsId, daysLeft, open, guest })),
    failReading: assign({ failure: (_, { cause }: { cause: unknown }) => failure('infoFailed', cause) }),
    clearFailure: assign({ failure: null }),
    failOpenness: assign({ failure: (_, { cause }: { cause: unknown }) => failure('accountOpenChangeFailed', cause) }),
  },
}).createMachine({
  id: 'profile',
  description: 'Who I am here, and what of it I change (PROF-1).',
  // Until it is known who it is, no more is offered than to a guest.
  context: { uvrsId: '', daysLeft: 0, open: false, guest: true, failure: null },
  initial: 'reading',
  on: { CLOSED: '.closed' },
  states: {
    reading: {
      description: 'What there is to show and to change is read (PROF-1).',
      tags: 'busy',
      on: { NICKNAME_CHANGE_CHOSEN: 'leavingForNickname', LINK_CHOSEN: 'leavingForLink' },
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: { target: 'viewing', actions: { type: 'keepProfile', params: ({ event }) => event.output } },
        onError: { target: 'alertingInfo', actions: { type: 'failReading', params: ({ event }) => ({ cause: event.error }) } },
      },
    },
    alertingInfo: {
      description: 'An alert: the information could not be loaded (ERR-6).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'closed' },
    },
    viewing: {
      description: 'The profile, with a way into each change.',
      on: {
        NICKNAME_CHANGE_CHOSEN: 'leavingForNickname',
        LINK_CHOSEN: 'leavingForLink',
        ID_CHANGE_CHOSEN: 'changingId',
        IMAGE_CHANGE_CHOSEN: { guard: 'mayChangeImage', target: 'changingImage' },
        OPENNESS_TOGGLED: 'changingOpenness',
      },
    },
    changingId: {
      description: 'The ID is changed above the profile (PROF-3).',
      invoke: {
        id: 'idChange',
        src: 'idChange',
        input: ({ context }) => ({ current: context.uvrsId, daysLeft: context.daysLeft }),
        onDone: 'reading',
        onError: 'viewing',
      },
    },
    changingImage: {
      description: 'The image is changed above the profile; no guest comes here (PROF-4).',
      invoke: { id: 'imageChange', src: 'imageChange', onDone: 'viewing', onError: 'viewing' },
    },
    changingOpenness: {
      description: 'Open or private: it shows at once, and goes back if the server does not take it (PROF-5).',
      tags: 'busy',
      entry: 'toggle',
      invoke: {
        id: 'changeOpenness',
        src: 'changeOpenness',
        input: ({ context }) => ({ open: context.open }),
        onDone: { target: 'alertingOpenness', actions: { type: 'keepOpenness', params: ({ event }) => event.output } },
        onError: {
          target: 'alertingOpennessFailed',
          actions: ['toggle', { type: 'failOpenness', params: ({ event }) => ({ cause: event.error }) }],
        },
      },
    },
    alertingOpenness: {
      description: 'An alert: the account is open, or private, from now on (PROF-5).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'viewing' },
    },
    alertingOpennessFailed: {
      description: 'An alert: it could not be changed (PROF-5, ERR-26).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'viewing' },
    },
    leavingForNickname: { type: 'final', output: { next: 'nicknameChange' } },
    leavingForLink: { type: 'final', output: { next: 'linkAccount' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});
