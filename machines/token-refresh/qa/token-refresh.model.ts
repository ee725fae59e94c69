import { PortError } from '#machines/failures.ts';
import { byOutput } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { tokenRefreshMachine } from '../token-refresh.machine.ts';

export const tokenRefreshModel = defineModel({
  machine: tokenRefreshMachine,
  startsIn: { expired: 'waitingForLock', inDoubt: 'waitingForLock' },
  expectations: {
    tokenRefresh: { 'holdTabLock fails': (_, { value }) => (value === 'waitingForLock' ? 'comparing' : SAME_STATE) },
    waitingForLock: { 'after lockPatience': 'comparing', LOCK_ACQUIRED: 'comparing', LOCK_UNAVAILABLE: 'comparing' },
    comparing: {
      'readToken is done': ({ output }, { context }) => {
        const read = output as { is: string; token?: string };
        if (read.is === 'none') return 'superseded';
        if (read.is === 'inDoubt') return context.rereads < 2 ? 'copiesDiffer' : 'refreshing';
        return read.token === context.expired ? 'refreshing' : 'alreadyRefreshed';
      },
      'readToken fails': 'failed',
    },
    copiesDiffer: { 'after rereadPause': 'comparing' },
    refreshing: { 'refresh is done': byOutput('is', { token: 'storing', rejected: 'clearing' }), 'refresh fails': 'failed' },
    storing: { 'storeToken is done': byOutput('stored', { true: 'refreshed', false: 'superseded' }), 'storeToken fails': 'failed' },
    clearing: { 'clearToken is done': 'rejected', 'clearToken fails': 'rejected' },
  },
  outputs: {
    alreadyRefreshed: { outcome: 'alreadyRefreshed' },
    superseded: { outcome: 'superseded' },
    failed: { outcome: 'failed' },
    refreshed: { outcome: 'refreshed' },
    rejected: { outcome: 'rejected' },
  },
  inputs: { expired: { expired: 'old-token' }, inDoubt: { expired: null } },
  events: [],
  outcomes: {
    holdTabLock: [
      { sends: { type: 'LOCK_ACQUIRED' } },
      { sends: { type: 'LOCK_UNAVAILABLE' } },
      { error: new Error('locks are refused here') },
    ],
    readToken: [
      { done: { is: 'token', token: 'old-token' } },
      { done: { is: 'token', token: 'new-token' } },
      { done: { is: 'inDoubt' } },
      { done: { is: 'none' } },
      { error: new Error('defect') },
    ],
    refresh: [
      { done: { is: 'token', token: 'new-token', session: 'a-session' } },
      { done: { is: 'rejected' } },
      { error: new PortError() },
    ],
    storeToken: [{ done: { stored: true } }, { done: { stored: false } }, { error: new Error('defect') }],
    clearToken: [{ done: undefined }, { error: new Error('defect') }],
  },
  distinguish: ({ context }) => ({ inDoubt: context.expired === null, rereads: context.rereads }),
  // A lock that comes after its patience ended changes nothing: what it guards is under way.
  unanswered: {
    comparing: ['LOCK_ACQUIRED', 'LOCK_UNAVAILABLE'],
    copiesDiffer: ['LOCK_ACQUIRED', 'LOCK_UNAVAILABLE'],
    refreshing: ['LOCK_ACQUIRED', 'LOCK_UNAVAILABLE'],
    storing: ['LOCK_ACQUIRED', 'LOCK_UNAVAILABLE'],
    clearing: ['LOCK_ACQUIRED', 'LOCK_UNAVAILABLE'],
  },
  endsByItself: ['readToken', 'refresh', 'storeToken', 'clearToken'],
  invariants: [
    {
      title: 'the server is asked only after the stored token was read again (REFR-3)',
      holds: (after, _event, before) => !after.matches('refreshing') || before.matches('comparing') || before.matches('refreshing'),
    },
    {
      title: 'copies that go on differing are read twice more and no oftener (REFR-3)',
      holds: ({ context }) => context.rereads <= 2,
    },
    {
      title: 'a token is cleared only on the word of the server (REFR-2)',
      holds: (after, event, before) => !after.matches('clearing') || before.matches('clearing') || event.type.endsWith('.refresh'),
    },
    {
      title: 'the new token is in no context (REFR-1)',
      holds: (after) => !JSON.stringify(after.context).includes('new-token'),
    },
  ],
});
