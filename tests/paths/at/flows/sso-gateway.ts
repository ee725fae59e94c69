import { EMAIL, PASSWORD } from '#machines/samples.ts';
import { LOG_IN_PATHS } from '#server/partner/links.ts';
import { asItIs, type Begin, flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { guestHome, memberHome } from '../steps.ts';

/** The stand-in of a partner stands beside the site of `npm start`. */
const BESIDE = 4;

const fromPartner =
  (way: keyof typeof LOG_IN_PATHS, first: (person: Person) => Promise<unknown>): Begin =>
  async (person) => {
    await first(person);
    const partner = new URL(person.address);
    partner.port = String(Number(partner.port || '80') + BESIDE);
    await person.page.goto(partner.href);
    const [window] = await Promise.all([person.page.waitForEvent('popup'), person.page.locator(`a[href*="${LOG_IN_PATHS[way]}"]`).click()]);
    person.page = window;
  };

const anybody = async (): Promise<void> => {};

const starts = (way: keyof typeof LOG_IN_PATHS) =>
  [
    { begin: fromPartner(way, memberHome), byItself: ['recognising: VIEWER_CHANGED viewer.kind=member', 'loadUser.done'] },
    { begin: fromPartner(way, guestHome), byItself: ['recognising: VIEWER_CHANGED viewer.kind=guest'] },
    { begin: fromPartner(way, anybody), byItself: ['recognising: VIEWER_CHANGED viewer.kind=visitor'] },
  ] as const;

/** Signs in by the popup above the gateway. */
async function signIn(person: Person): Promise<void> {
  const email = person.here(EMAIL);
  await person.account(email);
  await person.press(($) => $.methods.email.login);
  await person.fill(($) => $.fields.email.label, email);
  await person.fill(($) => $.fields.password.label, PASSWORD);
  await person.press(($) => $.emailLogin.submit);
}

export const ssoGateway = flowHere('ssoGateway', {
  starts: {
    meeting: starts('meeting'),
    platform: starts('platform'),
    atDoor: 'A partner of OpenID Connect has to begin it.',
    loginMalformed: 'Only an address that a person has written by hand begins so.',
    withoutClient: 'Only an address that a person has written by hand begins so.',
    withoutAddress: 'Only an address that a person has written by hand begins so.',
    stateTooLong: 'Only an address that a person has written by hand begins so.',
    dangerousAddress: 'Only an address that a person has written by hand begins so.',
  },
  byItself: ['leaveForPartner.done', 'leaveForDoor.done', 'closeDeclined.done', 'closeWindow.done', 'forgetSession.done'],
  notHeld: ['loadUser'],
  notArranged: ({ event, before }) =>
    event.type === 'VIEWER_CHANGED' && before.value !== 'signingIn'
      ? 'Only a sign-in by the popup above the gateway is arranged.'
      : undefined,
  acts: { 'VIEWER_CHANGED viewer.kind=member': signIn },
  outcomes: {
    'loadUser.error': 'The session asks the same before it, and is answered the same.',
    'namePartner.done': asItIs,
    'namePartnerToGuest.done': asItIs,
    'requestPartnerCode.done is=consentRequired asksForEmail=false': asItIs,
    'requestPartnerCode.done is=code': asItIs,
    'consentToPartner.done': asItIs,
    'endSession.done': asItIs,
  },
});
