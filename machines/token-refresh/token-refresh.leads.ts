import { byOutput } from '../explore/leads-by.ts';
import { type Leads, STAYS } from '../explore/model.ts';
import type { tokenRefreshMachine } from './token-refresh.machine.ts';

/** Where each event leads. */
export const tokenRefreshLeads: Leads<typeof tokenRefreshMachine> = {
  begins: { expired: 'waitingForLock', inDoubt: 'waitingForLock' },
  leads: {
    tokenRefresh: { 'holdTabLock fails': (_, { value }) => (value === 'waitingForLock' ? 'comparing' : STAYS) },
    waitingForLock: { 'after lockPatience': 'comparing', LOCK_ACQUIRED: 'comparing', LOCK_UNAVAILABLE: 'comparing' },
    comparing: {
      'readToken is done': ({ output }, { context }) => {
        const read = output as { is: string; token?: string };
        if (read.is === 'none') return 'superseded';
        return read.is === 'inDoubt' || read.token === context.expired ? 'refreshing' : 'alreadyRefreshed';
      },
      'readToken fails': 'failed',
    },
    refreshing: { 'refresh is done': byOutput('is', { token: 'storing', rejected: 'clearing' }), 'refresh fails': 'failed' },
    storing: { 'storeToken is done': byOutput('stored', { true: 'refreshed', false: 'superseded' }), 'storeToken fails': 'failed' },
    clearing: { 'clearToken is done': 'rejected', 'clearToken fails': 'rejected' },
  },
  ends: {
    alreadyRefreshed: { outcome: 'alreadyRefreshed' },
    superseded: { outcome: 'superseded' },
    failed: { outcome: 'failed' },
    refreshed: { outcome: 'refreshed' },
    rejected: { outcome: 'rejected' },
  },
};
