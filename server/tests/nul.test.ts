import { expect, it } from 'vitest';
import { CALLS, type Call, type CallName } from '#contract/calls.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember, WELL_FORMED } from './support/people.ts';

const withJson = (Object.entries(CALLS) as [CallName, Call][]).filter(([, call]) => call.body === 'json');

describeApi('a NUL character (U+0000) is a clear 400', (api) => {
  it('in every text of every call, by the name of its field', async () => {
    const member = api.browser();
    await becomeMember(api, member);
    for (const [name] of withJson) {
      const good = WELL_FORMED[name] ?? {};
      for (const [field, value] of Object.entries(good)) {
        if (typeof value !== 'string') continue;
        const { message } = await member.refused(name, 'malformed', { ...good, [field]: `${value}\0` });
        expect(message, name).toContain(field);
      }
    }
  });

  it('in a path and in a query', async () => {
    for (const address of ['/media/profile/a%00.png', '/api/v1/%00', `/api/v1/auth/provider/google/start?state=%00&purpose=login`]) {
      const response = await api.browser().fetch('GET', address);
      expect({ status: response.status, ...(await response.json()) }, address).toMatchObject({ status: 400, code: 400_001 });
    }
  });

  it('[GW-2] in what a partner sends, as a form and in HTTP Basic', async () => {
    const token = (form: Record<string, string>, headers = {}) =>
      api.browser().fetch('POST', '/api/v1/oauth/token', undefined, {
        rawBody: new URLSearchParams(form).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      });
    const basic = { Authorization: `Basic ${Buffer.from('demo%00:secret').toString('base64')}` };
    for (const response of [
      await token({ client_id: 'demo\0', client_secret: 'x' }),
      await token({ grant_type: 'authorization_code' }, basic),
    ]) {
      expect(await response.json()).toEqual({ error: 'invalid_request' });
      expect(response.status).toBe(400);
    }
  });
});
