import type { SnapshotFrom } from 'xstate';
import { CODE_TRIES, CODE_VALIDITY } from '#contract/limits.ts';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import { RESULT } from '#contract/result-codes.ts';
import { cooledDown, freshCode, nothing, other, proofOf, text } from '#machines/bindings/arrange.ts';
import { asks, asksOneOf, leaving, looking } from '#machines/bindings/asks.ts';
import type { RealServer } from '#machines/bindings/by-server.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { type Look, said } from '#machines/bindings/looks.ts';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { JOIN_DATA } from '#machines/samples.ts';

/** In letters that our codes have: what cannot be one costs no try. */
const WRONG_CODE = { authCode: 'ABCDEF' };

async function tryWrong(server: RealServer, body: Readonly<Record<string, unknown>>, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) await server.refuses('confirmEmailCode', { ...body, ...WRONG_CODE }, RESULT.codeWrong);
}

const isProving = (snapshot: SnapshotFrom<typeof emailVerificationMachine>): boolean =>
  snapshot.matches('provingIdentity') || snapshot.matches('provingToLink');

function verification(snapshot: SnapshotFrom<typeof emailVerificationMachine>): Look {
  const { value, context } = snapshot;
  const purpose = context.purpose.kind;
  if (typeof value !== 'object') return [`${purpose} ${value}`, ...said(snapshot).map((each) => `${value} ${each}`)];
  const { validity, resend, entry } = value.codeSent;
  return [`${purpose} codeSent`, `code ${validity}`, `${resend} while ${validity}`, `${entry} while ${validity}`, ...said(snapshot)];
}

