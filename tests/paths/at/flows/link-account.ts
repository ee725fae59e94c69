import { passes } from '../calls.ts';
import { flowHere } from '../flow-at.ts';
import { goToJoin, guestHome, memberInProfile } from '../steps.ts';

export const linkAccount = flowHere('linkAccount', {
  starts: {
    visitor: goToJoin,
    pushedGuest: guestHome,
    member: async (person) => {
      await memberInProfile(person);
      await person.press(($) => $.myProfile.linkAnother);
      await person.sees('linkAccount', 'choosing');
    },
  },
  byItself: ['postponeLink.done'],
  acts: { 'signUp.done outcome=joined': passes('join') },
  alsoHolds: ['join'],
});
