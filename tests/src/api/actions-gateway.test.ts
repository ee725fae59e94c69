import { describe, expect, test } from 'vitest';
import { PortError } from '#machines/failures.ts';
import { answered, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { actInThisFile, answer, open } from './open-actions.ts';

actInThisFile();

describe('going on to a partner', () => {
  test('[GW-2] a partner’s code', async () => {
    const { actions } = open();
    const bodies = answer('oauthCode');
    await expect(
      actions.requestPartnerCode({ clientId: 'meeting', returnUrl: 'https://meeting.example/', interaction: null }),
    ).resolves.toEqual({
      is: 'code',
      code: 'partner-code',
    });
    expect(bodies).toEqual([{ clntId: 'meeting', redrUri: 'https://meeting.example/' }]);
  });

  test('[GW-6] without consent it is the partner’s name that is answered, without markup or direction marks; then the consent is told', async () => {
    const { actions } = open();
    const request = { clientId: 'meeting', returnUrl: 'https://meeting.example/', interaction: null };
    server.use(on('oauthCode', () => answered('consentRequired', 'Agree first.', { clientName: ' Campus\u202e Meetings\n' })));
    await expect(actions.requestPartnerCode(request)).resolves.toEqual({
      is: 'consentRequired',
      partnerName: 'Campus Meetings',
      asksForEmail: false,
    });
    for (const data of [undefined, {}, { clientName: 7 }, { clientName: '\u202e' }]) {
      server.use(on('oauthCode', () => answered('consentRequired', 'Agree first.', data)));
      await expect(actions.requestPartnerCode(request)).rejects.toMatchObject({ serverMessage: 'Agree first.' });
    }
    const bodies = answer('consentToClient');
    await actions.consentToPartner({ clientId: 'meeting', asksForEmail: false });
    expect(bodies).toEqual([{ clntId: 'meeting' }]);
  });

  test('[PARTNER-3] the statements of a partner come along as plain words; an address that is a script is not taken', async () => {
    const { actions } = open();
    const request = { clientId: 'meeting', returnUrl: 'https://meeting.example/', interaction: null };
    const asks = (about: object) =>
      server.use(on('oauthCode', () => answered('consentRequired', 'Agree first.', { clientName: 'Meet', about })));
    asks({
      purpose: 'Shows\u202e your\nname',
      retention: '\u202e',
      privacyUrl: 'https://meeting.example/privacy',
      contact: 'a@meeting.example',
    });
    await expect(actions.requestPartnerCode(request)).resolves.toMatchObject({
      about: { purpose: 'Shows your name', privacyUrl: 'https://meeting.example/privacy', contact: 'a@meeting.example' },
    });
    const logoOf = async (logo: string) => {
      asks({ purpose: 'Meetings', logo });
      const answer = await actions.requestPartnerCode(request);
      return answer.is === 'consentRequired' ? answer.about?.logo : undefined;
    };
    expect(await logoOf('/media/partner/a.png')).toMatch(/\/media\/partner\/a\.png$/);
    // The picture of a partner's own server would tell it who is asked.
    for (const elsewhere of ['https://meeting.example/a.png', '//meeting.example/a.png', '/\\meeting.example/a.png', 'data:image/png,x'])
      expect(await logoOf(elsewhere), elsewhere).toBeUndefined();
    asks({ privacyUrl: 'javascript:alert(1)' });
    await expect(actions.requestPartnerCode(request)).rejects.toMatchObject({ serverMessage: 'Agree first.' });
  });

  const atDoor = { clientId: 'meeting', returnUrl: 'https://meeting.example/', interaction: 'login-1' };

  test('[PARTNER-1] [PARTNER-3] at the OpenID door the way goes on with its login; the email is consented to where it is asked for', async () => {
    const { actions } = open();
    const bodies = answer('finishPartnerLogin');
    const next = 'https://madang.example/oidc/auth/login-1';
    await expect(actions.requestPartnerCode(atDoor)).resolves.toEqual({ is: 'next', next });
    expect(bodies).toEqual([{ clntId: 'meeting', redrUri: 'https://meeting.example/', lgnId: 'login-1' }]);
    server.use(on('finishPartnerLogin', () => answered('consentRequired', 'Agree first.', { clientName: 'Meet', email: true })));
    await expect(actions.requestPartnerCode(atDoor)).resolves.toEqual({ is: 'consentRequired', partnerName: 'Meet', asksForEmail: true });
    const consents = answer('consentToClient');
    await actions.consentToPartner({ clientId: 'meeting', asksForEmail: true });
    expect(consents).toEqual([{ clntId: 'meeting', email: true }]);
    const refusals = answer('refusePartnerLogin');
    await expect(actions.refusePartner({ interaction: 'login-1' })).resolves.toBe(next);
    expect(refusals).toEqual([{ lgnId: 'login-1' }]);
  });

  test('[PARTNER-1] a sign-in that is too old is asked for anew; a script in the place of the next address goes nowhere', async () => {
    const { actions } = open();
    server.use(on('finishPartnerLogin', () => answered('signInTooOld', 'Log in again.')));
    await expect(actions.requestPartnerCode(atDoor)).resolves.toEqual({ is: 'signInRequired' });
    for (const next of ['javascript:alert(1)', 'data:text/html,x']) {
      server.use(
        on('finishPartnerLogin', () => answered('ok', '', { next })),
        on('refusePartnerLogin', () => answered('ok', '', { next })),
      );
      await expect(actions.requestPartnerCode(atDoor)).rejects.toBeInstanceOf(PortError);
      await expect(actions.refusePartner({ interaction: 'login-1' })).rejects.toBeInstanceOf(PortError);
    }
  });
});
