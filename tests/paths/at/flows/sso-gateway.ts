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
    person.holdNow();
    const [window] = await Promise.all([person.page.waitForEvent('popup'), person.page.locator(`a[href*="${LOG_IN_PATHS[way]}"]`).click()]);
    person.page = window;
  };

const anybody = async (): Promise<void> => {};

const starts = (way: keyof typeof LOG_IN_PATHS) =>
  [
    { begin: fromPartner(way, memberHome), byItself: ['VIEWER_CHANGED viewer.kind=member'] },
    { begin: fromPartner(way, guestHome), byItself: ['VIEWER_CHANGED viewer.kind=guest'] },
    { begin: fromPartner(way, anybody), byItself: ['VIEWER_CHANGED viewer.kind=visitor'] },
  ] as const;

export const ssoGateway = flowHere('ssoGateway', {
  starts: { meeting: starts('meeting'), platform: starts('platform') },
  byItself: ['leaveForPartner.done', 'closeWindow.done', 'forgetSession.done'],
  outcomes: {
    'loadUser.done': asItIs,
    'namePartner.done': asItIs,
    'namePartnerToGuest.done': asItIs,
    'requestPartnerCode.done is=consentRequired asksForEmail=false': asItIs,
    'requestPartnerCode.done is=code': asItIs,
    'consentToPartner.done': asItIs,
    'endSession.done': asItIs,
  },
});
