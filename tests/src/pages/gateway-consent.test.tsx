// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PortError } from '#machines/failures.ts';
import type { PartnerAbout } from '#machines/partner-about.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { VISITOR } from '#machines/viewer.ts';
import { arrive, heading, MEMBER, show, shown } from './gateway-support.tsx';

describe('the gateway', () => {
  const askedForConsent = async (type: GatewayType = 'meeting', about: PartnerAbout = {}) => {
    const arrived = arrive({ type });
    arrived.actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await show(arrived.actor);
    arrived.user.resolve();
    arrived.code.resolve({ is: 'consentRequired', partnerName: 'Campus Meetings', asksForEmail: false, about });
    await expect.poll(() => shown()?.state).toBe('askingConsent');
    return arrived;
  };

  it('[GW-6] [PARTNER-3] names the partner with its domain, the account, what the partner gets, why and how long, and that one can refuse; it asks for the code again once the consent is kept', async () => {
    const { actor, asked, consent } = await askedForConsent();
    expect(heading()).toBe('Continue to Campus Meetings as Minji?');
    expect(screen.getByRole('status').textContent).toContain('Campus Meetings isn’t part of Madang.');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Your nickname and ID',
      'Your profile image, if you have set one',
      'Your member number, so it recognises you next time',
    ]);
    expect(screen.getByText('meet.partner.example')).toBeTruthy();
    expect([...document.querySelectorAll('dt, dd')].map((item) => item.textContent)).toEqual([
      'Purpose',
      'Logging you in to Campus Meetings and recognising you there',
      'Period',
      'At each login, until you delete your Madang account',
    ]);
    expect(document.body.textContent).toContain('You can refuse. Then you can’t log in to Campus Meetings with this account.');
    expect(asked).toEqual(['code']);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(shown()?.state).toBe('recordingConsent');
    expect(screen.getByRole('button', { name: /^Cancel$/ }).closest('[inert]')).not.toBeNull();
    // What was pressed keeps the focus: a browser takes it from what is inert.
    expect(document.activeElement?.textContent).toContain('Continue');
    expect(document.activeElement?.closest('[inert]')).toBeNull();
    expect(asked).toEqual(['code', 'consent']);
    consent.resolve();
    await expect.poll(() => actor.getSnapshot().value).toBe('requestingCode');
    expect(asked).toEqual(['code', 'consent', 'code']);
  });

  it('[PARTNER-3] shows the partner’s own logo and purpose, how long it keeps what it learns, its privacy policy and contact; no answer looks preferred', async () => {
    await askedForConsent('meeting', {
      logo: '/media/partner/meeting.png',
      purpose: 'Shows your name in meetings',
      retention: 'One year after your last meeting',
      privacyUrl: 'https://meet.partner.example/privacy',
      contact: 'privacy@partner.example',
    });
    const rows = [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['Purpose', 'Shows your name in meetings'],
      ['Period', 'At each login, until you delete your Madang account'],
      ['Kept for', 'One year after your last meeting'],
      ['Privacy policy', expect.stringContaining('meet.partner.example')],
      ['Contact', 'privacy@partner.example'],
    ]);
    expect(screen.getByRole('link', { name: /meet\.partner\.example/ }).getAttribute('href')).toBe('https://meet.partner.example/privacy');
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/media/partner/meeting.png']);
    const lookOf = (name: string) => screen.getByRole('button', { name }).className;
    expect(lookOf('Continue')).toBe(lookOf('Cancel'));
  });

  it('[GW-6] asks for nothing more after a refusal, and the window closes', async () => {
    const { asked, closing } = await askedForConsent('platform');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(shown()?.state).toBe('declining');
    expect(heading()).toBe('You didn’t continue to the connected service');
    closing.reject(new Error('refused'));
    await expect.poll(heading).toBe('Please close this window');
    expect(asked).toEqual(['code']);
  });

  it('[PARTNER-6] another account is one press away: this one is logged out here, unasked and whatever the server says, and the login for the same partner follows', async () => {
    const { actor, asked, ended } = await askedForConsent();
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(shown()?.state).toBe('endingSession');
    expect(heading()).toBe('Log in to continue to Campus Meetings');
    expect(screen.getByRole('button', { name: /^Log in/ }).getAttribute('aria-busy')).toBe('true');
    expect(asked).toEqual(['code', 'end']);
    ended.reject(new PortError({}));
    await expect.poll(() => shown()?.state).toBe('signingIn');
    expect(asked).toEqual(['code', 'end', 'forget']);
    actor.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    expect(heading()).toBe('Log in to continue to Campus Meetings');
    expect(actor.getSnapshot().context).toMatchObject({
      returnUrl: 'https://meet.partner.example/back',
      returnValue: 'room-9',
      state: null,
      code: null,
    });
    actor.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'member', userId: 'u-3', authMethod: 1 } });
    await expect.poll(() => shown()?.state).toBe('askingConsent');
  });

  it('[GW-6] [GW-4] alerts when the consent could not be kept, and goes nowhere', async () => {
    const { asked, consent } = await askedForConsent();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    consent.reject(new PortError({ serverMessage: 'Not now.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(asked).toEqual(['code', 'consent']);
  });
});
