import { screen } from '@testing-library/react';
import handOverApproval from '#src/i18n/texts/account/handOverApproval.json' with { type: 'json' };
import handOver from '#src/i18n/texts/handOver.json' with { type: 'json' };
import { succeeds } from '#tests/support/faults.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { fill, member, openProfile, press } from '../steps.ts';

const handsOver = succeeds('configuration', { ...SAMPLES.configuration.data, handsOver: true });
const { serverTime } = SAMPLES.configuration.data;
const goodFor = { expiresAt: serverTime + 120_000, serverTime };
const begins = succeeds('beginHandOver', { ...SAMPLES.beginHandOver.data, ...goodFor });
const claims = succeeds('claimHandOver', { ...SAMPLES.claimHandOver.data, ...goodFor, begunAt: serverTime });
const CODE = { [handOverApproval.codeLabel.en]: 'KXR4-9WPT' };

/** The retry of a step, or what leads to it. */
const orAgain = (first: string, again: string) => (page: OpenPage) =>
  page.press(screen.queryByRole('button', { name: again }) === null ? first : again);

async function openApproval(page: OpenPage): Promise<void> {
  await openProfile(page);
  await page.press(handOverApproval.open.en);
  await page.see('handOverApproval', 'typing');
  await fill(page, CODE);
}

async function openChoice(page: OpenPage): Promise<void> {
  await openApproval(page);
  await page.press(handOverApproval.continue.en);
  await page.see('handOverApproval', 'choosing');
}

/** Another screen is signed in: by that screen, and by the phone. */
export const HAND_OVER_ACTIONS: Readonly<Record<string, Action>> = {
  'asking for a code for the phone': {
    call: 'beginHandOver',
    beyond: [handsOver, begins, succeeds('readHandOver', { stage: 'waiting' })],
    open: async (page) => page.open('login'),
    act: orAgain(handOver.button.en, handOver.retry.en),
    says: 'handOverFailed',
    succeeds: (page) => page.read(/KXR4-9WPT/),
  },
  'logging in by the phone’s approval': {
    call: 'handOverLogin',
    beyond: [handsOver, begins, succeeds('readHandOver', { stage: 'approved' }), succeeds('handOverLogin')],
    open: async (page) => page.open('login'),
    act: orAgain(handOver.button.en, handOver.retry.en),
    says: 'handOverLoginFailed',
    succeeds: member,
  },
  'checking the code of another screen': {
    call: 'claimHandOver',
    as: 'member',
    beyond: [handsOver, claims],
    open: openApproval,
    act: press(handOverApproval.continue.en),
    says: 'handOverClaimFailed',
    typed: CODE,
    succeeds: (page) => page.see('handOverApproval', 'choosing'),
  },
  'letting another screen in': {
    call: 'approveHandOver',
    as: 'member',
    beyond: [handsOver, claims, succeeds('approveHandOver')],
    open: openChoice,
    act: press('47'),
    says: 'handOverApprovalFailed',
    succeeds: (page) => page.see('handOverApproval', 'approved'),
  },
  'refusing another screen': {
    call: 'refuseHandOver',
    as: 'member',
    beyond: [handsOver, claims, succeeds('refuseHandOver')],
    open: openChoice,
    act: press(handOverApproval.refuse.en),
    says: 'handOverRefusalFailed',
    succeeds: (page) => page.see('handOverApproval', 'refused'),
  },
};
