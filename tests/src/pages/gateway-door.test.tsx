// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PortError } from '#machines/failures.ts';
import { VISITOR } from '#machines/viewer.ts';
import { arrive, heading, MEMBER, show, shown } from './gateway-support.tsx';

const NEXT = 'https://campus.example/oidc/auth/login-1';

/** The login of a client of the OpenID door waits. */
async function atDoor({ asksForEmail = false } = {}) {
  const arrived = arrive({ type: 'platform', interaction: 'login-1', asksForEmail });
  await show(arrived.actor);
  arrived.actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  arrived.user.resolve();
  await expect.poll(() => shown()?.state).toBe('requestingCode');
  return arrived;
}

describe('the gateway for the OpenID door', () => {
  it('[PARTNER-1] goes on at the door with the address that the server gives', async () => {
    const { asked, code } = await atDoor();
    code.resolve({ is: 'next', next: NEXT });
    await expect.poll(() => shown()?.state).toBe('continuing');
    expect(asked).toEqual(['code', `on to ${NEXT}`]);
  });

  it('[PARTNER-3] [PARTNER-1] says that the partner learns the email where it asks for it, and nowhere else', async () => {
    const { code, asked } = await atDoor({ asksForEmail: true });
    code.resolve({ is: 'consentRequired', partnerName: 'Campus Meetings', asksForEmail: true });
    await expect.poll(() => shown()?.state).toBe('askingConsent');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Your email address, if you have added one');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(asked).toEqual(['code', 'consent']);
  });

  it('[PARTNER-1] [GW-6] tells the partner of a refusal; where that fails, the window closes and nothing leaves', async () => {
    const { code, asked, refusal } = await atDoor();
    code.resolve({ is: 'consentRequired', partnerName: 'Campus Meetings', asksForEmail: false });
    await expect.poll(() => shown()?.state).toBe('askingConsent');
    expect(screen.queryByText('Your email address, if you have added one')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => shown()?.state).toBe('refusing');
    refusal.resolve(NEXT);
    await expect.poll(() => asked).toEqual(['code', 'refuse login-1', `on to ${NEXT}`]);
  });

  it('[PARTNER-1] [GW-4] a refusal that the server does not take closes the window', async () => {
    const { actor, asked, refusal } = arrive({ interaction: 'login-1' });
    await show(actor);
    actor.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    actor.send({ type: 'LEFT' });
    refusal.reject(new PortError({}));
    await expect.poll(() => shown()?.state).toBe('declining');
    expect(asked).toEqual(['refuse login-1']);
  });

  it('[PARTNER-1] logs out and asks for a new login where the partner wants one', async () => {
    const { code, asked, ended } = await atDoor();
    code.resolve({ is: 'signInRequired' });
    await expect.poll(() => shown()?.state).toBe('endingSession');
    ended.resolve();
    await expect.poll(() => shown()?.state).toBe('signingIn');
    expect(asked).toEqual(['code', 'end', 'forget']);
    expect(heading()).toContain('Log in');
  });

  it('[PARTNER-1] [GW-4] an answer that fails ends with an alert, and goes nowhere', async () => {
    const { code, asked } = await atDoor();
    code.reject(new PortError({ serverMessage: 'This login has expired.' }));
    await expect.poll(() => shown()?.state).toBe('alertingFailed');
    expect(screen.getByRole('alert').textContent).toContain('This login has expired.');
    expect(asked).toEqual(['code']);
  });
});
