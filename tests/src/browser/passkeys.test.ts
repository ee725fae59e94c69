// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createPasskey } from '#src/browser/passkeys/create-passkey.ts';
import { createsSilently, hasPasskeys, type PasskeyHost, readPasskeySupport } from '#src/browser/passkeys/passkey-support.ts';
import { signalPasskeys } from '#src/browser/passkeys/signal-passkeys.ts';
import { usePasskey } from '#src/browser/passkeys/use-passkey.ts';
import { fakeAuthenticator } from '#tests/support/fake-authenticator.ts';
import { ASSERTED_CREDENTIAL, CREATED_CREDENTIAL, SAMPLE_PASSKEYS } from '#tests/support/samples.ts';

const OPTIONS = { challenge: 'Y2hhbGxlbmdl' };
const { signal } = new AbortController();
const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

/** A browser that has passkeys; `changed`: but for this. */
function host(changed: Partial<PasskeyHost> = {}, isConditional = true): PasskeyHost {
  fakeAuthenticator({ isConditional });
  return { isSecureContext: true, hostname: 'campus.madang.example', isInApp: false, credential: PublicKeyCredential, ...changed };
}

describe('where passkeys are offered', () => {
  it('[PASSKEY-1] in the email field where the browser can, else by a button', async () => {
    expect(await readPasskeySupport('madang.example', host())).toBe('conditional');
    expect(await readPasskeySupport('madang.example', host({}, false))).toBe('button');
  });

  it.each<[string, string | undefined, Partial<PasskeyHost>]>([
    ['an API without passkeys', undefined, {}],
    ['plain http', 'madang.example', { isSecureContext: false }],
    ['the browser of an app', 'madang.example', { isInApp: true }],
    ['another site than the passkeys are for', 'madang.example', { hostname: 'notmadang.example' }],
    ['a browser without passkeys', 'madang.example', { credential: undefined }],
    ['a browser without the JSON methods', 'madang.example', { credential: class {} as unknown as typeof PublicKeyCredential }],
  ])('[PASSKEY-5] [API-26] not on %s', async (_, rpId, changed) => {
    const where = host(changed);
    expect(hasPasskeys(rpId, where)).toBe(false);
    expect(await readPasskeySupport(rpId, where)).toBe('none');
  });
});

describe('the browser’s own methods', () => {
  it('[PASSKEY-1] ask for a passkey in the field or in a dialog, and give its answer as JSON', async () => {
    const { ceremonies } = fakeAuthenticator();
    expect(await usePasskey(OPTIONS, { mediation: 'conditional', signal })).toEqual(ASSERTED_CREDENTIAL);
    expect(await usePasskey(OPTIONS, { mediation: 'optional', signal })).toEqual(ASSERTED_CREDENTIAL);
    expect(await createPasskey(OPTIONS, { mediation: 'optional', signal })).toEqual(CREATED_CREDENTIAL);
    expect(ceremonies).toEqual(['conditional', 'optional', 'create']);
  });

  it('[PASSKEY-2] make a passkey without a dialog where the browser says that it can', async () => {
    const { ceremonies } = fakeAuthenticator();
    expect(await createPasskey(OPTIONS, { mediation: 'conditional', signal })).toEqual(CREATED_CREDENTIAL);
    expect(ceremonies).toEqual(['create conditional']);
    const saying = (capabilities: Record<string, boolean>) =>
      createsSilently({ credential: { getClientCapabilities: async () => capabilities } as unknown as typeof PublicKeyCredential });
    expect(await saying({ conditionalCreate: true })).toBe(true);
    expect(await saying({ conditionalCreate: false })).toBe(false);
    expect(await createsSilently()).toBe(false);
    expect(await createsSilently({ credential: undefined })).toBe(false);
  });

  it('[PASSKEY-1] [PASSKEY-2] a ceremony aborts the one that still waits, and ends with its own flow', async () => {
    const signals: AbortSignal[] = [];
    const waits = (options?: { signal?: AbortSignal | undefined }) => {
      if (options?.signal) signals.push(options.signal);
      return new Promise<never>(() => {});
    };
    fakeAuthenticator({ get: waits, create: waits });
    const flow = new AbortController();
    void createPasskey(OPTIONS, { mediation: 'conditional', signal });
    void usePasskey(OPTIONS, { mediation: 'conditional', signal });
    void createPasskey(OPTIONS, { mediation: 'optional', signal: flow.signal });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
    flow.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it.each([
    ['NotAllowedError', 'authenticatorDismissed', 'authenticatorDismissed'],
    ['InvalidStateError', undefined, 'passkeyThere'],
    ['SecurityError', undefined, undefined],
  ])('[PASSKEY-1] a dismissed dialog is told from a failure: %s', async (name, using, making) => {
    fakeAuthenticator({ get: refusing(name), create: refusing(name) });
    const reasonOf = (ceremony: Promise<unknown>) => ceremony.catch((error: unknown) => Reflect.get(error as object, 'reason'));
    expect(await reasonOf(usePasskey(OPTIONS, { mediation: 'optional', signal }))).toBe(using);
    expect(await reasonOf(createPasskey(OPTIONS, { mediation: 'optional', signal }))).toBe(making);
  });

  it('[PASSKEY-3] the browser is told which passkeys are left, by the signal that only hides the others', async () => {
    const { signals } = fakeAuthenticator();
    await signalPasskeys({ passkeyList: SAMPLE_PASSKEYS.slice(1), rpId: 'localhost', userHandle: 'dXNlcg' });
    expect(signals).toEqual([{ rpId: 'localhost', userId: 'dXNlcg', allAcceptedCredentialIds: [SAMPLE_PASSKEYS[1].passkeyId] }]);
    Reflect.deleteProperty(PublicKeyCredential, 'signalAllAcceptedCredentials');
    await signalPasskeys({ passkeyList: [], rpId: 'localhost', userHandle: 'dXNlcg' });
    expect(signals).toHaveLength(1);
  });
});
