import { isOffered, methodByCode } from '#contract/methods.ts';
import { ends } from '#machines/ends.ts';
import type { ProviderLinkOutput } from '#machines/provider-link/provider-link.machine.ts';
import {
  CHOSEN_SCHOOL,
  defect,
  enabledWithout,
  endedWell,
  failed,
  GUEST,
  JOIN_DATA,
  MEMBER,
  outputOf,
  PROVIDER_ANSWER,
  SERVER_MESSAGE,
  TICKET,
} from '#machines/samples.ts';
import type { SchoolSearchOutput } from '#machines/school-search/school-search.machine.ts';
import { SIGN_UP_ENDS } from '#machines/sign-up/qa/sign-up.model.ts';
import type { SignUpOutput } from '#machines/sign-up/sign-up.machine.ts';
import { isSignedIn, VISITOR } from '#machines/viewer.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { linkAccountMachine } from '../link-account.machine.ts';
import type { LinkAccountInput } from '../link-account.types.ts';
import { linkAccountExpectations } from './link-account.expectations.ts';

const CHOICES = ['GUEST_CHOSEN', 'EMAIL_CHOSEN', 'METHOD_CHOSEN', 'SCHOOL_SEARCH_CHOSEN', 'CUSTOMISE_CHOSEN', 'POSTPONED'] as const;

const providerLink: readonly ProviderLinkOutput[] = [
  { outcome: 'joined' },
  { outcome: 'linked', method: 'kakao' },
  { outcome: 'login', method: 'kakao', ticket: TICKET },
  { outcome: 'character', method: 'kakao', ticket: TICKET },
  { outcome: 'choice' },
  { outcome: 'failed' },
  { outcome: 'createCharacter', refused: { field: 'nickname' } },
  { outcome: 'createCharacter', refused: { field: 'uvrsId', serverMessage: SERVER_MESSAGE } },
];

/** Nor what the search for a school finds. */
const withoutKakao = enabledWithout('kakao').filter((type) => type !== methodByCode('federation').type);

const FOUND: readonly SchoolSearchOutput[] = [
  { outcome: 'back' },
  { outcome: 'chosen', pick: { method: 'federation', school: CHOSEN_SCHOOL } },
  { outcome: 'chosen', pick: { method: 'yonsei', school: null } },
];

/** The server has switched Facebook off. */
const visitor: LinkAccountInput = {
  viewer: VISITOR,
  joinData: JOIN_DATA,
  enabledMethods: enabledWithout('facebook'),
  provider: null,
  mustLink: false,
  pushed: false,
};
const guest: LinkAccountInput = { ...visitor, viewer: GUEST, joinData: null };

