import { fromCallback, fromPromise } from 'xstate';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import { randomNickname } from '#contract/random-nickname.ts';
import { normalizeUvrsId } from '#contract/values/uvrs-id.ts';
import { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { PortError } from '#machines/failures.ts';
import type { JoinData } from '#machines/join-data.ts';
import { joiningMachine } from '#machines/joining/joining.machine.ts';
import { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { providerLoginMachine } from '#machines/provider-login/provider-login.machine.ts';
import { type Credential, type SignUpInput, signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { keepsCookies } from '#src/browser/cookies.ts';
import { createLinkPostponed } from '#src/browser/link-postponed.ts';
import type { Services } from '../services.ts';
import { provideConfirmIdentity } from './confirm-identity.ts';
import { provideHandOver } from './hand-over.ts';
import { providePasskeyLogin } from './passkeys.ts';
import { provideLazily } from './provide-lazily.ts';
import { provideProviderTicket } from './provider-ticket.ts';
import { provideSchoolSearch } from './school-search.ts';

/** A popup that has just opened, or has been changed for another, is painted by then; ms. */
const COOKIE_LOOK_PAUSE = 200;

/** Latin letters and four digits, whatever the language: an ID has no others (VAL-2). */
const proposedUvrsId = (): string => normalizeUvrsId(randomNickname('en', Math.random, 2));

/** The flows of joining and signing in, with their ports. */
export function provideAccounts(services: Services) {
  const { actions, preferences, lastWay, lastSchool, sharedComputer, passwordLogins, clock, language } = services;
  const suggestNickname = fromPromise<{ nickname: string }, { taken: number }>(async ({ input: { taken } }) => ({
    nickname: randomNickname(language, Math.random, taken),
  }));

  const join = ({ joinData, credential, stays }: SignUpInput, signal: AbortSignal): Promise<void> => {
    if (credential === null) return actions.joinAsGuest(joinData, signal);
    if (credential.kind === 'email') return actions.joinByEmail(joinData, credential, signal);
    return actions.joinByProvider(joinData, { ...credential, ...(stays !== undefined && { stays }) }, signal);
  };
  const signUp = provideLazily(signUpMachine, (machine) =>
    machine.provide({
      actors: {
        join: fromPromise(async ({ input, signal }) => {
          await join(input, signal);
          preferences.markAvatarCreated();
          lastWay.remember(methodOf(input.credential));
        }),
        suggestNickname,
      },
    }),
  );

  const forgetLastWay = fromPromise<void, void>(async () => {
    lastWay.forget();
    lastSchool.forget();
  });
  const recallLastWay = fromCallback(({ sendBack }) => sendBack({ type: 'LAST_WAY_KNOWN', lastWay: lastWay.read() }));
  const lookAtBrowser = fromCallback(({ sendBack }) => {
    sendBack({ type: 'LAST_WAY_KNOWN', lastWay: lastWay.read() });
    // After the popup is shown: the browser's process is asked, and a slow phone waits up to 12 ms for its answer.
    const look = setTimeout(() => keepsCookies() || sendBack({ type: 'COOKIES_REFUSED' }), COOKIE_LOOK_PAUSE);
    return () => clearTimeout(look);
  });

  const providerTicket = provideProviderTicket(services);
  const schoolSearch = provideSchoolSearch(services);

  const confirmIdentity = provideConfirmIdentity(services);
  const emailVerification = provideLazily(emailVerificationMachine, (machine) =>
    machine.provide({
      actors: {
        signUp,
        checkEmail: fromPromise(({ input, signal }) => actions.checkEmail(input, signal)),
        requestCode: fromPromise(async ({ input, signal }) => {
          // Before an email is sent: the code would be another visit's.
          if (!keepsCookies()) throw new PortError({ reason: 'cookiesRefused' });
          return actions.requestCode(input, signal);
        }),
        confirmCode: fromPromise(({ input, signal }) => actions.confirmCode(input, signal)),
        linkEmail: fromPromise(async ({ input: { purpose, confirmation, ...credential }, signal }) => {
          await (purpose === 'link' ? actions.linkEmail(credential, signal) : actions.setUpEmail({ ...credential, confirmation }, signal));
          lastWay.rememberLinked('email');
        }),
        resetPassword: fromPromise(async ({ input, signal }) => {
          const reset = await actions.resetPassword(input, signal);
          if (reset.signedIn) lastWay.remember('email');
          return reset;
        }),
        changeEmail: fromPromise(async ({ input, signal }) => {
          await actions.changeEmail(input, signal);
          // The form that this device remembers begins with the email that logs in from now on (LOGIN-6).
          const last = lastWay.read();
          if (last?.method === 'email' && last.email !== null) lastWay.remember('email', input.email);
        }),
        confirmIdentity,
      },
      delays: {
        untilExpiry: ({ context }) => Math.max(0, (context.code?.expiresAt ?? 0) - clock.serverNow()),
        untilResend: ({ context }) => Math.max(0, (context.code?.resendAt ?? 0) - clock.serverNow()),
      },
    }),
  );

  return {
    forgetLastWay,
    joining: provideLazily(joiningMachine, (machine) =>
      machine.provide({
        actors: {
          prepareJoin: fromPromise<JoinData, void>(async () => ({
            authMethod: methodByCode('guest').type,
            nickname: randomNickname(language, Math.random, 0),
            nicknameIsSuggested: true,
            gender: 'F',
            uvrsId: '',
            proposedUvrsId: proposedUvrsId(),
            marketingAgreed: false,
          })),
          emailVerification,
          createCharacter: provideLazily(createCharacterMachine, (machine) =>
            machine.provide({
              actors: {
                checkNickname: fromPromise(({ input, signal }) => actions.validateNickname(input, signal)),
                checkUvrsId: fromPromise(({ input, signal }) => actions.validateUvrsId(input, signal)),
                suggestNickname,
              },
            }),
          ),
          linkAccount: provideLazily(linkAccountMachine, (machine) =>
            machine.provide({
              actors: {
                signUp,
                // A shared computer keeps nothing of who used it (DOOR-5).
                postponeLink: fromPromise<void, void>(async () => {
                  if (!sharedComputer.isShared()) createLinkPostponed().postpone();
                }),
                schoolSearch,
                providerLink: provideLazily(providerLinkMachine, (machine) =>
                  machine.provide({
                    actors: {
                      signUp,
                      providerTicket,
                      confirmIdentity,
                      connectProvider: fromPromise(async ({ input, signal }) => {
                        await actions.connectProvider(input, signal);
                        lastWay.rememberLinked(input.method);
                      }),
                    },
                  }),
                ),
              },
            }),
          ),
        },
      }),
    ),
    emailVerification,
    handOver: provideHandOver(services),
    login: provideLazily(loginMachine, (machine) =>
      machine.provide({
        actors: {
          recallLastWay: lookAtBrowser,
          forgetLastWay,
          loginAsGuest: fromPromise(async ({ signal }) => {
            await actions.loginAsGuest(signal);
            lastWay.remember('guest');
          }),
          schoolSearch,
          providerLogin: provideLazily(providerLoginMachine, (machine) =>
            machine.provide({
              actors: {
                providerTicket,
                loginByProvider: fromPromise(async ({ input, signal }) => {
                  await actions.loginByProvider(input, signal);
                  lastWay.remember(input.method);
                }),
              },
            }),
          ),
        },
      }),
    ),
    emailLogin: provideLazily(emailLoginMachine, (machine) =>
      machine.provide({
        actors: {
          recallLastWay,
          forgetLastWay,
          ...providePasskeyLogin(services),
          loginByEmail: fromPromise(async ({ input: { rememberEmail, ...credentials }, signal }) => {
            await actions.loginByEmail(credentials, signal);
            lastWay.remember('email', rememberEmail ? credentials.email : null);
            passwordLogins.note();
          }),
        },
      }),
    ),
  };
}

const methodOf = (credential: Credential): MethodCode => {
  if (credential === null) return 'guest';
  return credential.kind === 'email' ? 'email' : credential.method;
};
