import { expect, test } from 'vitest';
import { ASSERTED_CREDENTIAL, CREATED_CREDENTIAL, SAMPLE_PASSKEYS, SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { actInThisFile, answer, open } from './open-actions.ts';

actInThisFile();

const LIST = SAMPLES.listPasskeys.data;
const [PHONE] = SAMPLE_PASSKEYS;

test('[PASSKEY-1] asks for a challenge, and logs in with what the authenticator answered', async () => {
  const { actions } = open();
  answer('passkeyRequestOptions', SAMPLES.passkeyRequestOptions.data);
  expect(await actions.requestPasskeyOptions()).toEqual(SAMPLES.passkeyRequestOptions.data.publicKey);
  const bodies = answer('passkeyLogin', { user: { ...SAMPLE_USER, access_token: 'token' } });
  await actions.loginByPasskey({ credential: ASSERTED_CREDENTIAL });
  expect(bodies).toEqual([{ credential: ASSERTED_CREDENTIAL }]);
});

test('[PASSKEY-3] makes, lists, names and removes passkeys, each with the list that the API answers', async () => {
  const { actions } = open();
  const asked = answer('passkeyCreationOptions', SAMPLES.passkeyCreationOptions.data);
  expect(await actions.requestCreationOptions({ mediation: 'optional', confirmation: null })).toEqual(
    SAMPLES.passkeyCreationOptions.data.publicKey,
  );
  expect(asked).toEqual([{ mediation: 'optional' }]);
  await actions.requestCreationOptions({ mediation: 'conditional', confirmation: null });
  expect(asked.at(-1)).toEqual({ mediation: 'conditional' });
  const added = answer('addPasskey', LIST);
  expect(await actions.addPasskey({ credential: CREATED_CREDENTIAL, confirmation: null })).toEqual(LIST);
  expect(added).toEqual([{ credential: CREATED_CREDENTIAL }]);
  answer('listPasskeys', LIST);
  expect(await actions.listPasskeys()).toEqual(LIST);
  const renamed = answer('renamePasskey', LIST);
  await actions.renamePasskey({ passkeyId: PHONE.passkeyId, name: 'Phone' });
  expect(renamed).toEqual([{ passkeyId: PHONE.passkeyId, name: 'Phone' }]);
  const removed = answer('removePasskey', LIST);
  await actions.removePasskey({ passkeyId: PHONE.passkeyId, confirmation: 'proof' });
  expect(removed).toEqual([{ passkeyId: PHONE.passkeyId }]);
});
