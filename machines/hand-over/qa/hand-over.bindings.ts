import { HAND_OVER_VALIDITY } from '#contract/limits.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { HandOverStage } from '#machines/hand-over/hand-over.machine.ts';

const stage = ({ outcome, ...shown }: HandOverStage) => ({ stage: outcome, ...shown });

export const handOver = defineBindings('handOver', {
  events: {
    SHARED_TOGGLED: ({ toggle }) => toggle('checkbox', ($) => $.sharedSession.label),
    RETRIED: ({ press, snapshot }) =>
      press(($) => (snapshot.matches('unread') || snapshot.matches('failed') ? $.handOver.retry : $.handOver.newCode)),
  },
  notOffered: {
    // Where no code is in sight, nothing is asked about the computer.
    SHARED_TOGGLED: (snapshot) => !(snapshot.matches('waiting') || snapshot.matches('claimed')),
  },
  ports: {
    beginHandOver: asks('beginHandOver', 'beginHandOver', (shown: { code: string; secret: string; expiresAt: number }) => ({
      ...shown,
      serverTime: shown.expiresAt - HAND_OVER_VALIDITY,
    })),
    readHandOver: asks('readHandOver', 'readHandOver', stage),
    readClaimed: asks('readHandOver', 'readHandOver', stage),
    loginByHandOver: asks('loginByHandOver', 'handOverLogin'),
  },
});
