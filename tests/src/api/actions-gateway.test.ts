import { describe, expect, test } from 'vitest';
import { answered, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { actInThisFile, answer, open } from './open-actions.ts';

actInThisFile();

describe('going on to a partner', () => {
  test('[GW-2] a partner’s code', async () => {
    const { actions } = open();
    const bodies = answer('oauthCode');
    await expect(actions.requestPartnerCode({ clientId: 'meeting', returnUrl: 'https://meeting.example/' })).resolves.toEqual({
      is: 'code',
      code: 'partner-code',
    });
    expect(bodies).toEqual([{ clntId: 'meeting', redrUri: 'https://meeting.example/' }]);
  });

  test('[GW-6] without consent it is the partner’s name that is answered, without markup or direction marks; then the consent is told', async () => {
    const { actions } = open();
    const request = { clientId: 'meeting', returnUrl: 'https://meeting.example/' };
    server.use(on('oauthCode', () => answered('consentRequired', 'Agree first.', { clientName: ' Campus\u202e Meetings\n' })));
    await expect(actions.requestPartnerCode(request)).resolves.toEqual({ is: 'consentRequired', partnerName: 'Campus Meetings' });
    for (const data of [undefined, {}, { clientName: 7 }, { clientName: '\u202e' }]) {
      server.use(on('oauthCode', () => answered('consentRequired', 'Agree first.', data)));
      await expect(actions.requestPartnerCode(request)).rejects.toMatchObject({ serverMessage: 'Agree first.' });
    }
    const bodies = answer('consentToClient');
    await actions.consentToPartner({ clientId: 'meeting' });
    expect(bodies).toEqual([{ clntId: 'meeting' }]);
  });
});
