// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { PortError } from '#machines/failures.ts';
import {
  type AssertedCredential,
  type PasskeyOptions,
  type PasskeySupport,
  passkeyAutofillMachine,
} from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import { passkeyLoginMachine } from '#machines/passkey-login/passkey-login.machine.ts';
import { accountLeaving } from '#machines/samples.ts';
import { EmailLogin } from '#src/popups/email-login/email-login.tsx';
import { ASSERTED_CREDENTIAL } from '#tests/support/samples.ts';
import { button, deferred, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

const OPTIONS: PasskeyOptions = { challenge: 'Y2hhbGxlbmdl' };

interface Credentials {
  email: string;
  password: string;
  rememberEmail: boolean;
  stays: boolean;
}

async function open(support: PasskeySupport) {
  const picked = deferred<AssertedCredential>();
  const aborted = vi.fn();
  const loginByPasskey = vi.fn(async (_: { credential: AssertedCredential; stays: boolean }): Promise<void> => {});
  const requestPasskeyOptions = fromPromise<PasskeyOptions, void>(async () => OPTIONS);
  const machine = emailLoginMachine.provide({
    actors: {
      passkeyAutofill: passkeyAutofillMachine.provide({
        actors: {
          readPasskeySupport: fromPromise<PasskeySupport, void>(async () => support),
          requestPasskeyOptions,
          listenForPasskey: fromPromise<AssertedCredential, PasskeyOptions>(({ signal }) => {
            signal.addEventListener('abort', aborted);
            return picked.promise;
          }),
        },
      }),
      passkeyLogin: passkeyLoginMachine.provide({
        actors: {
          requestPasskeyOptions,
          usePasskey: fromPromise<AssertedCredential, PasskeyOptions>(async () => ASSERTED_CREDENTIAL),
          loginByPasskey: fromPromise<void, { credential: AssertedCredential; stays: boolean }>(({ input }) => loginByPasskey(input)),
        },
      }),
      loginByEmail: fromPromise<void, Credentials>(() => new Promise(() => {})),
    },
  });
  const actor = createActor(machine, { input: { email: '' } }).start();
  await renderScreen(<EmailLogin actor={actor} topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN} />);
  return { actor, picked, aborted, loginByPasskey };
}

const theButton = () => screen.queryByRole('button', { name: 'Log in with a passkey' });
const isOver = (actor: { getSnapshot(): { output?: unknown } }) =>
  vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'signedIn' }));

describe('a login with a passkey', () => {
  it('[PASSKEY-1] the email field offers passkeys, and the one that is picked there logs in', async () => {
    const { actor, picked, loginByPasskey } = await open('conditional');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
    expect(theButton()).toBeNull();
    picked.resolve(ASSERTED_CREDENTIAL);
    await isOver(actor);
    expect(loginByPasskey).toHaveBeenCalledExactlyOnceWith({ credential: ASSERTED_CREDENTIAL, stays: false });
  });

  it('[PASSKEY-1] the offer in the field is aborted when a password is sent, and when the popup closes', async () => {
    const { actor, aborted } = await open('conditional');
    await vi.waitFor(() => expect(actor.getSnapshot().children.passkeyAutofill?.getSnapshot().value).toBe('listening'));
    actor.send({ type: 'CREDENTIALS_SUBMITTED', email: 'minji@campus.ac.kr', password: 'maple-7leaf', rememberEmail: false });
    expect(aborted).toHaveBeenCalledOnce();
    const second = await open('conditional');
    await vi.waitFor(() => expect(second.actor.getSnapshot().children.passkeyAutofill?.getSnapshot().value).toBe('listening'));
    second.actor.send({ type: 'CLOSED' });
    expect(second.aborted).toHaveBeenCalledOnce();
  });

  it('[PASSKEY-1] elsewhere a button does; a failure is said, and can be tried again', async () => {
    const { actor, loginByPasskey } = await open('button');
    loginByPasskey.mockRejectedValueOnce(new PortError());
    await userEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
    await vi.waitFor(() => expect(shownState()).toBe('passkeyLogin failed'));
    expect(screen.getByRole('alertdialog').textContent).toContain('We couldn’t log you in with a passkey.');
    await userEvent.click(button('Try again'));
    await isOver(actor);
  });

  it('[PASSKEY-5] without passkeys the form is as it was', async () => {
    const { actor } = await open('none');
    await vi.waitFor(() => expect(actor.getSnapshot().children.passkeyAutofill?.getSnapshot().status).not.toBe('active'));
    expect(theButton()).toBeNull();
  });

  it('[PASSKEY-1] [LEGAL-2] a login to an account that is being deleted asks first; declined, the deletion stands', async () => {
    const { actor, loginByPasskey } = await open('button');
    loginByPasskey.mockRejectedValueOnce(accountLeaving);
    await userEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
    await vi.waitFor(() => expect(shownState()).toBe('passkeyLogin askingToStay'));
    await userEvent.click(button('Leave it as it is'));
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('entering'));
    await expectDone('You’re not logged in. The account will be deleted as planned.');
  });
});