export const emailVerification = defineBindings('emailVerification', {
  looks: verification,
  states: {
    // The code's page names the address that it went to.
    codeSent: ({ top }, { context }) => top.getByText(context.email).first().waitFor(),
  },
  events: {
    EMAIL_SUBMITTED: async ({ event, snapshot: { context }, fill, press }) => {
      // A member changes the password of the email that they log in with: the machine reads no other.
      if (context.purpose.kind !== 'change') await fill(($) => $.fields.email.label, event.email);
      await press(($) => $.emailVerification.send);
    },
    // The last character sends it; the same code again is typed anew.
    CODE_SUBMITTED: async ({ event, fill }) => {
      await fill(($) => $.fields.authCode.label, '');
      await fill(($) => $.fields.authCode.label, event.code);
    },
    RESEND_REQUESTED: ({ press }) => press(($) => $.emailVerification.resend),
    EMAIL_CHANGE_REQUESTED: ({ press }) => press(($) => $.emailVerification.steps.email),
    LAST_STEP_REQUESTED: ({ press, snapshot: { context } }) =>
      press(($) => $.emailVerification.steps[context.purpose.kind === 'newEmail' ? 'change' : 'password']),
    CHANGE_CONFIRMED: ({ press }) => press(($) => $.emailVerification.changeNow),
    PASSWORD_SUBMITTED: async ({ event, fill, press, snapshot, top, say }) => {
      await fill(($) => $.fields.password.newLabel, event.password);
      await fill(($) => $.fields.passwordConfirmation.label, event.password);
      if (snapshot.context.otherWays.length > 0) {
        const box = top.getByRole('checkbox', { name: say(($) => $.emailVerification.endOtherWays) });
        await box.setChecked(event.endsOtherWays === true);
      }
      await press(($) => $.emailVerification.finish);
    },
    // The password is in its fields still.
    STAY_CHOSEN: ({ press }) => press(($) => $.login.staying.stay),
    DECLINED: ({ press }) => press(($) => $.login.staying.decline),
    LOGIN_CHOSEN: ({ press, snapshot }) =>
      press(($) => (snapshot.value === 'offeringLogin' ? $.emailVerification.logIn : $.emailVerification.toLogin)),
    SIGN_UP_CHOSEN: ({ press }) => press(($) => $.emailVerification.toSignUp),
    SUCCESS_CONFIRMED: ({ press }) => press(($) => $.common.ok),
  },
  // The session of this browser tells it.
  fromOutside: ['SIGNED_IN'],
  notOffered: {
    // The question is answered first, and the proof stands above the step.
    CLOSED: (snapshot) => snapshot.hasTag('alert') || isProving(snapshot),
    // "Back" leads to the step before, and the success has none.
    BACK: (snapshot) =>
      snapshot.hasTag('alert') ||
      isProving(snapshot) ||
      snapshot.can({ type: 'EMAIL_CHANGE_REQUESTED' }) ||
      snapshot.matches('linked') ||
      snapshot.matches('offeringLogin'),
  },
  ports: {
    // A member's answer has the nickname.
    checkEmail: asks('checkEmail', 'checkUser', ({ registered }: { registered: boolean }, sample) => ({
      ...sample,
      ...(registered && { ncknm: JOIN_DATA.nickname }),
    })),
    requestCode: asks('requestCode', 'requestEmailCode'),
    resendCode: asks('requestCode', 'requestEmailCode'),
    confirmCode: asks(
      'confirmCode',
      'confirmEmailCode',
      ({ proof, otherWays = [] }: { proof: string; otherWays?: readonly MethodCode[] }) => ({
        sqncNum: proof,
        ...(otherWays.length > 0 && { otherWays: otherWays.map((way) => methodByCode(way).type) }),
      }),
    ),
    // A guest's account gets it, another member's is set up with it (EMAIL-7).
    linkEmail: leaving(
      looking(
        asksOneOf('linkEmail', ['linkAccount', 'setUpAccount'], ({ context: { purpose } }) =>
          purpose.kind === 'setUp' ? 'setUpAccount' : 'linkAccount',
        ),
        'userInfo',
      ),
      // It says which of the calls is made; a guest is asked for no proof.
      'purpose',
      'confirmation',
    ),
    changeEmail: asks('changeEmail', 'changeEmail'),
    resetPassword: asks('resetPassword', 'resetPassword', ({ signedIn }: { signedIn: boolean }, sample) => (signedIn ? sample : undefined)),
  },
  server: {
    // These calls need no session; of what a guest or a member has, only the last one does, and it is answered by script.
    starts: {
      link: nothing,
      setUp: nothing,
      join: nothing,
      reset: nothing,
      change: nothing,
      newEmail: nothing,
      resumedNewEmail: nothing,
      resumedWithCode: nothing,
      resumedWithProof: nothing,
    },
    outcomes: {
      'checkEmail.done registered=true': (server, body) => other(server, { email: text(body, 'authId') }),
      'checkEmail.done registered=false': (server, body) => server.forgetEmail(text(body, 'authId')),
      'requestCode.done': cooledDown,
      'resendCode.done': cooledDown,
      'confirmCode.done': async (server, body) => ({ authCode: await freshCode(server, text(body, 'authWay')) }),
      // The last wrong one that leaves a try: one more, and the code is worth nothing.
      'confirmCode.error reason=codeWrong': async (server, body) => {
        await freshCode(server, text(body, 'authWay'));
        await tryWrong(server, body, CODE_TRIES - 2);
        return WRONG_CODE;
      },
      'confirmCode.error reason=codeExpired': async (server, body) => {
        const email = text(body, 'authWay');
        // One that was confirmed takes no try any more.
        await server.call('confirmEmailCode', { authWay: email, authCode: await freshCode(server, email) });
        await server.refuses('confirmEmailCode', { authWay: email, ...WRONG_CODE }, RESULT.codeExpired);
        await freshCode(server, email);
        server.moveClock(CODE_VALIDITY);
        return WRONG_CODE;
      },
      'confirmCode.error reason=codeUsed': async (server, body) => {
        const email = text(body, 'authWay');
        const authCode = await freshCode(server, email);
        await server.call('confirmEmailCode', { authWay: email, authCode });
        return { authCode };
      },
      'confirmCode.error reason=codeTriesUsed': async (server, body) => {
        await freshCode(server, text(body, 'authWay'));
        await tryWrong(server, body, CODE_TRIES - 1);
        return WRONG_CODE;
      },
      'resetPassword.done signedIn=true': async (server, body) => {
        await other(server, { email: text(body, 'authId') });
        return { sqncNum: await proofOf(server, server, text(body, 'authId')) };
      },
      'resetPassword.error reason=proofExpired': async (server) => server.endProofs(),
    },
  },
});
