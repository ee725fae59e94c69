import { fromPromise } from 'xstate';
import { createCharacterMachine } from '../../../machines/create-character/create-character.machine.ts';
import { emailLoginMachine } from '../../../machines/email-login/email-login.machine.ts';
import { emailVerificationMachine } from '../../../machines/email-verification/email-verification.machine.ts';
import type { JoinData } from '../../../machines/join-data.ts';
import { linkAccountMachine } from '../../../machines/link-account/link-account.machine.ts';
import { loginMachine } from '../../../machines/login/login.machine.ts';
import type { MethodCode } from '../../../machines/methods.ts';
import { providerLinkMachine } from '../../../machines/provider-link/provider-link.machine.ts';
import { providerLoginMachine } from '../../../machines/provider-login/provider-login.machine.ts';
import { type ProviderAnswer, providerWindowMachine } from '../../../machines/provider-window/provider-window.machine.ts';
import { type Credential, signUpMachine } from '../../../machines/sign-up/sign-up.machine.ts';
import { randomNickname } from '../../i18n/nickname-words.ts';
import { createProviderPage } from '../../ports/provider-page.ts';
import { openProviderWindow } from '../../ports/provider-window.ts';
import type { Services } from '../services.ts';

/** The flows of joining and signing in, with their ports. */
export function provideAccounts({ actions, client: { baseUrl }, preferences, clock, language }: Services) {
  const suggestNickname = fromPromise<{ nickname: string }, void>(async () => ({ nickname: randomNickname(language, Math.random) }));

  const join = (joinData: JoinData, credential: Credential): Promise<void> => {
    if (credential === null) return actions.joinAsGuest(joinData);
    return credential.kind === 'email' ? actions.joinByEmail(joinData, credential) : actions.joinByProvider(joinData, credential);
  };
  const signUp = signUpMachine.provide({
    actors: {
      join: fromPromise(async ({ input: { joinData, credential } }) => {
        await join(joinData, credential);
        preferences.markAvatarCreated();
      }),
      suggestNickname,
    },
  });

  const page = createProviderPage({ baseUrl });
  const providerWindow = providerWindowMachine.provide({
    actors: {
      openWindow: openProviderWindow(undefined, baseUrl),
      leaveByPage: fromPromise(async ({ input }) => {
        if (!page.leaveByPage(input)) throw new Error('this browser keeps nothing for the way back');
        await new Promise(() => undefined);
      }),
    },
  });
  type Checked = { method: MethodCode; answer: ProviderAnswer };

  return {
    emailVerification: emailVerificationMachine.provide({
      actors: {
        signUp,
        checkEmail: fromPromise(({ input }) => actions.checkEmail(input)),
        requestCode: fromPromise(({ input }) => actions.requestCode(input)),
        confirmCode: fromPromise(({ input }) => actions.confirmCode(input)),
        linkEmail: fromPromise(({ input }) => actions.linkEmail(input)),
        setUpEmail: fromPromise(({ input }) => actions.setUpEmail(input)),
        resetPassword: fromPromise(({ input }) => actions.resetPassword(input)),
      },
      delays: {
        untilExpiry: ({ context }) => Math.max(0, (context.code?.expiresAt ?? 0) - clock.serverNow()),
        untilResend: ({ context }) => Math.max(0, (context.code?.resendAt ?? 0) - clock.serverNow()),
      },
    }),
    createCharacter: createCharacterMachine.provide({
      actors: {
        checkNickname: fromPromise(({ input }) => actions.validateNickname(input)),
        checkUvrsId: fromPromise(({ input }) => actions.validateUvrsId(input)),
        suggestNickname,
      },
    }),
    linkAccount: linkAccountMachine.provide({
      actors: {
        signUp,
        providerLink: providerLinkMachine.provide({
          actors: {
            signUp,
            providerWindow,
            checkProvider: fromPromise<{ ticket: string; nickname: string | null }, Checked>(({ input }) => actions.checkProvider(input)),
            connectProvider: fromPromise(({ input }) => actions.connectProvider(input)),
          },
        }),
      },
    }),
    login: loginMachine.provide({
      actors: {
        loginAsGuest: fromPromise(() => actions.loginAsGuest()),
        providerLogin: providerLoginMachine.provide({
          actors: {
            providerWindow,
            checkProvider: fromPromise<{ ticket: string }, Checked>(({ input }) => actions.checkProvider(input)),
            loginByProvider: fromPromise(({ input }) => actions.loginByProvider(input)),
          },
        }),
      },
    }),
    emailLogin: emailLoginMachine.provide({ actors: { loginByEmail: fromPromise(({ input }) => actions.loginByEmail(input)) } }),
  };
}
