import { expect, test } from 'vitest';
import type { ShownCredential } from '#machines/confirm-identity/confirm-identity.types.ts';
import { answered, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { ASSERTED_CREDENTIAL, SAMPLES } from '#tests/support/samples.ts';
import { actInThisFile, answer, open } from './open-actions.ts';

actInThisFile();

const PASSWORD: ShownCredential = { kind: 'password', password: 'spring-2026!' };
const PASSKEY: ShownCredential = { kind: 'passkey', credential: ASSERTED_CREDENTIAL };
const CODE: ShownCredential = { kind: 'code', code: 'A1B2C3' };
const KAKAO: ShownCredential = { kind: 'provider', method: 'kakao', ticket: 'a-ticket' };

test.each([
  [PASSWORD, { authMthd: 1, authId: '', pswd: 'spring-2026!' }],
  [PASSKEY, { authMthd: 0, authId: '', pswd: '', credential: ASSERTED_CREDENTIAL }],
  [CODE, { authMthd: 1, authId: '', pswd: '', authCode: 'A1B2C3' }],
  [KAKAO, { authMthd: 4, authId: 'a-ticket', pswd: '' }],
])('[CONFIRM-1] shows the proof for one act, and answers what the server gives for it', async (credential, shown) => {
  const { actions } = open();
  const bodies = answer('confirmIdentity');
  expect(await actions.confirmIdentity({ act: 'deleteAccount', credential })).toEqual({ confirmation: 'a-confirmation' });
  expect(bodies).toEqual([{ act: 'deleteAccount', ...shown }]);
});

test('[CONFIRM-1] asks for the challenge of a passkey’s proof, for its act', async () => {
  const { actions } = open();
  const bodies = answer('confirmationOptions', SAMPLES.confirmationOptions.data);
  expect(await actions.requestConfirmationOptions({ act: 'addPasskey' })).toEqual(SAMPLES.confirmationOptions.data.publicKey);
  expect(bodies).toEqual([{ act: 'addPasskey' }]);
});

test('[CONFIRM-1] has a code mailed for its act', async () => {
  const { actions } = open();
  const bodies = answer('sendConfirmationCode', SAMPLES.sendConfirmationCode.data);
  await actions.sendConfirmationCode({ act: 'removeWay' });
  expect(bodies).toEqual([{ act: 'removeWay' }]);
});

test.each(['endSessions', 'deleteAccount'] as const)('[CONFIRM-1] %s is sent with the proof where there is one', async (name) => {
  const { actions } = open();
  const sent: (string | null)[] = [];
  server.use(
    on(name, ({ request }) => {
      sent.push(request.headers.get('X-Confirmation'));
      return answered('ok', undefined, SAMPLES[name].data);
    }),
  );
  for (const confirmation of [null, 'a-confirmation'])
    await (name === 'endSessions' ? actions.endSessions({ sessionId: null, confirmation }) : actions.deleteAccount({ confirmation }));
  expect(sent).toEqual([null, 'a-confirmation']);
});

test.each(['endSessions', 'deleteAccount'] as const)('[CONFIRM-1] %s rejects for the reason that a proof is needed', async (name) => {
  const { actions } = open();
  server.use(on(name, () => answered('confirmationNeeded')));
  const act =
    name === 'endSessions' ? actions.endSessions({ sessionId: null, confirmation: null }) : actions.deleteAccount({ confirmation: null });
  await expect(act).rejects.toMatchObject({ reason: 'confirmationNeeded' });
});
