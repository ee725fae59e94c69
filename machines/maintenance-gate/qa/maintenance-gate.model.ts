import { endedWell, outputOf, unreachable } from '#machines/samples.ts';
import { byOutput } from '#statewalk/explore/expectations-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { type AddressCheck, maintenanceGateMachine } from '../maintenance-gate.machine.ts';

const END = Date.UTC(2026, 10, 30, 6);

export const maintenanceGateModel = defineModel({
  machine: maintenanceGateMachine,
  startsIn: { configured: 'checking', notConfigured: 'allowed' },
  expectations: {
    checking: {
      'after patience': 'allowed',
      'checkAddress is done': byOutput('allowed', { true: 'allowed', false: 'blocked' }),
      'checkAddress fails': 'allowed',
    },
    blocked: { RECONNECT_CHOSEN: 'reloading', 'after retry': 'checkingAgain' },
    checkingAgain: {
      RECONNECT_CHOSEN: 'reloading',
      'checkAgain is done': byOutput('allowed', { true: 'allowed', false: 'blocked' }),
      'checkAgain fails': 'blocked',
    },
    reloading: { 'reload is done': 'blocked', 'reload fails': 'blocked' },
  },
  inputs: { configured: { configured: true }, notConfigured: { configured: false } },
  events: [{ type: 'RECONNECT_CHOSEN' }],
  outcomes: {
    checkAddress: [
      { done: { allowed: true } },
      { done: { allowed: false } },
      { done: { allowed: false, until: END } },
      { error: unreachable },
    ],
    checkAgain: [
      { done: { allowed: true } },
      { done: { allowed: false } },
      { done: { allowed: false, until: END } },
      { error: unreachable },
    ],
    reload: [{ done: undefined }, { error: unreachable }],
  },
  distinguish: ({ context }) => context,
  // It belongs to the maintenance screen.
  unanswered: { checking: ['RECONNECT_CHOSEN'], reloading: ['RECONNECT_CHOSEN'] },
  endsByItself: ['reload'],
  home: (snapshot) => snapshot.matches('blocked'),
  invariants: [
    {
      title: 'the maintenance screen is only for an address that is known not to be allowed (GATE-4)',
      holds: (after, event, before) =>
        !after.matches('blocked') ||
        before.matches('blocked') ||
        before.matches('reloading') ||
        before.matches('checkingAgain') ||
        (endedWell(event, 'checkAddress') && !(outputOf(event) as { allowed: boolean }).allowed),
    },
    {
      title: 'an unclear or slow answer lets the person in (GATE-4)',
      holds: (after, event, before) =>
        !before.matches('checking') || after.matches('checking') || endedWell(event, 'checkAddress') || after.matches('allowed'),
    },
    {
      title: 'the maintenance screen opens by itself only at a clear answer (GATE-5)',
      holds: (after, event, before) =>
        !before.matches('checkingAgain') ||
        !after.matches('allowed') ||
        (endedWell(event, 'checkAgain') && (outputOf(event) as { allowed: boolean }).allowed),
    },
    {
      title: 'the screen knows the end that the newest list says, or none; an unclear answer changes nothing of it (GATE-5)',
      holds: (after, event, before) =>
        (endedWell(event, 'checkAddress') || endedWell(event, 'checkAgain')) && after.matches('blocked')
          ? after.context.until === ((outputOf(event) as AddressCheck).until ?? null)
          : after.context.until === before.context.until,
    },
    {
      title: 'without maintenance configured there is no request, and no delay (GATE-4)',
      holds: ({ context, value, children }) => context.configured || (value === 'allowed' && children.checkAddress === undefined),
    },
  ],
});
