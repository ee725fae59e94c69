import { methodByCode } from '../../contract/methods.ts';
import { defineModel } from '../explore/model.ts';
import { defect, PROVIDER_ANSWER } from '../samples.ts';
import { providerWindowLeads } from './provider-window.leads.ts';
import { METHOD_DISABLED, type Output, providerWindowMachine } from './provider-window.machine.ts';

/** How a provider's window may end, for the flows that open one. */
export const WINDOW_ENDS: readonly Output[] = [
  { outcome: 'answered', answer: PROVIDER_ANSWER },
  { outcome: 'failed', failure: 'authenticationFailed' },
  { outcome: 'failed', failure: 'ssoNotSupported' },
  { outcome: 'failed', failure: 'providerTimedOut' },
  { outcome: 'failed', failure: 'cookiesNeeded' },
  { outcome: 'cancelled' },
];

const answered = (campusCode: string | null) => ({ sends: { type: 'ANSWERED', ...PROVIDER_ANSWER, campusCode } }) as const;

export const providerWindowModel = defineModel({
  machine: providerWindowMachine,
  ...providerWindowLeads,
  inputs: { social: { method: 'kakao', purpose: 'login' }, school: { method: 'yonsei', purpose: 'link' } },
  events: [{ type: 'WINDOW_WANTED' }, { type: 'RETRIED' }, { type: 'PAGE_CHOSEN' }, { type: 'CANCELLED' }],
  outcomes: {
    openWindow: [
      { sends: { type: 'WINDOW_OPENED' } },
      { sends: { type: 'WINDOW_BLOCKED' } },
      { sends: { type: 'COOKIES_REFUSED' } },
      { sends: { type: 'WINDOW_CLOSED' } },
      answered(null),
      answered('yonsei'),
      answered('ewha'),
      { sends: { type: 'PROVIDER_REFUSED', error: 'access_denied' } },
      { sends: { type: 'PROVIDER_REFUSED', error: METHOD_DISABLED } },
      { sends: { type: 'PROVIDER_REFUSED', error: 'server_error' } },
      { sends: { type: 'STATE_MISMATCHED' } },
      { error: defect },
    ],
    leaveByPage: [{ done: undefined }, { error: defect }],
  },
  project: () => null,
  ignores: {
    // Nothing to press again while the window is open, and nothing to bring to the front where there is none.
    open: ['RETRIED', 'PAGE_CHOSEN'],
    blocked: ['WINDOW_WANTED'],
    leaving: ['WINDOW_WANTED', 'RETRIED', 'PAGE_CHOSEN'],
    // A window opens once and closes once, in this order.
    'open.opening': ['WINDOW_CLOSED'],
    'open.waiting': ['WINDOW_OPENED'],
    'open.closed': ['WINDOW_OPENED', 'WINDOW_CLOSED'],
  },
  invariants: [
    {
      states: 'an answer that belongs to another campus changes nothing (SSO-1)',
      holds: (after, event, before) =>
        event.type !== 'ANSWERED' ||
        event.campusCode === campusOf(before.context.method) ||
        JSON.stringify(after.value) === JSON.stringify(before.value),
    },
    {
      states: 'only the answer to this very attempt comes home, as it was given (SOC-2, SOC-3)',
      holds: ({ output }, event) =>
        output?.outcome !== 'answered' ||
        (event.type === 'ANSWERED' && output.answer.code === event.code && output.answer.state === event.state),
    },
    {
      states: 'a state that does not match is a failed authentication (SOC-2, ERR-27)',
      holds: ({ output }, event) =>
        event.type !== 'STATE_MISMATCHED' || (output?.outcome === 'failed' && output.failure === 'authenticationFailed'),
    },
    {
      states: 'a window that looks closed is no error, and its late answer still counts (SOC-1)',
      holds: (after, event, before) =>
        event.type !== 'WINDOW_CLOSED' || (after.status === 'active' && after.children.openWindow === before.children.openWindow),
    },
    {
      states: 'a window that was blocked is said, with two ways on (SOC-1)',
      holds: (after, event) =>
        event.type !== 'WINDOW_BLOCKED' ||
        (after.matches('blocked') && after.can({ type: 'RETRIED' }) && after.can({ type: 'PAGE_CHOSEN' })),
    },
    {
      states: 'where the browser refuses cookies, that is what is said (SOC-1)',
      holds: ({ output }, event) =>
        event.type !== 'COOKIES_REFUSED' || (output?.outcome === 'failed' && output.failure === 'cookiesNeeded'),
    },
    {
      states: 'who says no at the provider hears of no error (SOC-1)',
      holds: ({ output }, event) =>
        event.type !== 'PROVIDER_REFUSED' || output?.outcome === (event.error === 'access_denied' ? 'cancelled' : 'failed'),
    },
    {
      states:
        'a method that the server has switched off meanwhile is not supported, any other refusal is a failed authentication (SSO-2, ERR-3, ERR-27)',
      holds: ({ output }, event) =>
        event.type !== 'PROVIDER_REFUSED' ||
        output?.outcome !== 'failed' ||
        output.failure === (event.error === METHOD_DISABLED ? 'ssoNotSupported' : 'authenticationFailed'),
    },
  ],
});

function campusOf(code: Parameters<typeof methodByCode>[0]): string | null {
  return methodByCode(code).sso ? code : null;
}
