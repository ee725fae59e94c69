// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { methodByCode } from '#contract/methods.ts';
import { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';
import type { OwnWays, ShownCredential } from '#machines/confirm-identity/confirm-identity.types.ts';
import { PortError } from '#machines/failures.ts';
import type { AssertedCredential, PasskeyOptions } from '#machines/passkey-autofill/passkey-autofill.machine.ts';

import { USER_KEY } from '#src/api/queries.ts';
import { provideConfirmIdentity } from '#src/app/ports/confirm-identity.ts';
import type { Services } from '#src/app/services.ts';
import common from '#src/i18n/texts/common.json' with { type: 'json' };
import confirmIdentity from '#src/i18n/texts/confirmIdentity.json' with { type: 'json' };
import failures from '#src/i18n/texts/failures.json' with { type: 'json' };
import header from '#src/i18n/texts/header.json' with { type: 'json' };
import linkAccount from '#src/i18n/texts/linkAccount.json' with { type: 'json' };
import { ConfirmIdentity } from '#src/popups/confirm-identity/confirm-identity.tsx';
import type { HelpProps } from '#src/popups/help/help.tsx';
import { HelpContact } from '#src/popups/help/help-contact.ts';
import { ASSERTED_CREDENTIAL, SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { button, type Deferred, deferred, expectTranslated, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

const BOTH: OwnWays = { methods: ['email', 'kakao'], email: 'minji@madang.kr', hasPasskey: false, takesCode: false, gone: null };
type Asked = { act: ConfirmedAct; credential: ShownCredential };

const NONE: OwnWays = { methods: [], email: null, hasPasskey: false, takesCode: false, gone: 'kakao' };
const BY_KAKAO = { ...SAMPLE_USER, auth_mthd: methodByCode('kakao').type, auth_mthds: [methodByCode('kakao').type] };

async function open(
  ways: OwnWays | PortError = BOTH,
  used = async (): Promise<AssertedCredential> => ASSERTED_CREDENTIAL,
  contact: HelpProps['contact'] | null = null,
  language: Language = 'en',
) {
  const answers: Deferred<{ confirmation: string }>[] = [];
  const confirm = vi.fn((_: Asked) => {
    const answer = deferred<{ confirmation: string }>();
    answers.push(answer);
    return answer.promise;
  });
  const readWays = vi.fn(async () => {
    if (ways instanceof PortError) throw ways;
    return ways;
  });
  const send = vi.fn(async (_: { act: ConfirmedAct }) => {});
  const actor = createActor(
    confirmIdentityMachine.provide({
      actors: {
        readWays: fromPromise(readWays),
        requestConfirmationOptions: fromPromise<PasskeyOptions, { act: ConfirmedAct }>(async () => ({ challenge: 'Y2hhbGxlbmdl' })),
        sendConfirmationCode: fromPromise<void, { act: ConfirmedAct }>(({ input }) => send(input)),
        usePasskey: fromPromise<AssertedCredential, PasskeyOptions>(used),
        prove: fromPromise<{ confirmation: string }, Asked>(({ input }) => confirm(input)),
      },
    }),
    { input: { act: 'deleteAccount' } },
  ).start();
  await renderScreen(
    <HelpContact value={contact}>
      <ConfirmIdentity actor={actor} />
    </HelpContact>,
    language,
  );
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('reading'));
  return { actor, answers, confirm, readWays, send };
}

const password = () => screen.getByLabelText(/^Password for minji@madang\.kr/);

describe('ConfirmIdentity', () => {
  it('[CONFIRM-1] offers the account’s own ways and no other', async () => {
    await open();
    expect(password()).not.toBeNull();
    expect(screen.getAllByRole('button', { name: /^Login with/ }).map(({ textContent }) => textContent)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  });

  it('[CONFIRM-1] an account without a password is asked for none', async () => {
    await open({ methods: ['kakao', 'yonsei'], email: null, hasPasskey: false, takesCode: false, gone: null });
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(screen.getByRole('button', { name: /Kakao/ })).not.toBeNull();
    expect(screen.getByRole('combobox').textContent).toContain('Yonsei');
  });

  it('[CONFIRM-1] a passkey is offered where the account has one, and what the authenticator answered is the proof', async () => {
    const { actor, answers, confirm } = await open({ ...BOTH, hasPasskey: true });
    await userEvent.click(button(confirmIdentity.passkey.en));
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity confirmingPasskey'));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      act: 'deleteAccount',
      credential: { kind: 'passkey', credential: ASSERTED_CREDENTIAL },
    });
    answers[0]?.resolve({ confirmation: 'given' });
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'confirmed', confirmation: 'given' }));
  });

  it('[CONFIRM-1] a code is mailed for this act, and the last of its characters sends it; a wrong one is said, and another can be asked for', async () => {
    const { actor, answers, confirm, send } = await open({ ...BOTH, takesCode: true });
    await userEvent.click(button(confirmIdentity.code.en));
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity enteringCode'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ act: 'deleteAccount' });
    const code = screen.getByRole('textbox');
    await userEvent.type(code, 'A1B2C3');
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ act: 'deleteAccount', credential: { kind: 'code', code: 'A1B2C3' } });
    answers[0]?.reject(new PortError({ reason: 'codeWrong', serverMessage: 'Wrong code.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong code.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'A1B2C3');
    await userEvent.click(button(confirmIdentity.resend.en));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await expectDone('We’ve sent another code.');
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity enteringCode'));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'D4E5F6');
    answers[1]?.resolve({ confirmation: 'given' });
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'confirmed', confirmation: 'given' }));
  });

  it('[CONFIRM-1] [API-26] no code is offered where the API mails none, and from the code the other ways are one press away, with the password that was typed', async () => {
    await open();
    expect(screen.queryByRole('button', { name: confirmIdentity.code.en })).toBeNull();
    cleanup();
    await open({ ...BOTH, takesCode: true });
    await userEvent.type(password(), 'spring-2026!');
    await userEvent.click(button(confirmIdentity.code.en));
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity enteringCode'));
    await userEvent.click(button(confirmIdentity.otherWay.en));
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity choosing'));
    expect(password()).toHaveProperty('value', 'spring-2026!');
  });

  it('[CONFIRM-1] an account without a passkey is asked for none, and a closed dialog of the browser leaves the choice as it was', async () => {
    await open();
    expect(screen.queryByRole('button', { name: confirmIdentity.passkey.en })).toBeNull();
    cleanup();
    const { confirm } = await open({ ...BOTH, hasPasskey: true }, () =>
      Promise.reject(new PortError({ reason: 'authenticatorDismissed' })),
    );
    await userEvent.type(password(), 'spring-2026!');
    await userEvent.click(button(confirmIdentity.passkey.en));
    await vi.waitFor(() => expect(shownState()).toBe('confirmIdentity choosing'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(password()).toHaveProperty('value', 'spring-2026!');
    expect(confirm).not.toHaveBeenCalled();
  });

  it('[CONFIRM-1] the password is sent for this act alone, and what the server gives is the proof', async () => {
    const { actor, answers, confirm } = await open();
    await userEvent.type(password(), 'spring-2026!');
    await userEvent.click(button(confirmIdentity.submit.en));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ act: 'deleteAccount', credential: { kind: 'password', password: 'spring-2026!' } });
    expect(shownState()).toBe('confirmIdentity confirmingPassword');
    answers[0]?.resolve({ confirmation: 'given' });
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'confirmed', confirmation: 'given' }));
  });

  it('[CONFIRM-1] a wrong password is said in the server’s words, what was typed stays, and it is tried again', async () => {
    const { answers, confirm } = await open();
    await userEvent.type(password(), 'guess-2026!');
    await userEvent.click(button(confirmIdentity.submit.en));
    answers[0]?.reject(new PortError({ reason: 'credentialsWrong', serverMessage: 'The password is not right.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The password is not right.');
    expect(password()).toHaveProperty('value', 'guess-2026!');
    await userEvent.click(button(confirmIdentity.submit.en));
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('The password is not right.')).toBeNull();
  });

  it('[CONFIRM-1] without a password it says at the field what is missing, and asks no server', async () => {
    const { confirm } = await open();
    await userEvent.click(button(confirmIdentity.submit.en));
    expect(screen.getAllByText(confirmIdentity.unmet.en).length).toBeGreaterThan(0);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('[CONFIRM-1] [POP-5] Escape gives it up, and there is no proof', async () => {
    const { actor, confirm } = await open();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'cancelled' });
    expect(confirm).not.toHaveBeenCalled();
  });

  it('[CONFIRM-1] [WAY-2] where the only way is gone at its provider, it is not offered: the dialog says what can be done, and how to reach people', async () => {
    const contact = SAMPLES.configuration.data;
    const { actor } = await open(NONE, undefined, contact);
    expect(shownState()).toBe('confirmIdentity withoutWay');
    expect(screen.getByRole('dialog').textContent).toContain('Your Kakao account is gone.');
    expect(screen.getByRole('dialog').textContent).toContain(`“${linkAccount.another.en}”`);
    expect(screen.queryByRole('button', { name: /Kakao/ })).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp(header.help.consult.en) })).toHaveProperty('href', contact.links.inquiry);
    await userEvent.click(button(common.ok.en));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'cancelled' });
  });

  it.each(LANGUAGES)('[CONFIRM-1] [WAY-2] without a way that works in this browser nothing is said to be gone: %s', async (language) => {
    await open({ ...NONE, gone: null }, undefined, undefined, language);
    expect(screen.getByRole('dialog').textContent).toContain(confirmIdentity.withoutWay.none[language]);
    // To add a way here would ask for the same proof.
    expect(screen.getByRole('dialog').textContent).toContain(confirmIdentity.withoutWay.elsewhere[language]);
    expectTranslated(language);
  });

  it('[CONFIRM-1] [WAY-2] the port asks the server anew, and leaves out the way that it says is gone', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(USER_KEY, BY_KAKAO);
    const userQuery = { queryKey: USER_KEY, staleTime: 60_000, queryFn: async () => ({ ...BY_KAKAO, gone_auth_mthd: BY_KAKAO.auth_mthd }) };
    const services = { queryClient, userQuery, client: { baseUrl: '' }, configuration: () => ({}) } as unknown as Services;
    const actor = createActor(provideConfirmIdentity(services), { input: { act: 'exportData' } }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('withoutWay'));
    expect(actor.getSnapshot().context).toMatchObject({ methods: [], gone: 'kakao' });
  });

  it('[CONFIRM-1] ways that cannot be read are read again', async () => {
    const { readWays } = await open(new PortError());
    expect(screen.getByRole('alert').textContent).toContain(failures.confirmFailed.en);
    await userEvent.click(button(confirmIdentity.retry.en));
    expect(readWays).toHaveBeenCalledTimes(2);
  });
});
