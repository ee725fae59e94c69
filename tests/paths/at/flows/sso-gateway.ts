import { EMAIL, PASSWORD } from '#machines/samples.ts';
import { LOG_IN_PATHS } from '#server/partner/links.ts';
import { asItIs, type Begin, flowHere, type Way } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { consentToPartner, guestHome, memberHome, partnerOf } from '../steps.ts';

const fromPartner =
  (way: keyof typeof LOG_IN_PATHS, first: (person: Person) => Promise<unknown>): Begin =>
  async (person) => {
    await first(person);
    await person.page.goto(partnerOf(person));
    const [window] = await Promise.all([person.page.waitForEvent('popup'), person.page.locator(`a[href*="${LOG_IN_PATHS[way]}"]`).click()]);
    person.page = window;
  };

const anybody = async (): Promise<void> => {};

const CODES = ['requestPartnerCode.done is=code'];
const DOOR = ['requestPartnerCode.done is=next', 'requestPartnerCode.done is=signInRequired', 'refusePartner.done', 'leaveForDoor.done'];

const NEVER: Readonly<Record<keyof typeof LOG_IN_PATHS, readonly string[]>> = {
  meeting: DOOR,
  // The platform's own client asks for no consent (GW-6).
  platform: [...DOOR, 'requestPartnerCode.done is=consentRequired'],
  openid: CODES,
};

function starts(way: keyof typeof LOG_IN_PATHS): readonly Way[] {
  const never = NEVER[way];
  return [
    { begin: fromPartner(way, memberHome), byItself: ['recognising: VIEWER_CHANGED viewer.kind=member', 'loadUser.done'], never },
    { begin: fromPartner(way, guestHome), byItself: ['recognising: VIEWER_CHANGED viewer.kind=guest'], never },
    { begin: fromPartner(way, anybody), byItself: ['recognising: VIEWER_CHANGED viewer.kind=visitor'], never },
  ];
}

/** Has agreed to continue to the partner before. */
async function agree(person: Person): Promise<void> {
  const { client } = await person.account(person.here(EMAIL));
  await consentToPartner(person, client);
}

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
    atDoor: starts('openid'),
    loginMalformed: 'Only an address that a person has written by hand begins so.',
    withoutClient: 'Only an address that a person has written by hand begins so.',
    withoutAddress: 'Only an address that a person has written by hand begins so.',
    stateTooLong: 'Only an address that a person has written by hand begins so.',
    dangerousAddress: 'Only an address that a person has written by hand begins so.',
  },
  byItself: [
    'leaveForPartner.done',
    'leaveForDoor.done',
    'closeDeclined.done',
    'closeWindow.done',
    'forgetSession.done',
    'namePartner.done',
  ],
  // The name of a partner is asked once, and known when the person comes again.
  notHeld: ['loadUser', 'namePartner'],
  opensPopup: ['signingIn', 'linking'],
  notArranged: ({ event, before }) =>
    event.type === 'VIEWER_CHANGED' && before.value !== 'signingIn'
      ? 'Only a sign-in by the popup above the gateway is arranged.'
      : undefined,
  acts: { 'VIEWER_CHANGED viewer.kind=member': signIn },
  outcomes: {
    'loadUser.error': 'The session asks the same before it, and is answered the same.',
    'namePartnerToGuest.done': asItIs,
    'requestPartnerCode.done is=consentRequired asksForEmail=false': asItIs,
    'requestPartnerCode.done is=code': { arrange: agree },
    'requestPartnerCode.done is=code code=': 'Our server gives no empty code.',
    'requestPartnerCode.done is=next': 'Who has agreed before is led on by the server, and sees no page.',
    'requestPartnerCode.done is=signInRequired': 'The demonstration asks for no new login.',
    'refusePartner.done': asItIs,
    'consentToPartner.done': asItIs,
    'endSession.done': asItIs,
  },
});
