// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PortError } from '#machines/failures.ts';
import type { KnownUser } from '#src/api/user.ts';
import { type YesOrNo, yesOrNo } from '#src/api/yes-or-no.ts';
import { isPrivate } from '#src/popups/my-profile/openness.ts';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { links, openProfile, theSwitch } from './my-profile-support.tsx';
import { button, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

/** What a user has said to marketing, at an API that records it. */
const withConsent = (agrm_yn: YesOrNo): KnownUser => ({
  ...SAMPLE_USER,
  mrkt_infr_rcpt_agrm_yn: agrm_yn,
  agrm: [{ item: 'marketing', ver: '2022-11-30', agrm_yn, agrm_dtm: '2026-03-04T03:00:00Z' }],
});

describe('MyProfile: open or private', () => {
  const WIRE: readonly YesOrNo[] = ['Y', 'N'];

  it('[PROF-5] private is what the wire calls not open, for each of its two values and back', () => {
    expect(WIRE.map(isPrivate)).toEqual([false, true]);
    for (const value of WIRE) expect(yesOrNo(!isPrivate(value))).toBe(value);
    for (const open of [true, false]) expect(isPrivate(yesOrNo(open))).toBe(!open);
  });

  it.each([
    ['N', 'Others can’t see your profile.', 'Anyone can see your profile now.'],
    ['Y', 'Anyone can see your profile.', 'Others can’t see your profile now.'],
  ] as const)(
    '[PROF-5] acntOpenYn %s: "%s"; a press turns it at once, and an alert that waits for nothing says: "%s"',
    async (acnt_open_yn, meaning, done) => {
      const wasPrivate = acnt_open_yn === 'N';
      const { answer, changeOpenness } = await openProfile({ ...SAMPLE_USER, acnt_open_yn });
      expect(theSwitch().checked).toBe(wasPrivate);
      expect(screen.getByText(meaning)).toBeTruthy();
      await userEvent.click(theSwitch());
      expect(theSwitch().checked).toBe(!wasPrivate);
      expect(theSwitch().getAttribute('aria-busy')).toBe('true');
      expect(changeOpenness).toHaveBeenCalledExactlyOnceWith({ open: wasPrivate });
      // A second press while the call waits does nothing.
      await userEvent.click(theSwitch());
      expect(changeOpenness).toHaveBeenCalledOnce();

      answer.resolve({ open: wasPrivate });
      await expectDone(done);
      expect(shownState()).toBe('profile viewing');
      expect(theSwitch().checked).toBe(!wasPrivate);
      expect(document.activeElement).toBe(theSwitch());
    },
  );

  it.each([
    [new Error('network'), 'We couldn’t change who can see your account. It’s back as it was. Please try again.'],
    [new PortError({ serverMessage: 'Closed for the night.' }), 'Closed for the night.'],
  ])('[PROF-5] [ERR-26] goes back if the server does not take it: %s', async (cause, message) => {
    const { answer } = await openProfile({ ...SAMPLE_USER, acnt_open_yn: 'Y' });
    await userEvent.click(theSwitch());
    answer.reject(cause);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    expect(theSwitch().checked).toBe(false);
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('profile viewing');
  });
});

describe('MyProfile: consent to marketing', () => {
  const marketingSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Marketing messages/ });
  const row = () => marketingSwitch().closest('li')?.textContent;

  it('[AGR-5] shows since when it is agreed to', async () => {
    await openProfile(withConsent('Y'));
    expect(marketingSwitch().checked).toBe(true);
    expect(row()).toContain('On since 4\u00a0March\u00a02026.');
  });

  it('[AGR-5] shows that it is not agreed to', async () => {
    await openProfile(withConsent('N'));
    expect(marketingSwitch().checked).toBe(false);
    expect(row()).toContain('Off.');
  });

  it.each([
    [
      'Y',
      false,
      'Marketing messages stopped',
      'On 20\u00a0November\u00a02026 you withdrew your consent to marketing messages from Madang Inc.; we won’t send any more.',
    ],
    ['N', true, 'Marketing consent', 'You agreed on 20\u00a0November\u00a02026 that Madang Inc. may send you marketing messages.'],
  ] as const)('[AGR-5] [AGR-3] from %s: one press changes it at once, and the date is said', async (before, marketing, title, text) => {
    const { changeMarketing, marketingAnswer } = await openProfile(withConsent(before));
    await userEvent.click(marketingSwitch());
    expect(shownState()).toBe('profile changingMarketing');
    expect(marketingSwitch().checked).toBe(marketing);
    expect(changeMarketing).toHaveBeenCalledExactlyOnceWith({ marketing });
    marketingAnswer.resolve({ marketing });
    expect((await screen.findByRole('alertdialog', { name: title })).textContent).toContain(text);
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('profile viewing');
    expect(marketingSwitch().checked).toBe(marketing);
  });

  it('[AGR-5] goes back when the server refuses, and says so', async () => {
    const { marketingAnswer } = await openProfile(withConsent('Y'));
    await userEvent.click(marketingSwitch());
    marketingAnswer.reject(new PortError());
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t change your consent to marketing messages.');
    expect(shownState()).toBe('profile alertingMarketingFailed');
    await userEvent.click(button('OK'));
    expect(marketingSwitch().checked).toBe(true);
  });

  it.each([
    ['Y', 'On. You can stop them through our customer centre.'],
    ['N', 'Off. You can agree through our customer centre.'],
  ] as const)(
    '[AGR-5] [API-26] without the call of the API, %s is shown with the way to change it',
    async (mrkt_infr_rcpt_agrm_yn, words) => {
      const { actor } = await openProfile({ ...SAMPLE_USER, mrkt_infr_rcpt_agrm_yn });
      expect(screen.queryByRole('switch', { name: /^Marketing messages/ })).toBeNull();
      const link = screen.getByRole('link', { name: /^Marketing messages/ });
      expect(link.textContent).toContain(words);
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([links.inquiry, '_blank']);
      actor.send({ type: 'MARKETING_TOGGLED' });
      expect(shownState()).toBe('profile viewing');
    },
  );
});
