import { EMAIL } from '#machines/samples.ts';
import { asItIs, flowHere } from '../flow-at.ts';
import { guestHome, memberHome, openLogout } from '../steps.ts';

export const logout = flowHere('logout', {
  starts: {
    member: async (person) => {
      await memberHome(person);
      await openLogout(person);
    },
    guest: async (person) => {
      await guestHome(person);
      await person.press(($) => $.linkAccount.postpone);
      await openLogout(person);
    },
  },
  byItself: ['forgetSession.done'],
  outcomes: {
    'endSession.done': asItIs,
    'endSession.error reason=unauthorized': {
      arrange: async (person) => {
        const { client } = await person.account(person.here(EMAIL));
        await client.call('endSessions', { sessionId: 'others' });
      },
    },
  },
});
