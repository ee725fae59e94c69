import { asItIs, type Begin, flowHere } from '../flow-at.ts';
import { newWord } from '../make-account.ts';
import type { Person } from '../person.ts';
import { chooseAtProvider, joinWith, providerPage, signInAtProvider } from '../provider-steps.ts';
import { guestHome } from '../steps.ts';

/* The sign-in at a provider, whose pages the stand-ins of `npm start` are. */

const DISABLED = 'The operator has to switch off a method while a person is at its provider.';
const THIS_PAGE = 'A page that a provider sends back has to begin it.';
const BLOCKED = 'The browser that runs the paths blocks no window.';
const OTHER_SCHOOL = 'The provider would have to answer for another university.';
const NO_SCHOOL = 'The universities of this server are found by a search, not by a button.';
const NO_PROOF = 'A guest is asked for no proof.';
const SAME_BROWSER = 'The answer would have to come back to a browser that did not ask.';

/** The social provider of the models. */
export const SOCIAL = 'kakao';

export const openLoginAt: Begin = async (person) => {
  await person.open();
  await person.inHeader(($) => $.header.login);
  person.holdNow();
  await person.press(($) => $.methods[SOCIAL].login);
};

/** Another one, to link with. */
const LINKED = 'naver';

const openLinkAt: Begin = async (person) => {
  await guestHome(person);
  person.holdNow();
  await person.press(($) => $.methods[LINKED].link);
};

const asStranger = (person: Person): Promise<void> => signInAtProvider(person, `at-${newWord()}`);

/** Closes the window of the provider as a person does. */
async function closeWindow(person: Person): Promise<void> {
  const page = await providerPage(person);
  await page.close();
}

export const providerWindow = flowHere('providerWindow', {
  starts: { social: openLoginAt, school: NO_SCHOOL },
  byItself: ['WINDOW_OPENED'],
  acts: {
    WINDOW_CLOSED: closeWindow,
    'ANSWERED campusCode=null': asStranger,
    'ANSWERED campusCode=yonsei': OTHER_SCHOOL,
    'ANSWERED campusCode=ewha': OTHER_SCHOOL,
    'PROVIDER_REFUSED error=access_denied': (person) => chooseAtProvider(person, 'refuse'),
    'PROVIDER_REFUSED error=server_error': (person) => chooseAtProvider(person, 'fail'),
    PROVIDER_REFUSED: DISABLED,
    WINDOW_BLOCKED: BLOCKED,
    PAGE_TAKEN: 'Only a window that opens in the place of the page takes it.',
    COOKIES_REFUSED: 'The browser that runs the paths takes cookies.',
    TAKEN_ELSEWHERE: SAME_BROWSER,
    STATE_MISMATCHED: SAME_BROWSER,
  },
});

/** How the window of a provider ends, for the flows around it. */
const windowEnds = {
  'providerWindow.done outcome=answered': asStranger,
  'providerWindow.done outcome=cancelled': (person: Person) => chooseAtProvider(person, 'refuse'),
  'providerWindow.done outcome=failed failure=authenticationFailed': (person: Person) => chooseAtProvider(person, 'fail'),
} as const;

export const providerTicket = flowHere('providerTicket', {
  starts: {
    social: openLoginAt,
    school: NO_SCHOOL,
    answeredByThisPage: THIS_PAGE,
    declinedByThisPage: THIS_PAGE,
    refusedByThisPage: THIS_PAGE,
    answerMissingOnThisPage: THIS_PAGE,
    disabledByThisPage: THIS_PAGE,
  },
  acts: windowEnds,
  outcomes: {
    'checkProvider.done': ({ event: { output } }) =>
      output.ticket === null
        ? 'Our server always gives a ticket.'
        : output.nickname === null
          ? asItIs
          : 'No account has joined with this account of the provider.',
    'checkProvider.error reason=methodDisabled': DISABLED,
  },
});

/** The provider fails; the samples have it in words of the server, and the pages say it in their own. */
async function failsAtProvider(person: Person): Promise<string> {
  await chooseAtProvider(person, 'fail');
  return person.say(($) => $.failures.authenticationFailed);
}

const ticketEnds = {
  'providerTicket.done outcome=checked': asStranger,
  'providerTicket.done outcome=checked nickname=QuietHeron': 'An account has to have joined with it already.',
  'providerTicket.done outcome=cancelled': (person: Person) => chooseAtProvider(person, 'refuse'),
  'providerTicket.done outcome=failed failure.code=authenticationFailed': failsAtProvider,
} as const;

export const providerLogin = flowHere('providerLogin', {
  starts: {
    social: openLoginAt,
    school: NO_SCHOOL,
    answeredByThisPage: THIS_PAGE,
    withTicket: 'A sign-up with a provider that has an account leads to it.',
  },
  acts: ticketEnds,
  outcomes: {
    // The person joins with the account of the provider elsewhere, while the call waits.
    'loginByProvider.done': { arrange: (person) => joinWith(person, SOCIAL) },
    'loginByProvider.error reason=accountNotFound': asItIs,
    'loginByProvider.error reason=methodDisabled': DISABLED,
    'loginByProvider.error reason=accountLeaving': 'An account of a provider has to be deleted first.',
  },
});

export const providerLink = flowHere('providerLink', {
  starts: {
    signedIn: openLinkAt,
    joining: NO_SCHOOL,
    joiningAsChosen: NO_SCHOOL,
    joiningWithTicket: 'A login with a provider that has no account leads to it.',
    answeredByThisPage: THIS_PAGE,
  },
  acts: ticketEnds,
  outcomes: {
    'connectProvider.done': asItIs,
    'connectProvider.error reason=accountInUse': { arrange: (person) => joinWith(person, LINKED) },
    'connectProvider.error reason=methodDisabled': DISABLED,
    'connectProvider.error reason=confirmationNeeded': NO_PROOF,
    'replaceAccount.done': asItIs,
    'replaceAccount.error reason=confirmationNeeded': NO_PROOF,
    'replaceAccount.error reason=signInTooOld': 'The clock of the server is not ours.',
    'replaceAccount.error reason=proofExpired': 'The clock of the server is not ours.',
    'replaceAccount.error reason=accountInUse': 'Our server replaces an account that is in use.',
  },
});
