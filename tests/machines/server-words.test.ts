import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { Purpose } from '#machines/email-verification/email-verification.types.ts';
import { PortError, type Reason } from '#machines/failures.ts';
import { joiningMachine } from '#machines/joining/joining.machine.ts';
import { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import { NOTHING_HELD } from '#machines/popups/draft.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { openPopup } from '#machines/popups/popups.types.ts';
import { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { providerLoginMachine } from '#machines/provider-login/provider-login.machine.ts';
import { type CheckedUser, providerTicketMachine } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { EMAIL, ENABLED_METHODS, JOIN_DATA, PASSWORD, PROOF, PROVIDER_ANSWER, TICKET } from '#machines/samples.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { VISITOR } from '#machines/viewer.ts';

const WORDS = 'The registrar says no.';
const refuse = <Input, Output = void>(reason: Reason) =>
  fromPromise<Output, Input>(() => Promise.reject(new PortError({ reason, serverMessage: WORDS })));
const typed = { ...JOIN_DATA, nicknameIsSuggested: false };
const refusedJoin = (reason: Reason) => signUpMachine.provide({ actors: { join: refuse(reason) } });

describe('a refusal in the server’s own words', () => {
  test.each([
    ['nickname', 'nicknameFailure', 'nicknameTaken', { type: 'NICKNAME_CHECK_REQUESTED', nickname: 'Minji' }],
    ['ID', 'uvrsIdFailure', 'idTaken', { type: 'UVRS_ID_CHECK_REQUESTED', uvrsId: 'minji_01' }],
  ] as const)('[API-25] [CHAR-2] says that the %s is taken, when it is checked', async (_, field, code, event) => {
    const machine = createCharacterMachine.provide({
      actors: { checkNickname: refuse('nicknameTaken'), checkUvrsId: refuse('idTaken') },
    });
    const actor = createActor(machine, {
      input: { nickname: '', nicknameIsSuggested: false, uvrsId: '', gender: null, refused: null },
    }).start();
    actor.send(event);
    await vi.waitFor(() => expect(actor.getSnapshot().context[field]).toEqual({ code, serverMessage: WORDS }));
  });

  /** The popups of a visitor who has agreed, and joins in the way that `join` chooses. */
  function openPopups(reason: Reason) {
    const signUp = refusedJoin(reason);
    const providerLink = providerLinkMachine.provide({ actors: { signUp } });
    const joining = joiningMachine.provide({
      actors: {
        agreement: agreementMachine,
        prepareJoin: fromPromise(async () => typed),
        linkAccount: linkAccountMachine.provide({ actors: { signUp, providerLink } }),
        emailVerification: emailVerificationMachine.provide({ actors: { signUp } }),
      },
    });
    const popups = popupsMachine.provide({ actors: { joining } });
    const draft = { ...NOTHING_HELD, open: 'linkAccount', step: 'linkAccount', marketingAgreed: false, joinData: typed } as const;
    return { popups, input: { place: null, draft, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS } };
  }

  test.each([
    ['nicknameTaken', 'nicknameFailure', 'nicknameTaken'],
    ['idTaken', 'uvrsIdFailure', 'idTaken'],
  ] as const)('[API-25] [CHAR-2] says %s at the field, when a guest is refused for it', async (reason, field, code) => {
    const { popups, input } = openPopups(reason);
    const actor = createActor(popups, { input }).start();
    actor.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    const step = () => actor.getSnapshot().children.joining?.getSnapshot().children;
    step()?.linkAccount?.send({ type: 'GUEST_CHOSEN' });
    await vi.waitFor(() => expect(openPopup(actor.getSnapshot())).toBe('createCharacter'));
    expect(step()?.createCharacter?.getSnapshot().context[field]).toEqual({ code, serverMessage: WORDS });
  });

  test('[API-25] [SOC-5] hands it on when a join with a provider’s account is refused', async () => {
    const machine = linkAccountMachine.provide({
      actors: { providerLink: providerLinkMachine.provide({ actors: { signUp: refusedJoin('nicknameTaken') } }) },
    });
    const provider = { method: 'kakao', ticket: TICKET, answer: null } as const;
    const input = {
      viewer: VISITOR,
      joinData: { ...typed, uvrsId: 'minji_01' },
      enabledMethods: ENABLED_METHODS,
      provider,
      mustLink: false,
      pushed: false,
    };
    const actor = createActor(machine, { input }).start();
    await vi.waitFor(() =>
      expect(actor.getSnapshot().output).toEqual({ outcome: 'createCharacter', refused: { field: 'nickname', serverMessage: WORDS } }),
    );
  });

  const verification = (purpose: Purpose, reason: Reason) => {
    const machine = emailVerificationMachine.provide({
      actors: { linkEmail: refuse(reason), resetPassword: refuse(reason), signUp: refusedJoin(reason) },
    });
    const actor = createActor(machine, { input: { purpose, email: EMAIL, code: null, proof: PROOF } }).start();
    actor.send({ type: 'PASSWORD_SUBMITTED', password: PASSWORD });
    return actor;
  };

  test('[API-25] [EMAIL-7] hands it on when a join with an email is refused', async () => {
    const actor = verification({ kind: 'join', joinData: typed }, 'idTaken');
    await vi.waitFor(() =>
      expect(actor.getSnapshot().output).toEqual({ outcome: 'createCharacter', refused: { field: 'uvrsId', serverMessage: WORDS } }),
    );
  });

  test.each<Purpose>([{ kind: 'link' }, { kind: 'setUp' }, { kind: 'reset' }, { kind: 'join', joinData: typed }])(
    '[API-25] [EMAIL-7] [RESET-2] says that the proof has expired ($kind)',
    async (purpose) => {
      const actor = verification(purpose, 'proofExpired');
      await vi.waitFor(() => expect(actor.getSnapshot().context.failure).toEqual({ code: 'proofExpired', serverMessage: WORDS }));
      expect(actor.getSnapshot().value).toBe('enteringEmail');
    },
  );

  test('[API-25] [LOGIN-4] says that there is no such account (404001)', async () => {
    const machine = providerLoginMachine.provide({
      actors: {
        providerTicket: providerTicketMachine.provide({
          actors: { checkProvider: fromPromise(async (): Promise<CheckedUser> => ({ ticket: TICKET, nickname: null })) },
        }),
        loginByProvider: refuse('accountNotFound'),
      },
    });
    const actor = createActor(machine, { input: { method: 'kakao', answer: PROVIDER_ANSWER, ticket: null } }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('alertingAccountNotFound'));
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'accountNotFound', serverMessage: WORDS });
  });
});
