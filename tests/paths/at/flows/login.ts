import { asItIs, flowHere } from '../flow-at.ts';
import { newWord } from '../make-account.ts';
import type { Person } from '../person.ts';
import { chooseAtProvider, signInAsMember, signInAtProvider } from '../provider-steps.ts';
import { memberHome, openLogout } from '../steps.ts';

/** `npm start` has four. */
export const FEW_SCHOOLS = 'Few schools stand in a list, without a search.';

async function openLogin(person: Person): Promise<void> {
  await person.open();
  await person.inHeader(($) => $.header.login);
  await person.sees('login', 'choosing');
}

/** Email was used last on this device: the form comes first. */
async function openLoginAgain(person: Person): Promise<void> {
  await memberHome(person);
  await openLogout(person);
  await person.press(($) => $.logout.submit);
  await person.inHeader(($) => $.header.login);
  await person.press(($) => $.emailLogin.otherWays);
  await person.sees('login', 'choosing');
}

export const login = flowHere('login', {
  starts: {
    plain: [
      { begin: openLogin, byItself: ['LAST_WAY_KNOWN lastWay=null'] },
      { begin: openLoginAgain, byItself: ['LAST_WAY_KNOWN lastWay.method=email'] },
    ],
    answeredByThisPage: 'A page that a provider sends back has to begin it.',
    withTicket: 'A sign-up with a provider that has an account leads to it.',
    startsAtCampus: 'The link of a campus leads to it.',
    startsAtCampusWithout: 'The operator has to switch off the sign-on of a campus.',
    startsWithLastWay: 'The landing page leads to it, on a device that has logged in before.',
    startsWithDisabledWay: 'The operator has to switch off a method while a page offers it.',
    answeredByDisabledMethod: 'The operator has to switch off a method while a person is at its provider.',
  },
  byItself: ['forgetLastWay.done'],
  notPressed: { SCHOOL_SEARCH_CHOSEN: FEW_SCHOOLS },
  outcomes: { 'loginAsGuest.done': asItIs },
  acts: {
    'providerLogin.done outcome=choice': (person) => chooseAtProvider(person, 'refuse'),
    'providerLogin.done outcome=failed': async (person) => {
      await chooseAtProvider(person, 'fail');
      await person.press(($) => $.common.ok);
    },
    'providerLogin.done outcome=signedIn': (person, { before: { context } }) => signInAsMember(person, context.method),
    'providerLogin.done outcome=signUp': async (person) => {
      await signInAtProvider(person, `at-${newWord()}`);
      await person.press(($) => $.login.accountNotFound.signUp);
    },
  },
});
