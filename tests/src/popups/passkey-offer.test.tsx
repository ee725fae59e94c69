// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { PortError } from '#machines/failures.ts';
import { type OfferedPasskey, type PasskeyOfferEvent, passkeyOfferMachine } from '#machines/passkey-offer/passkey-offer.machine.ts';
import type { CreatedCredential, CreationOptions } from '#machines/passkeys/passkeys.machine.ts';
import { PasskeyOffer } from '#src/popups/passkey-offer/passkey-offer.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { CREATED_CREDENTIAL } from '#tests/support/samples.ts';
import { button, expectTranslated, renderScreen } from './render-screen.tsx';
import { expectDone } from './said.ts';

type Mediation = { mediation: 'conditional' | 'optional' };

async function open({ silently, byAsking }: OfferedPasskey, language: (typeof LANGUAGES)[number] = 'en') {
  const createPasskey = vi.fn(async (_: Mediation): Promise<CreatedCredential> => CREATED_CREDENTIAL);
  const addPasskey = vi.fn(async (_: { credential: CreatedCredential }): Promise<void> => undefined);
  const noteAsked = vi.fn(async () => undefined);
  const actors = {
    watchPasswords: fromCallback<PasskeyOfferEvent>(() => undefined),
    readOffer: fromPromise<OfferedPasskey, void>(async () => ({ silently, byAsking })),
    requestCreationOptions: fromPromise<CreationOptions, Mediation>(async () => ({ challenge: 'Y2hhbGxlbmdl' })),
    createPasskey: fromPromise<CreatedCredential, Mediation & { options: CreationOptions }>(({ input }) => createPasskey(input)),
    addPasskey: fromPromise<void, { credential: CreatedCredential }>(({ input }) => addPasskey(input)),
    noteAsked: fromPromise<void, void>(noteAsked),
  };
  const actor = createActor(passkeyOfferMachine.provide({ actors }), { input: { atGateway: false } }).start();
  await renderScreen(
    <>
      <StatusSlot />
      <PasskeyOffer actor={actor} />
    </>,
    language,
  );
  return { actor, createPasskey, addPasskey, noteAsked };
}

const refused = (reason: 'authenticatorDismissed' | 'passkeyThere') => new PortError({ reason });

describe('PasskeyOffer', () => {
  it('[PASSKEY-2] makes a passkey without a question where the browser can, and says so', async () => {
    const { actor, createPasskey, addPasskey, noteAsked } = await open({ silently: true, byAsking: true });
    actor.send({ type: 'PASSWORD_USED' });
    await expectDone('Your browser created a passkey. Next time you can log in without a password. You can remove it in your profile.');
    expect(createPasskey).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediation: 'conditional' }));
    expect(addPasskey).toHaveBeenCalledExactlyOnceWith({ credential: CREATED_CREDENTIAL });
    expect(noteAsked).not.toHaveBeenCalled();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[PASSKEY-2] asks once, beside the page and in no dialog, where the browser makes none by itself', async () => {
    const { actor, createPasskey, noteAsked } = await open({ silently: true, byAsking: true });
    createPasskey.mockRejectedValueOnce(refused('authenticatorDismissed'));
    actor.send({ type: 'PASSWORD_USED' });
    await screen.findByRole('complementary', { name: 'Log in without a password next time?' });
    expect(noteAsked).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button('Create a passkey'));
    await expectDone('Passkey created.');
    expect(createPasskey.mock.lastCall?.[0]).toMatchObject({ mediation: 'optional' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it.each([
    ['this device was asked before', { silently: true, byAsking: false }, 'authenticatorDismissed'],
    ['it has a passkey of the account', { silently: true, byAsking: true }, 'passkeyThere'],
  ] as const)('[PASSKEY-2] asks nothing where %s', async (_, offered, reason) => {
    const { actor, createPasskey, noteAsked } = await open(offered);
    createPasskey.mockRejectedValueOnce(refused(reason));
    actor.send({ type: 'PASSWORD_USED' });
    await vi.waitFor(() => expect(createPasskey).toHaveBeenCalledOnce());
    await expect.poll(() => actor.getSnapshot().value).toBe('waiting');
    expect(noteAsked).not.toHaveBeenCalled();
  });

  it('[PASSKEY-2] goes with "No thanks", and with the session', async () => {
    const { actor } = await open({ silently: false, byAsking: true });
    for (const leave of [() => userEvent.click(button('No thanks')), async () => actor.send({ type: 'SESSION_ENDED' })]) {
      actor.send({ type: 'PASSWORD_USED' });
      await screen.findByRole('complementary');
      await leave();
      await expect.poll(() => screen.queryByRole('complementary')).toBeNull();
    }
  });

  it('[PASSKEY-2] says in the notice what failed, and takes another try', async () => {
    const { actor, addPasskey } = await open({ silently: false, byAsking: true });
    addPasskey.mockRejectedValueOnce(new PortError());
    actor.send({ type: 'PASSWORD_USED' });
    await screen.findByRole('complementary');
    await userEvent.click(button('Create a passkey'));
    expect((await screen.findByRole('alert')).closest('aside')).not.toBeNull();
    expect(actor.getSnapshot().value).toBe('offering');
    await userEvent.click(button('Create a passkey'));
    await expectDone('Passkey created.');
  });

  it.each(LANGUAGES)('[PASSKEY-2] speaks %s', async (language) => {
    const { actor } = await open({ silently: false, byAsking: true }, language);
    actor.send({ type: 'PASSWORD_USED' });
    await screen.findByRole('complementary');
    expectTranslated(language);
  });
});
