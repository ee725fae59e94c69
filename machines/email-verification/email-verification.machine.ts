import { finalOutput } from '../final-output.ts';
import { joinRefusalIn } from '../join-refusal.ts';
import { changingEmail, confirmingChange, provingIdentity } from './change-step.ts';
import { codeSent } from './code-step.ts';
import { checkingEmail, enteringEmail, requestingCode } from './email-step.ts';
import { emailVerificationSetup } from './email-verification.setup.ts';
import type { EmailVerificationOutput, Purpose } from './email-verification.types.ts';
import { askingToStay, joining, linking, provingToLink, resetting, settingPassword } from './password-step.ts';

/** Where a success leads that was confirmed; a guest is a member from then on. */
const LINKED: Partial<Record<Purpose['kind'], 'added' | 'passwordChanged' | 'emailChanged'>> = {
  setUp: 'added',
  change: 'passwordChanged',
  newEmail: 'emailChanged',
};

export const emailVerificationMachine = emailVerificationSetup.createMachine({
  id: 'emailVerification',
  description: 'A person proves an email with a code, then sets a password (EMAIL, RESET).',
  context: ({ input }) => ({ ...input, otherWays: [], failure: null, deletedAt: null, confirmation: null, signedIn: false, failures: 0 }),
  initial: 'resuming',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    resuming: {
      description:
        'Decides where to start: at the step that was reached before, at the code where the email is known, or at the email (EMAIL-9).',
      always: [
        { guard: 'hasProof', target: 'proven' },
        { guard: 'hasCode', target: 'codeSent' },
        { guard: 'isChange', target: 'requestingCode' },
        { target: 'enteringEmail' },
      ],
    },

    enteringEmail,
    checkingEmail,
    requestingCode,

    codeSent,

    proven: {
      id: 'proven',
      description: 'The code was right: on to the last step (EMAIL-5).',
      always: [{ guard: 'isNewEmail', target: 'confirmingChange' }, { target: 'settingPassword' }],
    },

    confirmingChange,
    changingEmail,
    provingIdentity,

    settingPassword,
    linking,
    provingToLink,
    joining,
    resetting,
    askingToStay,

    linked: {
      description:
        'A success message: this email and password sign in from now on (EMAIL-8, EMAIL-10, RESET-2). Nothing of it is left to be resumed (EMAIL-9).',
      tags: 'done',
      on: { SUCCESS_CONFIRMED: 'leavingLinked' },
    },

    offeringLogin: {
      description: 'A success message that asks: go to email login? Where the reset began no session (RESET-2).',
      tags: 'done',
      on: { LOGIN_CHOSEN: 'leavingForLogin' },
    },

    joined: { type: 'final', output: { outcome: 'joined' } },
    leavingElsewhere: { type: 'final', output: { outcome: 'elsewhere' } },
    signedIn: { type: 'final', output: { outcome: 'signedIn' } },
    leavingLinked: {
      type: 'final',
      output: ({ context }): EmailVerificationOutput => ({ outcome: LINKED[context.purpose.kind] ?? 'linked' }),
    },
    leavingForLogin: { type: 'final', output: ({ context }): EmailVerificationOutput => ({ outcome: 'emailLogin', email: context.email }) },
    leavingForSignUp: { type: 'final', output: { outcome: 'signUp' } },
    refused: {
      type: 'final',
      output: ({ event }): EmailVerificationOutput => ({ outcome: 'createCharacter', refused: joinRefusalIn(event) }),
    },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<EmailVerificationOutput>,
});
