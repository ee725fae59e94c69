import { methodByCode } from '#contract/methods.ts';
import { ACTIVITY_PAGE } from '#machines/activity/activity.machine.ts';
import type { Text } from '#machines/bindings/define-bindings.ts';
import { EMAIL } from '#machines/samples.ts';
import { DEMO_CLIENT } from '#server/partner/links.ts';
import { asItIs, type Begin, flowHere } from '../flow-at.ts';
import { newWord } from '../make-account.ts';
import type { Person } from '../person.ts';
import { signInAtProvider } from '../provider-steps.ts';
import { consentToPartner, memberInProfile } from '../steps.ts';
import { SOCIAL } from './providers.ts';

/* Sheets of the profile. */

const EMAIL_WAY = methodByCode('email').type;

const CONFIRMED_LATELY = 'Who has just signed in is not asked to prove who they are, and the clock of the server is not ours.';
const OTHER_WAYS = 'The account has other ways than those.';
const NO_PASSKEY = 'A passkey has to be made first, which asks an authenticator.';

const fromProfile =
  (button: Text): Begin =>
  async (person) => {
    await memberInProfile(person);
    person.holdNow();
    await person.press(button);
  };

async function signInOften(person: Person): Promise<void> {
  // With so many sessions at once the server would end the oldest: that of the page.
  for (let times = 0; times <= ACTIVITY_PAGE; times += 1) await (await person.signedIn(person.here(EMAIL))).call('logout');
}

export const activity = flowHere('activity', {
  starts: { plain: fromProfile(($) => $.activity.open) },
  outcomes: {
    'listActivity.done': ({ event }) => (event.output.length > ACTIVITY_PAGE ? { arrange: signInOften } : asItIs),
  },
});

export const dataExport = flowHere('dataExport', {
  starts: { plain: fromProfile(($) => $.dataExport.open) },
  outcomes: { 'exportData.done': asItIs, 'exportData.error reason=confirmationNeeded': CONFIRMED_LATELY },
});

export const accountDeletion = flowHere('accountDeletion', {
  starts: { plain: fromProfile(($) => $.myProfile.deleteAccount) },
  byItself: ['forgetSession.done'],
  outcomes: { 'deleteAccount.done': asItIs, 'deleteAccount.error reason=confirmationNeeded': CONFIRMED_LATELY },
});

/** Links the account with a provider, in whose window the stand-in of `npm start` asks. */
async function openOfSeveral(person: Person): Promise<void> {
  await memberInProfile(person);
  await person.press(($) => $.linkAccount.another);
  await person.press(($) => $.methods[SOCIAL].link);
  await signInAtProvider(person, `at-${newWord()}`);
  await person.sees('profile', 'viewing');
  person.holdNow();
  await person.press(($) => $.ways.open);
}

export const ways = flowHere('ways', {
  starts: {
    plain: [
      { begin: fromProfile(($) => $.ways.open), byItself: [], never: ['listWays.done ways.length=3'] },
      { begin: openOfSeveral, byItself: [], never: ['listWays.done ways.length=1'] },
    ],
  },
  byItself: ['forgetSession.done'],
  outcomes: {
    'listWays.done': asItIs,
    'listWays.done passkeyCount=1': NO_PASSKEY,
    // The email alone is left, or the provider alone.
    'removeWay.done': ({ before: { context }, event: { output } }) =>
      output.passkeyCount > 0 === (context.chosen === EMAIL_WAY) ? asItIs : OTHER_WAYS,
    'removeWay.error reason=confirmationNeeded': CONFIRMED_LATELY,
  },
});

/** One partner stands beside `npm start`; the models call it so, and another. */
const [PARTNER, OTHER_PARTNER] = ['meeting', 'library'] as const;
const ONE_PARTNER = 'Only one partner that is no service of the platform stands beside the server.';

async function agreeToPartner(person: Person): Promise<void> {
  const { client } = await person.account(person.here(EMAIL));
  person.instead.set(PARTNER, DEMO_CLIENT);
  await consentToPartner(person, client);
}

export const connectedServices = flowHere('connectedServices', {
  starts: { plain: fromProfile(($) => $.connectedServices.open) },
  outcomes: {
    'listConsents.done': ({ event: { output } }) => (output.length > 0 ? { arrange: agreeToPartner } : asItIs),
    'endConsent.done': ({ event: { output } }) => (output.length > 0 ? ONE_PARTNER : asItIs),
  },
  notPressed: { END_CHOSEN: ({ event: { clientId } }) => (clientId === OTHER_PARTNER ? ONE_PARTNER : undefined) },
});

interface Listed {
  readonly sessionList: readonly { readonly sessionId: string; readonly isCurrent: boolean }[];
}

/** What the model calls the sessions besides the page's own. */
const [PHONE, LAB] = ['phone', 'lab'] as const;

export const devices = flowHere('devices', {
  starts: { plain: fromProfile(($) => $.devices.open) },
  outcomes: {
    'listSessions.done length=1': {
      arrange: async (person) => {
        const { client } = await person.account(person.here(EMAIL));
        await client.ask('logout');
      },
    },
    'listSessions.done length=3': {
      arrange: async (person) => {
        const { client } = await person.account(person.here(EMAIL));
        const lab = await person.signedIn(person.here(EMAIL));
        const ownId = async (each: typeof client) =>
          ((await each.call('listSessions')) as Listed).sessionList.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
        person.instead.set(PHONE, await ownId(client));
        person.instead.set(LAB, await ownId(lab));
      },
    },
    'endSessions.done': ({ before: { context }, event: { output } }) =>
      output.length === (context.chosen === PHONE ? 2 : 1) ? asItIs : 'The server ends the sessions that were chosen, and no others.',
    'endSessions.error reason=confirmationNeeded': CONFIRMED_LATELY,
  },
});
