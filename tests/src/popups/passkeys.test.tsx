// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortError } from '#machines/failures.ts';
import { type CreatedCredential, type CreationOptions, type ListedPasskey, passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { Passkeys } from '#src/popups/passkeys/passkeys.tsx';
import { CREATED_CREDENTIAL, SAMPLE_PASSKEYS } from '#tests/support/samples.ts';
import { confirmIdentityByPassword } from './proof-support.ts';
import { button, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

const [PHONE, LAPTOP] = SAMPLE_PASSKEYS;
type List = readonly ListedPasskey[];

async function open({ list = [PHONE, LAPTOP] as List, made = async (): Promise<CreatedCredential> => CREATED_CREDENTIAL } = {}) {
  const renamePasskey = vi.fn(async (_: { passkeyId: string; name: string }): Promise<List> => [{ ...PHONE, name: 'My phone' }, LAPTOP]);
  const removePasskey = vi.fn(async (_: { passkeyId: string; confirmation: string | null }): Promise<List> => [LAPTOP]);
  const addPasskey = vi.fn(async (_: { credential: CreatedCredential; confirmation: string | null }): Promise<List> => [PHONE, LAPTOP]);
  const requestOptions = vi.fn(async (_: { confirmation: string | null }): Promise<CreationOptions> => ({ challenge: 'Y2hhbGxlbmdl' }));
  const actors = {
    listPasskeys: fromPromise<List, void>(async () => list),
    requestCreationOptions: fromPromise<CreationOptions, { confirmation: string | null }>(({ input }) => requestOptions(input)),
    createPasskey: fromPromise<CreatedCredential, CreationOptions>(made),
    addPasskey: fromPromise<List, { credential: CreatedCredential; confirmation: string | null }>(({ input }) => addPasskey(input)),
    renamePasskey: fromPromise<List, { passkeyId: string; name: string }>(({ input }) => renamePasskey(input)),
    confirmIdentity: confirmIdentityByPassword(),
    removePasskey: fromPromise<List, { passkeyId: string; confirmation: string | null }>(({ input }) => removePasskey(input)),
  };
  const actor = createActor(passkeysMachine.provide({ actors })).start();
  await renderScreen(<Passkeys actor={actor} />);
  await vi.waitFor(() => expect(shownState()).toBe('passkeys listing'));
  return { actor, renamePasskey, removePasskey, addPasskey, requestOptions };
}

const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('Passkeys', () => {
  it('[PASSKEY-3] lists each passkey with its name, when it was made and when it was used last', async () => {
    await open();
    const [phone, laptop] = items();
    expect(phone).toMatch(/^iCloud KeychainCreated: 1[45] Nov 2023, \d\d:\d\dLast used: 1[45] Nov 2023, \d\d:\d\dRenameRemove$/);
    expect(laptop).toMatch(/^Windows HelloCreated: .*Not used yetRenameRemove$/);
  });

  it('[PASSKEY-3] removes the one that was chosen, once that is confirmed, and shows what is left', async () => {
    const { removePasskey } = await open();
    await userEvent.click(button('Remove: iCloud Keychain'));
    expect(screen.getByRole('alertdialog').textContent).toContain('Remove iCloud Keychain?');
    expect(removePasskey).not.toHaveBeenCalled();
    await userEvent.click(button('Remove'));
    expect(removePasskey).toHaveBeenCalledExactlyOnceWith({ passkeyId: PHONE.passkeyId, confirmation: null });
    await expectDone('Passkey removed.');
    expect(items()).toHaveLength(1);
  });

  it('[PASSKEY-3] names one, keeps the name that was typed where it fails, and says what is wrong with an empty one', async () => {
    const { renamePasskey } = await open();
    renamePasskey.mockRejectedValueOnce(new PortError());
    await userEvent.click(button('Rename: iCloud Keychain'));
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('iCloud Keychain');
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    expect(renamePasskey).not.toHaveBeenCalled();
    await userEvent.type(name, 'My phone');
    await userEvent.click(button('Save'));
    await vi.waitFor(() => expect(shownState()).toBe('passkeys naming'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('My phone');
    expect(screen.getByText(/We couldn’t rename it/)).toBeTruthy();
    await userEvent.click(button('Save'));
    await vi.waitFor(() => expect(shownState()).toBe('passkeys listing'));
    expect(renamePasskey).toHaveBeenLastCalledWith({ passkeyId: PHONE.passkeyId, name: 'My phone' });
    expect(items()[0]).toMatch(/^My phone/);
  });

  it('[CONFIRM-1] a removal that needs a proof asks for it, and removes the one that was chosen', async () => {
    const { removePasskey } = await open();
    removePasskey.mockRejectedValueOnce(new PortError({ reason: 'confirmationNeeded' }));
    await userEvent.click(button('Remove: iCloud Keychain'));
    await userEvent.click(button('Remove'));
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity choosing'));
    await userEvent.type(screen.getByLabelText(/^Password/), 'spring-2026!');
    await userEvent.click(button('Confirm'));
    await expectDone('Passkey removed.');
    expect(removePasskey).toHaveBeenLastCalledWith({ passkeyId: PHONE.passkeyId, confirmation: 'proof of removePasskey' });
  });

  it('[CONFIRM-1] a passkey that needs a proof is made with it, for its options and for the server’s list', async () => {
    const { addPasskey, requestOptions } = await open({ list: [] });
    requestOptions.mockRejectedValueOnce(new PortError({ reason: 'confirmationNeeded' }));
    await userEvent.click(button('Create a passkey'));
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity choosing'));
    await userEvent.type(screen.getByLabelText(/^Password/), 'spring-2026!');
    await userEvent.click(button('Confirm'));
    await expectDone('Passkey created.');
    expect(requestOptions).toHaveBeenLastCalledWith({ confirmation: 'proof of addPasskey' });
    expect(addPasskey).toHaveBeenCalledExactlyOnceWith({ credential: CREATED_CREDENTIAL, confirmation: 'proof of addPasskey' });
  });

  it('[PASSKEY-3] makes one by a press, and shows it in the list', async () => {
    const { addPasskey } = await open({ list: [] });
    expect(screen.getByText('You don’t have a passkey yet.')).toBeTruthy();
    await userEvent.click(button('Create a passkey'));
    expect(addPasskey).toHaveBeenCalledExactlyOnceWith({ credential: CREATED_CREDENTIAL, confirmation: null });
    await expectDone('Passkey created.');
    expect(items()).toHaveLength(2);
  });

  it.each([
    ['authenticatorDismissed', null],
    ['passkeyThere', 'This device already has a passkey for your account.'],
  ] as const)('[PASSKEY-3] where the browser makes none for %s, the list stays, and it says %s', async (reason, words) => {
    const { addPasskey } = await open({ made: () => Promise.reject(new PortError({ reason })) });
    await userEvent.click(button('Create a passkey'));
    await vi.waitFor(() => expect(shownState()).toBe('passkeys listing'));
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(words);
    expect(addPasskey).not.toHaveBeenCalled();
    expect(items()).toHaveLength(2);
  });
});
