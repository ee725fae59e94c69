import { passes } from '../calls.ts';
import { flowHere } from '../flow-at.ts';
import { newWord } from '../make-account.ts';
import { chooseAtProvider, signInAtProvider } from '../provider-steps.ts';
import { goToJoin, guestHome, memberInProfile } from '../steps.ts';
import { FEW_SCHOOLS } from './login.ts';

export const linkAccount = flowHere('linkAccount', {
  starts: {
    visitor: goToJoin,
    pushedGuest: guestHome,
    visitorWithoutMethod: 'Our server always says a method with the names that it prepares.',
    visitorWithoutJoinData: 'Our server always prepares what a visitor joins with.',
    visitorWithTicket: 'A login with a provider that has no account leads to it.',
    guestOfPartner: 'The gateway leads to it.',
    answeredByThisPage: 'A page that a provider sends back has to begin it.',
    answeredByDisabledMethod: 'The operator has to switch off a method while a person is at its provider.',
    member: async (person) => {
      await memberInProfile(person);
      await person.press(($) => $.linkAccount.another);
      await person.sees('linkAccount', 'choosing');
    },
  },
  byItself: ['postponeLink.done'],
  notPressed: { SCHOOL_SEARCH_CHOSEN: FEW_SCHOOLS },
  acts: {
    'signUp.done outcome=joined': passes('join'),
    'providerLink.done outcome=choice': (person) => chooseAtProvider(person, 'refuse'),
    'providerLink.done outcome=failed': async (person) => {
      await chooseAtProvider(person, 'fail');
      await person.press(($) => $.common.ok);
    },
    'providerLink.done outcome=character': (person) => signInAtProvider(person, `at-${newWord()}`),
    'providerLink.done outcome=linked': (person) => signInAtProvider(person, `at-${newWord()}`),
  },
  alsoHolds: ['join'],
});
