import { methodByCode } from '#contract/methods.ts';
import { defect, failed, PROVIDER_ANSWER } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { INVALID_RETURN, METHOD_DISABLED, type ProviderWindowOutput, providerWindowMachine } from '../provider-window.machine.ts';
import { providerWindowExpectations } from './provider-window.expectations.ts';

/** How a provider's window may end, for the flows that open one. */
export const WINDOW_ENDS: readonly ProviderWindowOutput[] = [
  { outcome: 'answered', answer: PROVIDER_ANSWER },
  { outcome: 'failed', failure: 'authenticationFailed' },
  { outcome: 'failed', failure: 'ssoNotSupported' },
  { outcome: 'failed', failure: 'providerAnswerMissing' },
  { outcome: 'failed', failure: 'providerTimedOut' },
  { outcome: 'failed', failure: 'cookiesNeeded' },
  { outcome: 'cancelled' },
];

const answered = (campusCode: string | null) => ({ sends: { type: 'ANSWERED', ...PROVIDER_ANSWER, campusCode } }) as const;

export const providerWindowModel = defineModel({
  machine: providerWindowMachine,
  ...providerWindowExpectations,
  inputs: { social: { method: 'kakao', purpose: 'login' }, school: { method: 'yonsei', purpose: 'link' } },
  events: [{ type: 'WINDOW_WANTED' }, { type: 'RETRIED' }, { type: 'PAGE_CHOSEN' }, { type: 'CANCELLED' }],
  outcomes: {
    openWindow: [
      { sends: { type: 'WINDOW_OPENED' } },
      { sends: { type: 'WINDOW_BLOCKED' } },
      { sends: { type: 'PAGE_TAKEN' } },
      { sends: { type: 'COOKIES_REFUSED' } },
      { sends: { type: 'WINDOW_CLOSED' } },
      answered(null),
      answered('yonsei'),
      answered('ewha'),
      { sends: { type: 'TAKEN_ELSEWHERE' } },
      { sends: { type: 'PROVIDER_REFUSED', error: 'access_denied' } },
      { sends: { type: 'PROVIDER_REFUSED', error: METHOD_DISABLED } },
      { sends: { type: 'PROVIDER_REFUSED', error: INVALID_RETURN } },
      { sends: { type: 'PROVIDER_REFUSED', error: 'server_error' } },
      { sends: { type: 'STATE_MISMATCHED' } },
      { error: defect },
    ],
    leaveByPage: [{ done: undefined }, { error: defect }],
  },
  distinguish: () => null,
  unanswered: {
    // Nothing to press again while a window is open or this page leaves; a window opens once and closes once, in this order.
    'open.opening': ['WINDOW_CLOSED', 'RETRIED', 'PAGE_CHOSEN'],
    'open.waiting': ['WINDOW_OPENED', 'WINDOW_BLOCKED', 'PAGE_TAKEN', 'RETRIED', 'PAGE_CHOSEN'],
    'open.closed': ['WINDOW_OPENED', 'WINDOW_BLOCKED', 'PAGE_TAKEN', 'WINDOW_CLOSED', 'RETRIED', 'PAGE_CHOSEN'],
    'open.blocked': ['WINDOW_OPENED', 'WINDOW_BLOCKED', 'PAGE_TAKEN', 'WINDOW_CLOSED'],
    'open.pageTaken': ['WINDOW_OPENED', 'WINDOW_BLOCKED', 'PAGE_TAKEN', 'WINDOW_CLOSED', 'RETRIED', 'PAGE_CHOSEN'],
    'open.leaving': ['WINDOW_OPENED', 'WINDOW_BLOCKED', 'PAGE_TAKEN', 'WINDOW_CLOSED', 'RETRIED', 'PAGE_CHOSEN'],
    'open.windowOnly': ['WINDOW_OPENED', 'WINDOW_BLOCKED', 'PAGE_TAKEN', 'WINDOW_CLOSED', 'PAGE_CHOSEN'],
  },
  invariants: [
    {
      title: 'an answer that belongs to another campus changes nothing (SSO-1)',
      holds: (after, event, before) =>
        event.type !== 'ANSWERED' ||
        event.campusCode === campusOf(before.context.method) ||
        JSON.stringify(after.value) === JSON.stringify(before.value),
    },
    {
      title: 'only the answer to this very attempt comes home, as it was given (SOC-2, SOC-3)',
      holds: ({ output }, event) =>
        output?.outcome !== 'answered' ||
        (event.type === 'ANSWERED' && output.answer.code === event.code && output.answer.state === event.state),
    },
    {
      title: 'a state that does not match is a failed authentication (SOC-2, ERR-27)',
      holds: ({ output }, event) =>
        event.type !== 'STATE_MISMATCHED' || (output?.outcome === 'failed' && output.failure === 'authenticationFailed'),
    },
    {
      title: 'a window that looks closed is no error, and its late answer still counts (SOC-1)',
      holds: (after, event, before) =>
        event.type !== 'WINDOW_CLOSED' || (after.status === 'active' && after.children.openWindow === before.children.openWindow),
    },
    {
      title: 'a window that was blocked is said, with two ways on, and an answer still counts (SOC-1, DOOR-2)',
      holds: (after, event, before) =>
        event.type !== 'WINDOW_BLOCKED' ||
        !before.matches({ open: 'opening' }) ||
        (after.matches({ open: 'blocked' }) &&
          after.can({ type: 'RETRIED' }) &&
          after.can({ type: 'PAGE_CHOSEN' }) &&
          after.children.openWindow === before.children.openWindow),
    },
    {
      title: 'while this page leaves, an answer that another tab got still counts (DOOR-2)',
      holds: (after, event, before) => event.type !== 'PAGE_CHOSEN' || after.children.openWindow === before.children.openWindow,
    },
    {
      title: 'a page that cannot leave says so, and offers a window (DOOR-2)',
      holds: (after, event) =>
        !failed(event, 'leaveByPage') ||
        after.status !== 'active' ||
        (after.matches({ open: 'windowOnly' }) && after.can({ type: 'RETRIED' }) && !after.can({ type: 'PAGE_CHOSEN' })),
    },
    {
      title: 'another try opens another window (SOC-1, SOC-2)',
      holds: (after, event, before) =>
        event.type !== 'RETRIED' ||
        after === before ||
        before.status !== 'active' ||
        after.children.openWindow !== before.children.openWindow,
    },
    {
      title: 'a defect is not called a blocked window (SOC-1, ERR-27)',
      holds: (after, event) =>
        !failed(event, 'openWindow') || (after.output?.outcome === 'failed' && after.output.failure === 'authenticationFailed'),
    },
    {
      title: 'a sign-in that another tab goes on with is no failure here (DOOR-2)',
      holds: ({ output }, event) => event.type !== 'TAKEN_ELSEWHERE' || output?.outcome === 'cancelled',
    },
    {
      title: 'a return without an answer is said at once (CB-1, ERR-35, DOOR-2)',
      holds: ({ output }, event) =>
        event.type !== 'PROVIDER_REFUSED' ||
        event.error !== INVALID_RETURN ||
        (output?.outcome === 'failed' && output.failure === 'providerAnswerMissing'),
    },
    {
      title: 'where the browser refuses cookies, that is what is said (SOC-1)',
      holds: ({ output }, event) =>
        event.type !== 'COOKIES_REFUSED' || (output?.outcome === 'failed' && output.failure === 'cookiesNeeded'),
    },
    {
      title: 'a person who says no at the provider hears of no error (SOC-1)',
      holds: ({ output }, event) =>
        event.type !== 'PROVIDER_REFUSED' || output?.outcome === (event.error === 'access_denied' ? 'cancelled' : 'failed'),
    },
    {
      title:
        'a method that the server has switched off meanwhile is not supported, any other refusal is a failed authentication (SSO-2, ERR-3, ERR-27)',
      holds: ({ output }, event) =>
        event.type !== 'PROVIDER_REFUSED' ||
        output?.outcome !== 'failed' ||
        output.failure ===
          ({ [METHOD_DISABLED]: 'ssoNotSupported', [INVALID_RETURN]: 'providerAnswerMissing' }[event.error] ?? 'authenticationFailed'),
    },
  ],
});

function campusOf(code: Parameters<typeof methodByCode>[0]): string | null {
  return methodByCode(code).sso ? code : null;
}