export const linkAccountModel = defineModel({
  machine: linkAccountMachine,
  ...linkAccountExpectations,
  inputs: {
    visitor,
    visitorWithoutMethod: { ...visitor, joinData: { ...JOIN_DATA, authMethod: null } },
    visitorWithoutJoinData: { ...visitor, joinData: null },
    visitorWithTicket: {
      ...visitor,
      joinData: { ...JOIN_DATA, uvrsId: 'minji_01' },
      provider: { method: 'kakao', ticket: TICKET, answer: null },
    },
    guest,
    pushedGuest: { ...guest, pushed: true },
    guestOfPartner: { ...guest, mustLink: true, pushed: true },
    member: { ...guest, viewer: MEMBER },
    answeredByThisPage: { ...guest, provider: { method: 'google', ticket: null, answer: PROVIDER_ANSWER } },
    answeredByDisabledMethod: { ...guest, provider: { method: 'facebook', ticket: null, answer: PROVIDER_ANSWER } },
  },
  events: [
    { type: 'GUEST_CHOSEN' },
    { type: 'EMAIL_CHOSEN' },
    { type: 'METHOD_CHOSEN', method: 'kakao' },
    { type: 'METHOD_CHOSEN', method: 'facebook' },
    { type: 'METHOD_CHOSEN', method: 'federation', school: CHOSEN_SCHOOL },
    { type: 'SCHOOL_SEARCH_CHOSEN' },
    { type: 'CUSTOMISE_CHOSEN' },
    { type: 'POSTPONED' },
    { type: 'METHODS_CHANGED', enabledMethods: withoutKakao },
    { type: 'ALERT_CONFIRMED' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    postponeLink: [{ done: undefined }, { error: defect }],
    signUp: ends(...SIGN_UP_ENDS),
    providerLink: ends(...providerLink),
    schoolSearch: ends(...FOUND),
  },
  distinguish: ({ context }) => ({
    provider: context.provider,
    failure: context.failure,
    failures: context.failures,
    kakao: context.enabledMethods !== withoutKakao,
  }),
  // An alert is answered before the choice, and while an account is made there is nothing to choose.
  unanswered: {
    choosing: ['ALERT_CONFIRMED'],
    stuck: ['ALERT_CONFIRMED'],
    withProvider: ['ALERT_CONFIRMED'],
    findingSchool: [...CHOICES, 'ALERT_CONFIRMED'],
    joiningAsGuest: [...CHOICES, 'ALERT_CONFIRMED'],
    postponing: [...CHOICES, 'ALERT_CONFIRMED'],
    alertingDataInvalid: [...CHOICES],
    alertingNoAuthInfo: [...CHOICES],
    alertingNotSupported: [...CHOICES],
  },
  invariants: [
    {
      title: 'with neither join data nor a user there is an alert, then the popup closes (JOIN-3)',
      holds: ({ context, value }) =>
        context.joinData !== null || isSignedIn(context.viewer) || value === 'alertingDataInvalid' || value === 'closed',
    },
    {
      title: 'help is offered after the third failure in a row of a provider or of a join, and not before (JOIN-1, HEAD-3)',
      holds: (after, event, before) => {
        const fails =
          failed(event, 'providerLink') ||
          providerEnd(event)?.outcome === 'failed' ||
          failed(event, 'signUp') ||
          (endedWell(event, 'signUp') && ['proofExpired', 'failed'].includes((outputOf(event) as SignUpOutput).outcome));
        const counted = after.context.failures === Math.min(before.context.failures + 1, 3);
        return fails
          ? counted && after.matches('stuck') === (after.context.failures === 3)
          : after.context.failures === before.context.failures;
      },
    },
    {
      title: 'joining without a way to sign in is refused: an alert says so (JOIN-3)',
      holds: (after, event, before) => {
        const { viewer, joinData } = after.context;
        const lacks = !isSignedIn(viewer) && joinData !== null && joinData.authMethod === null;
        const chooses = event.type === 'GUEST_CHOSEN' || event.type === 'EMAIL_CHOSEN';
        const mayChoose = atChoice(before) || before.matches('withProvider');
        return !lacks || !mayChoose || !chooses || after.matches('alertingNoAuthInfo');
      },
    },
    {
      title: 'a signed-in person links an account and never makes a second one (JOIN-1)',
      holds: (after) => !isSignedIn(after.context.viewer) || !(after.matches('joiningAsGuest') || after.matches('leavingForCharacter')),
    },
    {
      title: 'only a guest who was pushed here, and has to link nothing, is left alone for a week (POP-4, JOIN-4)',
      holds: ({ context, value }) => value !== 'postponing' || (context.viewer.kind === 'guest' && context.pushed && !context.mustLink),
    },
    {
      title: 'a guest account is made only for a person who chose it (JOIN-1)',
      holds: (after, event, before) =>
        !after.matches('joiningAsGuest') || before.matches('joiningAsGuest') || event.type === 'GUEST_CHOSEN',
    },
    {
      title: 'only the server makes an account (JOIN-2)',
      holds: (after, event) =>
        !after.matches('joined') ||
        (endedWell(event, 'signUp') && (outputOf(event) as SignUpOutput).outcome === 'joined') ||
        providerEnd(event)?.outcome === 'joined',
    },
    {
      title: 'a member who linked a further way goes back to the profile, a guest goes on (JOIN-5, SOC-5)',
      holds: (after, event) =>
        providerEnd(event)?.outcome !== 'linked' || after.output?.outcome === (after.context.viewer.kind === 'member' ? 'added' : 'linked'),
    },
    {
      title: 'an account that has an owner is logged in to by the ticket that was given for it, in any session (SOC-4)',
      holds: ({ output }, event) =>
        providerEnd(event)?.outcome !== 'login' || (output?.outcome === 'providerLogin' && output.ticket === TICKET),
    },
    {
      title: 'a member goes back from here, and a visitor to the terms; a guest was pushed here (JOIN-5, AGR-1, POP-4)',
      holds: (after, event, before) =>
        event.type !== 'BACK' ||
        before.status !== 'active' ||
        before.matches('findingSchool') ||
        after.matches('back') === (before.context.viewer.kind !== 'guest' && !before.matches('alertingDataInvalid')),
    },
    {
      title: 'a refused field is handed on by its name, with the server’s words (CHAR-2, API-25)',
      holds: ({ output }, event) => {
        const ended = endedWell(event, 'signUp') ? (outputOf(event) as SignUpOutput) : undefined;
        return ended?.outcome !== 'refused' || (output?.outcome === 'createCharacter' && output.refused === ended.refused);
      },
    },
    {
      title: 'a method that is switched off while its provider is asked is not supported, any other goes on (SSO-2, ERR-3)',
      holds: (after, event, before) =>
        event.type !== 'METHODS_CHANGED' ||
        !before.matches('withProvider') ||
        (before.context.provider?.method === 'kakao' || before.context.provider?.method === 'federation'
          ? after.matches('alertingNotSupported') && after.context.failure?.code === 'ssoNotSupported'
          : after.matches('withProvider')),
    },
    {
      title: 'a method that is switched off opens no window: an alert says that it is not supported (METHOD-2, SSO-2, ERR-3)',
      holds: ({ context, children, value }, event, before) =>
        (children.providerLink === undefined || isOffered(context.provider?.method ?? 'mobile', context.enabledMethods)) &&
        (event.type !== 'METHOD_CHOSEN' ||
          isOffered(event.method, context.enabledMethods) ||
          !(atChoice(before) || before.matches('withProvider')) ||
          (value === 'alertingNotSupported' && context.failure?.code === 'ssoNotSupported')),
    },
    {
      title: 'a signed-in person connects a provider’s account, and never joins with one (SOC-5)',
      holds: ({ children, context }) => {
        const asked = children.providerLink?.getSnapshot().context;
        return asked === undefined || (asked.joinData !== null) === !isSignedIn(context.viewer);
      },
    },
    {
      title: 'a ticket of a login goes on to the join at once (LOGIN-4)',
      holds: ({ children, context }) => {
        const asked = children.providerLink?.getSnapshot().context;
        return asked === undefined || asked.ticket === (context.provider?.ticket ?? null);
      },
    },
    {
      title: 'the school that was found or chosen is the one whose sign-on is asked, and no other way has one (CAMPUS-3, SEEN-3)',
      holds: ({ children }, event) => {
        const asked = children.providerLink?.getSnapshot().context;
        if (asked === undefined) return true;
        if (endedWell(event, 'schoolSearch')) {
          const found = outputOf(event) as SchoolSearchOutput;
          return found.outcome === 'chosen' && asked.method === found.pick.method && asked.school === found.pick.school;
        }
        return event.type !== 'METHOD_CHOSEN' || (asked.school ?? null) === (event.school ?? null);
      },
    },
    {
      title: 'another provider gets neither the ticket nor the answer of the first (SOC-2)',
      holds: ({ context }, event) =>
        event.type !== 'METHOD_CHOSEN' ||
        context.provider === null ||
        (context.provider.ticket === null && context.provider.answer === null),
    },
    {
      title: 'a guest who comes through the gateway cannot close this (JOIN-4)',
      holds: (after, event, before) => !before.context.mustLink || event.type !== 'CLOSED' || after.value === before.value,
    },
    {
      title: 'a provider’s refused field is handed on by its name, and a flow that fails is said above the choice (CHAR-2, ERR-9)',
      holds: ({ output, value, context }, event) => {
        const ended = providerEnd(event);
        if (failed(event, 'providerLink')) return (value === 'choosing' || value === 'stuck') && context.failure?.code === 'linkFailed';
        return ended?.outcome !== 'createCharacter' || (output?.outcome === 'createCharacter' && output.refused === ended.refused);
      },
    },
  ],
});

const atChoice = (snapshot: { matches(state: 'choosing' | 'stuck'): boolean }): boolean =>
  snapshot.matches('choosing') || snapshot.matches('stuck');

function providerEnd(event: { readonly type: string }): ProviderLinkOutput | undefined {
  return endedWell(event, 'providerLink') ? (outputOf(event) as ProviderLinkOutput) : undefined;
}
