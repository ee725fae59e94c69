import { assign, emit, setup } from 'xstate';
import { activityMachine } from '../activity/activity.machine.ts';
import { connectedServicesMachine } from '../connected-services/connected-services.machine.ts';
import { dataExportMachine } from '../data-export/data-export.machine.ts';
import { devicesMachine } from '../devices/devices.machine.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { type Failure, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { handOverApprovalMachine } from '../hand-over-approval/hand-over-approval.machine.ts';
import { idChangeMachine } from '../id-change/id-change.machine.ts';
import { imageChangeMachine } from '../image-change/image-change.machine.ts';
import { need } from '../need.ts';
import { passkeysMachine } from '../passkeys/passkeys.machine.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';
import { type WaysOutput, waysMachine } from '../ways/ways.machine.ts';

/** What of the user decides what can be changed. */
export interface ProfileState {
  readonly uvrsId: string;
  /** Whole days until the ID can be changed again (PROF-3). */
  readonly daysLeft: number;
  /** Is the account open to others? */
  readonly open: boolean;
  /** Is it a guest, who has no account of their own yet? */
  readonly guest: boolean;
  /** The email that the account signs in with; null where it has none, or where the API does not say. */
  readonly email: string | null;
  /** Does the API change it? (EMAIL-10, API-26) */
  readonly emailChangeable: boolean;
  /** Is there a consent to marketing messages? (AGR-5) */
  readonly marketing: boolean;
  /** Did the API show that it records agreements? Without it the consent is withdrawn at the customer centre (API-26). */
  readonly marketingChangeable: boolean;
  /** Does the API list the sessions of this account? (DEVICE-1, API-26) */
  readonly sessionsListed: boolean;
  /** Does the API list and remove the ways of this account? (WAY-1, API-26) */
  readonly waysListed: boolean;
  /** Does the API list the partners with access to this account? (PARTNER-5, API-26) */
  readonly consentsListed: boolean;
  /** Does the API list what happened with this account? (DEVICE-4, API-26) */
  readonly activityListed: boolean;
  /** Does the API export what is kept of the person? (API-26) */
  readonly dataExported: boolean;
  /** Can this account sign in another screen? (HAND-1, API-26) */
  readonly handsOver: boolean;
  /** Has the API passkeys, and can this browser use them here? (PASSKEY-5, API-26) */
  readonly passkeysOffered: boolean;
}

/** A popup in place of the profile that leads back to it. */
export type ProfileDetour = 'nicknameChange' | 'linkAccount' | 'passwordChange' | 'emailChange';

export interface ProfileInput {
  /** A new ID that was typed before a reload (ERR-37); null: none. */
  readonly typedId: string | null;
  /** From where the person comes back: what led there has the focus. */
  readonly cameFrom: ProfileDetour | null;
}

export interface ProfileContext extends ProfileState, ProfileInput {
  readonly failure: Failure | null;
}

export type ProfileEvent =
  | { type: 'NICKNAME_CHANGE_CHOSEN' }
  | { type: 'ID_CHANGE_CHOSEN' }
  | { type: 'IMAGE_CHANGE_CHOSEN' }
  | { type: 'LINK_CHOSEN' }
  | { type: 'PASSWORD_CHANGE_CHOSEN' }
  | { type: 'EMAIL_CHANGE_CHOSEN' }
  | { type: 'OPENNESS_TOGGLED' }
  | { type: 'MARKETING_TOGGLED' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'DEVICES_CHOSEN' }
  | { type: 'PASSKEYS_CHOSEN' }
  | { type: 'WAYS_CHOSEN' }
  | { type: 'SERVICES_CHOSEN' }
  | { type: 'ACTIVITY_CHOSEN' }
  | { type: 'EXPORT_CHOSEN' }
  | { type: 'HAND_OVER_CHOSEN' }
  | { type: 'CLOSED' };

export type ProfileOutput =
  | { outcome: 'nicknameChange' | 'linkAccount' | 'emailChange' | 'closed' }
  | { outcome: 'passwordChange'; email: string };

/** The server takes an image only from people with an account, so it is offered to them alone (ROLE-1). */
export const mayChangeImage = ({ guest }: Pick<ProfileContext, 'guest'>): boolean => !guest;

/** An account that has an email, where the API changes it (EMAIL-10, API-26). */
export const mayChangeEmail = ({ email, emailChangeable }: Pick<ProfileContext, 'email' | 'emailChangeable'>): boolean =>
  email !== null && emailChangeable;

