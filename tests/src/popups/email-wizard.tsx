import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Language } from '#contract/languages.ts';
import { CODE_TICK, CODE_VALIDITY, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import type { PasswordPolicy } from '#contract/values/password.ts';
import { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { EmailVerificationContext, SentCode } from '#machines/email-verification/email-verification.types.ts';
import { PortError, type Reason } from '#machines/failures.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { EmailVerification } from '#src/popups/email-verification/email-verification.tsx';
import type { MailedCodes } from '#src/popups/email-verification/use-mailed-code.ts';
import { type Deferred, deferred, renderScreen } from './render-screen.tsx';

export const EMAIL = 'minji@campus.ac.kr';
export const PASSWORD = 'maple-7leaf';
export const START = 1_700_000_000_000;
const JOIN_DATA = { authMethod: 1, nickname: 'Whale', nicknameIsSuggested: true, gender: 'F', uvrsId: '', marketingAgreed: false } as const;

/** The server's side of a wizard: its requests, and the answers of which the test decides. */
function createServer() {
  const calls: { name: string; input: unknown; answer: Deferred<never> }[] = [];
  const answers = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(({ input }) => {
      const answer = deferred<never>();
      calls.push({ name, input, answer });
      return answer.promise;
    });
  const last = (name: string) => {
    const call = calls.findLast((made) => made.name === name);
    if (call === undefined) throw new Error(`${name} was not called`);
    return call;
  };
  return {
    answers,
    asked: (name: string) => calls.filter((call) => call.name === name).map((call) => call.input),
    says: (name: string, output?: unknown) => act(async () => last(name).answer.resolve(output as never)),
    refuses: (
      name: string,
      reason?: Reason,
      about: { readonly serverMessage?: string; readonly retryAt?: number; readonly data?: unknown } = {},
    ) => act(async () => last(name).answer.reject(reason === undefined ? new Error('network') : new PortError({ reason, ...about }))),
  };
}

export interface Wizard {
  kind?: EmailVerificationContext['purpose']['kind'];
  email?: string;
  code?: SentCode;
  proof?: string;
  language?: Language;
  mailedCodes?: MailedCodes;
  passwordPolicy?: PasswordPolicy;
}

/** A real machine in the state that its input leads to, on the screen, with the time in the test's hands. */
export async function openWizard({ kind = 'link', email = '', code, proof, language = 'en', mailedCodes, passwordPolicy }: Wizard = {}) {
  const server = createServer();
  const clock = new SimulatedClock();
  let time = START;
  const machine = emailVerificationMachine.provide({
    actors: {
      checkEmail: server.answers('checkEmail'),
      requestCode: server.answers('requestCode'),
      confirmCode: server.answers('confirmCode'),
      linkEmail: server.answers('linkEmail'),
      resetPassword: server.answers('resetPassword'),
      changeEmail: server.answers('changeEmail'),
      confirmIdentity: confirmIdentityMachine.provide({ actors: { readWays: server.answers('readWays'), prove: server.answers('prove') } }),
      signUp: signUpMachine.provide({ actors: { join: server.answers('join'), suggestNickname: server.answers('suggestNickname') } }),
    },
    delays: {
      untilExpiry: ({ context }) => Math.max(0, (context.code?.expiresAt ?? 0) - time),
      untilResend: ({ context }) => Math.max(0, (context.code?.resendAt ?? 0) - time),
    },
  });
  const purpose: EmailVerificationContext['purpose'] = kind === 'join' ? { kind, joinData: JOIN_DATA } : { kind };
  const actor = createActor(machine, { clock, input: { purpose, email, code: code ?? null, proof: proof ?? null } }).start();
  await renderScreen(
    <EmailVerification
      actor={actor}
      topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN}
      passwordPolicy={passwordPolicy}
      now={() => time}
      help={<p>Help is here.</p>}
      {...(mailedCodes !== undefined && { mailedCodes })}
    />,
    language,
  );
  /** Lets time pass, in ms, for the machine and for what is shown. */
  const wait = (ms: number) =>
    act(async () => {
      time += ms;
      clock.increment(ms);
      vi.advanceTimersByTime(CODE_TICK);
    });
  return { actor, server, wait };
}

export const sentAt = (time: number): SentCode => ({ expiresAt: time + CODE_VALIDITY, resendAt: time + RESEND_COOL_DOWN });
export const atCode = (more: Wizard = {}) => openWizard({ email: EMAIL, code: sentAt(START), ...more });
export const atPassword = (more: Wizard = {}) => openWizard({ email: EMAIL, code: sentAt(START), proof: 'proof', ...more });

export const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
export const codeField = () => screen.getByLabelText<HTMLInputElement>('Code');
export const passwordField = () => screen.getByLabelText<HTMLInputElement>('New password');
export const confirmationField = () => screen.getByLabelText<HTMLInputElement>('Confirm password');
export const title = () => screen.getByRole('heading').textContent;
export const alertText = () => screen.getByRole('alert').textContent;
export const user = userEvent.setup();
export const codeState = (validity: string, resend: string, entry: string) =>
  `emailVerification codeSent.validity.${validity} codeSent.resend.${resend} codeSent.entry.${entry}`;

/** The ticking of what is shown is the test's too; the deadlines have a clock of their own. */
export function stopTicking(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
