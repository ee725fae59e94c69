import { popupsSetup } from './popups.setup.ts';
import { closesOn, leads } from './popups.transitions.ts';

const state = popupsSetup.createStateConfig;

/** Who is signed in, and their nickname (PROF-1, PROF-2). */
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
      onDone: [
        { guard: leads('nicknameChange'), target: 'nicknameChange' },
        { guard: leads('linkAccount'), target: 'linkAccount' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'closeDocument',
    on: { OPEN: closesOn('myProfile') },
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
      onDone: [{ guard: leads('closed'), target: 'closed' }, { target: 'myProfile' }],
      onError: 'closed',
    },
    on: { OPEN: closesOn('nicknameChange') },
  }),
};
