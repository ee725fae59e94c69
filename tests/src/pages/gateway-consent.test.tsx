// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PortError } from '#machines/failures.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { arrive, heading, MEMBER, show, shown } from './gateway-support.tsx';

describe('the gateway', () => {
  const askedForConsent = async (type: GatewayType = 'meeting') => {
    const arrived = arrive({ type });
    arrived.actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await show(arrived.actor);
    arrived.user.resolve();
    arrived.code.resolve({ is: 'consentRequired', partnerName: 'Campus Meetings' });
    await expect.poll(() => shown()?.state).toBe('askingConsent');
    return arrived;
  };

  it('[GW-6] names the partner, the account and what the partner gets, and asks for the code again once the consent is kept', async () => {
    const { actor, asked, consent } = await askedForConsent();
    expect(heading()).toBe('Continue to Campus Meetings as Minji?');
    expect(screen.getByRole('status').textContent).toContain('Campus Meetings isn’t part of Madang.');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Your nickname and ID',
      'Your profile image',
      'Your member number, so it recognises you next time',
    ]);
    expect(asked).toEqual(['code']);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(shown()?.state).toBe('recordingConsent');
    expect(screen.queryByRole('button', { name: 'Don’t continue' })).toBeNull();
    expect(asked).toEqual(['code', 'consent']);
    consent.resolve();
    await expect.poll(() => actor.getSnapshot().value).toBe('requestingCode');
    expect(asked).toEqual(['code', 'consent', 'code']);
  });

  it('[GW-6] asks for nothing more after a refusal, and the window closes', async () => {
    const { asked, closing } = await askedForConsent('platform');
    await userEvent.click(screen.getByRole('button', { name: 'Don’t continue' }));
    expect(shown()?.state).toBe('declining');
    expect(heading()).toBe('You didn’t continue to the connected service');
    closing.reject(new Error('refused'));
    await expect.poll(heading).toBe('Please close this window');
    expect(asked).toEqual(['code']);
  });

  it('[GW-6] [GW-4] alerts when the consent could not be kept, and goes nowhere', async () => {
    const { asked, consent } = await askedForConsent();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    consent.reject(new PortError({ serverMessage: 'Not now.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(asked).toEqual(['code', 'consent']);
  });
});