export const profileMachine = setup({
  types: {} as {
    context: ProfileContext;
    events: ProfileEvent;
    input: ProfileInput;
    output: ProfileOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
    children: {
      idChange: 'idChange';
      imageChange: 'imageChange';
      devices: 'devices';
      passkeys: 'passkeys';
      ways: 'ways';
      connectedServices: 'connectedServices';
      activity: 'activity';
      dataExport: 'dataExport';
      handOverApproval: 'handOverApproval';
    };
  },
  actors: {
    idChange: idChangeMachine,
    imageChange: imageChangeMachine,
    /** PUT /auth/change/account-open; answers what the server kept. */
    changeOpenness: port<{ open: boolean }, { open: boolean }>('changeOpenness'),
    /** PUT /auth/agreements; answers what the server kept (AGR-5). */
    changeMarketing: port<{ marketing: boolean }, { marketing: boolean }>('changeMarketing'),
    /** Reads it of the user, asking the server where it is not known. */
    readProfile: port<ProfileState>('readProfile'),
    devices: devicesMachine,
    passkeys: passkeysMachine,
    ways: waysMachine,
    connectedServices: connectedServicesMachine,
    activity: activityMachine,
    dataExport: dataExportMachine,
    handOverApproval: handOverApprovalMachine,
  },
  guards: {
    ...ENDS_AS,
    mayChangeImage: ({ context }) => mayChangeImage(context),
    wasChangingId: ({ context }) => context.typedId !== null,
    hasEmail: ({ context }) => context.email !== null,
    mayChangeEmail: ({ context }) => mayChangeEmail(context),
    mayChangeMarketing: ({ context }) => context.marketingChangeable,
    listsSessions: ({ context }) => context.sessionsListed,
    listsWays: ({ context }) => context.waysListed,
    listsConsents: ({ context }) => context.consentsListed,
    listsActivity: ({ context }) => context.activityListed,
    exportsData: ({ context }) => context.dataExported,
    handsOver: ({ context }) => context.handsOver,
    offersPasskeys: ({ context }) => context.passkeysOffered,
  },
  actions: {
    toggle: assign({ open: ({ context }) => !context.open }),
    keepOpenness: assign({ open: (_, { open }: { open: boolean }) => open }),
    tellOpenness: emit((_, { open }: { open: boolean }) => succeeded(open ? 'accountOpened' : 'accountClosed')),
    toggleMarketing: assign({ marketing: ({ context }) => !context.marketing }),
    keepMarketing: assign({ marketing: (_, { marketing }: { marketing: boolean }) => marketing }),
    failMarketing: assign({ failure: (_, { cause }: { cause: unknown }) => failure('marketingChangeFailed', cause) }),
    keepProfile: assign((_, profile: ProfileState) => profile),
    failReading: assign({ failure: (_, { cause }: { cause: unknown }) => failure('infoFailed', cause) }),
    forgetTypedId: assign({ typedId: null }),
    clearFailure: assign({ failure: null }),
    failOpenness: assign({ failure: (_, { cause }: { cause: unknown }) => failure('accountOpenChangeFailed', cause) }),
  },
}).createMachine({
  id: 'profile',
  description: 'Who I am here, and what of it I change (PROF-1).',
  // Until it is known who it is, no more is offered than to a guest.
  context: ({ input }) => ({
    ...input,
    uvrsId: '',
    daysLeft: 0,
    open: false,
    guest: true,
    email: null,
    emailChangeable: false,
    marketing: false,
    marketingChangeable: false,
    sessionsListed: false,
    waysListed: false,
    consentsListed: false,
    activityListed: false,
    dataExported: false,
    handsOver: false,
    passkeysOffered: false,
    failure: null,
  }),
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
        onDone: [
          {
            guard: 'wasChangingId',
            target: 'changingId',
            actions: { type: 'keepProfile', params: ({ event }) => event.output },
          },
          { target: 'viewing', actions: { type: 'keepProfile', params: ({ event }) => event.output } },
        ],
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
        PASSWORD_CHANGE_CHOSEN: { guard: 'hasEmail', target: 'leavingForPassword' },
        EMAIL_CHANGE_CHOSEN: { guard: 'mayChangeEmail', target: 'leavingForEmail' },
        OPENNESS_TOGGLED: 'changingOpenness',
        MARKETING_TOGGLED: { guard: 'mayChangeMarketing', target: 'changingMarketing' },
        PASSKEYS_CHOSEN: { guard: 'offersPasskeys', target: 'showingPasskeys' },
        DEVICES_CHOSEN: { guard: 'listsSessions', target: 'showingDevices' },
        WAYS_CHOSEN: { guard: 'listsWays', target: 'showingWays' },
        SERVICES_CHOSEN: { guard: 'listsConsents', target: 'showingServices' },
        EXPORT_CHOSEN: { guard: 'exportsData', target: 'showingExport' },
        HAND_OVER_CHOSEN: { guard: 'handsOver', target: 'approvingHandOver' },
        ACTIVITY_CHOSEN: { guard: 'listsActivity', target: 'showingActivity' },
      },
    },
    changingId: {
      description: 'The ID is changed above the profile (PROF-3); a reload leads back to it where something was typed (ERR-37).',
      invoke: {
        id: 'idChange',
        src: 'idChange',
        input: ({ context }) => ({ current: context.uvrsId, daysLeft: context.daysLeft, typed: context.typedId ?? '' }),
        onDone: 'reading',
        onError: 'viewing',
      },
      exit: 'forgetTypedId',
    },
    changingImage: {
      description: 'The image is changed above the profile; no guest comes here (PROF-4).',
      invoke: { id: 'imageChange', src: 'imageChange', onDone: 'viewing', onError: 'viewing' },
    },
    changingOpenness: {
      description: 'Open or private: it shows at once, is said in passing, and goes back if the server does not take it (PROF-5).',
      tags: 'busy',
      entry: 'toggle',
      invoke: {
        id: 'changeOpenness',
        src: 'changeOpenness',
        input: ({ context }) => ({ open: context.open }),
        onDone: {
          target: 'viewing',
          actions: [
            { type: 'keepOpenness', params: ({ event }) => event.output },
            { type: 'tellOpenness', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'alertingOpennessFailed',
          actions: ['toggle', { type: 'failOpenness', params: ({ event }) => ({ cause: event.error }) }],
        },
      },
    },
    alertingOpennessFailed: {
      description: 'An alert: it could not be changed (PROF-5, ERR-26).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'viewing' },
    },
    changingMarketing: {
      description: 'Marketing messages, yes or no: it shows at once, and goes back if the server does not take it (AGR-5).',
      tags: 'busy',
      entry: 'toggleMarketing',
      invoke: {
        id: 'changeMarketing',
        src: 'changeMarketing',
        input: ({ context }) => ({ marketing: context.marketing }),
        onDone: { target: 'alertingMarketing', actions: { type: 'keepMarketing', params: ({ event }) => event.output } },
        onError: {
          target: 'alertingMarketingFailed',
          actions: ['toggleMarketing', { type: 'failMarketing', params: ({ event }) => ({ cause: event.error }) }],
        },
      },
    },
    alertingMarketing: {
      description: 'An alert with the date: marketing messages were agreed to, or the consent was withdrawn (AGR-3, AGR-5).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'viewing' },
    },
    alertingMarketingFailed: {
      description: 'An alert: the consent could not be changed (AGR-5).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'viewing' },
    },
    leavingForNickname: { type: 'final', output: { outcome: 'nicknameChange' } },
    leavingForPassword: {
      type: 'final',
      output: ({ context }): ProfileOutput => ({ outcome: 'passwordChange', email: need(context.email, 'an email') }),
    },
    leavingForEmail: { type: 'final', output: { outcome: 'emailChange' } },
    leavingForLink: { type: 'final', output: { outcome: 'linkAccount' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
    showingPasskeys: {
      description: 'The passkeys of the account, above the profile, where they can be used (PASSKEY-3, PASSKEY-5).',
      invoke: { id: 'passkeys', src: 'passkeys', onDone: 'viewing', onError: 'viewing' },
    },
    showingDevices: {
      description: 'Where the account is logged in, above the profile, if the API lists it (DEVICE-1).',
      invoke: { id: 'devices', src: 'devices', onDone: 'viewing', onError: 'viewing' },
    },
    showingExport: {
      description: 'What is kept of the person, as a file, above the profile, if the API exports it.',
      invoke: { id: 'dataExport', src: 'dataExport', onDone: 'viewing', onError: 'viewing' },
    },
    showingWays: {
      description:
        'The ways that lead into the account, above the profile, if the API lists them; the profile is read anew behind it (WAY-1).',
      invoke: {
        id: 'ways',
        src: 'ways',
        onDone: [{ guard: endsAs<WaysOutput>('loggedOut'), target: 'closed' }, { target: 'reading' }],
        onError: 'viewing',
      },
    },
    showingServices: {
      description: 'The partners with access to the account, above the profile, if the API lists them (PARTNER-5).',
      invoke: { id: 'connectedServices', src: 'connectedServices', onDone: 'viewing', onError: 'viewing' },
    },
    showingActivity: {
      description: 'What happened with the account, above the profile, if the API lists it (DEVICE-4).',
      invoke: { id: 'activity', src: 'activity', onDone: 'viewing', onError: 'viewing' },
    },
    approvingHandOver: {
      description: 'Another screen is let in by its code, above the profile, if the API hands over (HAND-1).',
      invoke: { id: 'handOverApproval', src: 'handOverApproval', input: { code: null }, onDone: 'viewing', onError: 'viewing' },
    },
  },
  output: finalOutput<ProfileOutput>,
});
