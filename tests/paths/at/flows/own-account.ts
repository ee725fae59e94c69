import { EMAIL } from '#machines/samples.ts';
import type { Text } from '#tests/journeys/support/say.ts';
import { asItIs, type Begin, flowHere } from '../flow-at.ts';
import { memberInProfile } from '../steps.ts';

/* Sheets of the profile. */

const CONFIRMED_LATELY = 'Who has just signed in is not asked to prove who they are, and the clock of the server is not ours.';
const OTHER_WAYS = 'An account with other ways has to be made with a provider first.';
const NO_PASSKEY = 'A passkey has to be made first, which asks an authenticator.';

const fromProfile =
  (button: Text): Begin =>
  async (person) => {
    await memberInProfile(person);
    person.holdNow();
    await person.press(button);
  };

export const activity = flowHere('activity', {
  starts: { plain: fromProfile(($) => $.activity.open) },
  outcomes: {
    'listActivity.done': ({ event }) => (event.output.length > 5 ? 'So many entries take as many sign-ins.' : asItIs),
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

export const ways = flowHere('ways', {
  starts: { plain: fromProfile(($) => $.ways.open) },
  outcomes: {
    'listWays.done': ({ event: { output } }) => (output.passkeyCount > 0 ? NO_PASSKEY : output.ways.length > 1 ? OTHER_WAYS : asItIs),
    'removeWay.done': OTHER_WAYS,
    'removeWay.error reason=confirmationNeeded': CONFIRMED_LATELY,
  },
});

export const connectedServices = flowHere('connectedServices', {
  starts: { plain: fromProfile(($) => $.connectedServices.open) },
  outcomes: {
    'listConsents.done': ({ event: { output } }) => (output.length > 0 ? 'Two partners have to know the account first.' : asItIs),
    'endConsent.done': 'Two partners have to know the account first.',
  },
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
