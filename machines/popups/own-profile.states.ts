import { verificationInput } from '../verification.ts';
import { popupsSetup } from './popups.setup.ts';
import { closesForAnother, closesOn, joinsAt, keepEmail, leavesProfile, popupEndsAs } from './popups.transitions.ts';

const state = popupsSetup.createStateConfig;

/** The signed-in person's profile, nickname, password and email (PROF-1, PROF-2, RESET-2, EMAIL-10). */
export const ownProfileStates = {
  openingMyProfile: state({
    description: 'Only a signed-in person has a profile.',
    always: [{ guard: 'isSignedIn', target: 'myProfile' }, { target: 'login' }],
  }),

  myProfile: state({
    description: 'Who I am here (PROF-1).',
    invoke: {
      id: 'profile',
      src: 'profile',
      input: ({ context }) => ({
        typedId: context.interrupted === 'idChange' ? context.typedName : null,
        cameFrom: context.profileLeftFor,
      }),
      onDone: [
        { guard: popupEndsAs('nicknameChange'), target: 'nicknameChange', actions: leavesProfile('nicknameChange') },
        {
          guard: popupEndsAs('linkAccount'),
          target: 'joining',
          actions: [joinsAt('linkAccount').actions, leavesProfile('linkAccount')],
        },
        { guard: popupEndsAs('passwordChange'), target: 'passwordChange', actions: [keepEmail, leavesProfile('passwordChange')] },
        { guard: popupEndsAs('emailChange'), target: 'emailChange', actions: leavesProfile('emailChange') },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: ['dropInterrupted', 'closeDocument'],
    on: { OPEN: closesOn('myProfile'), VIEWER_CHANGED: closesForAnother },
  }),

  passwordChange: state({
    description: 'A member sets a new password by the wizard of the reset, with the email known (RESET-2).',
    invoke: {
      id: 'passwordChange',
      src: 'emailVerification',
      onSnapshot: { actions: { type: 'keepReset', params: ({ event }) => event.snapshot.context } },
      input: ({ context }) => verificationInput(context.email, context.reset, { kind: 'change' }),
      onDone: [
        { guard: popupEndsAs('passwordChanged'), target: 'openingMyProfile', actions: 'forgetReset' },
        { guard: popupEndsAs('back'), target: 'openingMyProfile' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'dropInterrupted',
    on: { VIEWER_CHANGED: closesForAnother },
  }),

  emailChange: state({
    description: 'A member gives the account another email, by the wizard that proves it (EMAIL-10).',
    invoke: {
      id: 'emailChange',
      src: 'emailVerification',
      onSnapshot: { actions: { type: 'keepNewEmail', params: ({ event }) => event.snapshot.context } },
      input: ({ context }) => verificationInput(context.email, context.newEmail, { kind: 'newEmail' }),
      onDone: [
        { guard: popupEndsAs('emailChanged'), target: 'openingMyProfile', actions: 'forgetNewEmail' },
        { guard: popupEndsAs('back'), target: 'openingMyProfile' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: ['dropInterrupted', 'forgetEmail'],
    on: { VIEWER_CHANGED: closesForAnother },
  }),

  openingNicknameChange: state({
    description: 'Only a signed-in person has a nickname to change.',
    always: [{ guard: 'isSignedIn', target: 'nicknameChange' }, { target: 'login' }],
  }),

  nicknameChange: state({
    description: 'The person changes their nickname (PROF-2).',
    invoke: {
      id: 'nicknameChange',
      src: 'nicknameChange',
      input: ({ context }) => ({ nickname: context.typedName }),
      onDone: [{ guard: popupEndsAs('closed'), target: 'closed' }, { target: 'myProfile' }],
      onError: 'closed',
    },
    exit: 'dropInterrupted',
    on: { OPEN: closesOn('nicknameChange'), VIEWER_CHANGED: closesForAnother },
  }),
};
