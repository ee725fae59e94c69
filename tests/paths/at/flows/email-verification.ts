import type { AnyMachineSnapshot } from 'xstate';
import { CODE_TRIES, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { EMAIL } from '#machines/samples.ts';
import { askAsPage, passes } from '../calls.ts';
import { asItIs, flowHere, type Outcome } from '../flow-at.ts';
import { codeFrom } from '../mailbox.ts';
import type { Person } from '../person.ts';
import { giveCredentials, goToJoin, guestHome, memberInProfile, openEmailLogin } from '../steps.ts';

interface Before {
  readonly before: AnyMachineSnapshot;
}

const CLOCK = 'The clock of the server is not ours.';
/** In letters that our codes have: what cannot be one costs no try. */
const WRONG_CODE = 'ABCDEF';
/** A little longer than the server's own wait. */
const NEXT_CODE = RESEND_COOL_DOWN + 1_000;

const emailIn = (person: Person, { before }: Before): string => person.here(before.context.email);

/** Codes that had come to an address before the newest was asked for. */
const known = new WeakMap<Person, number>();
const codeNow = (person: Person, edge: Before): Promise<string> => codeFrom(person.mailbox, emailIn(person, edge), known.get(person));

async function noteMails(person: Person, edge: Before): Promise<void> {
  known.set(person, (await person.mailbox.textsTo(emailIn(person, edge))).length);
}

async function tryWrong(person: Person, edge: Before, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1)
    await askAsPage(person, 'confirmEmailCode', { authWay: emailIn(person, edge), authCode: WRONG_CODE });
}

/** Types an email of which the server knows an account, or none. */
const typesEmail = (isRegistered: boolean): Outcome => ({
  typed: async (person, edge) => {
    // A member changes the password of the email that they log in with.
    if (edge.before.context.purpose.kind === 'change') return undefined;
    const sample = String(edge.before.context.email || EMAIL);
    const email = person.newEmail();
    person.instead.set(sample, email);
    if (isRegistered) await person.account(email);
    return { email };
  },
});

/** A second tab signs in to an account of its own. */
async function signInElsewhere(person: Person): Promise<void> {
  const email = person.newEmail();
  await person.account(email);
  const tab = await person.otherTab();
  await openEmailLogin(tab);
  await giveCredentials(tab, email);
  await tab.page.close();
}

/** From the first step to the one after the code. */
async function proveEmail(person: Person, email: string): Promise<void> {
  await askForCode(person, email);
  await person.fill(($) => $.fields.authCode.label, await codeFrom(person.mailbox, email));
}

async function askForCode(person: Person, email: string): Promise<void> {
  await person.fill(($) => $.fields.email.label, email);
  await person.press(($) => $.emailVerification.send);
  await person.sees('emailVerification', 'codeSent.entry.entering');
}

const wrong: Outcome['typed'] = async () => ({ code: WRONG_CODE });

export const emailVerification = flowHere('emailVerification', {
  starts: {
    join: async (person) => {
      await goToJoin(person);
      await person.press(($) => $.methods.email.join);
    },
    reset: async (person) => {
      await openEmailLogin(person);
      await person.press(($) => $.emailLogin.reset);
    },
    link: async (person) => {
      await guestHome(person);
      await person.press(($) => $.methods.email.link);
    },
    change: async (person) => {
      await memberInProfile(person);
      person.holdNow();
      await person.press(($) => $.myProfile.changePassword);
    },
    newEmail: async (person) => {
      await memberInProfile(person);
      person.instead.set(EMAIL, person.newEmail());
      await person.press(($) => $.myProfile.changeEmail);
    },
    resumedWithCode: async (person) => {
      const email = person.here(EMAIL);
      await person.account(email);
      await openEmailLogin(person);
      await person.press(($) => $.emailLogin.reset);
      known.set(person, (await person.mailbox.textsTo(email)).length);
      await askForCode(person, email);
      await person.page.reload();
    },
    resumedWithProof: async (person) => {
      await goToJoin(person);
      await person.press(($) => $.methods.email.join);
      await proveEmail(person, person.here(EMAIL));
      await person.sees('emailVerification', 'settingPassword');
      await person.page.reload();
    },
    resumedNewEmail: async (person) => {
      await memberInProfile(person);
      person.instead.set(EMAIL, person.newEmail());
      await person.press(($) => $.myProfile.changeEmail);
      await proveEmail(person, person.here(EMAIL));
      await person.sees('emailVerification', 'confirmingChange');
      await person.page.reload();
    },
    setUp: 'Only another member’s account without an email is set up with one.',
  },
  outcomes: {
    'checkEmail.done registered=true': typesEmail(true),
    'checkEmail.done registered=false': typesEmail(false),
    'requestCode.done': { arrange: noteMails },
    'resendCode.done': {
      // Before the press: a call that waits so long is given up by the page.
      typed: async (person, edge) => {
        await noteMails(person, edge);
        await person.page.waitForTimeout(NEXT_CODE);
        return undefined;
      },
    },
    'confirmCode.done': { typed: async (person, edge) => ({ code: await codeNow(person, edge) }) },
    'confirmCode.done otherWays.length=2': 'An account with other ways has to be made with a provider first.',
    'confirmCode.error reason=codeWrong': { typed: wrong },
    'confirmCode.error reason=codeTriesUsed': { typed: wrong, arrange: (person, edge) => tryWrong(person, edge, CODE_TRIES - 1) },
    'confirmCode.error reason=codeUsed': {
      typed: async (person, edge) => ({ code: await codeNow(person, edge) }),
      arrange: async (person, edge) =>
        void (await askAsPage(person, 'confirmEmailCode', { authWay: emailIn(person, edge), authCode: await codeNow(person, edge) })),
    },
    'confirmCode.error reason=codeExpired': CLOCK,
    'resetPassword.done signedIn=true': asItIs,
    'resetPassword.done signedIn=false': 'Our server signs in who has set a password.',
    'resetPassword.error reason=proofExpired': CLOCK,
    'resetPassword.error reason=accountLeaving': {
      arrange: async (person, edge) => {
        const { client } = await person.account(emailIn(person, edge));
        await client.call('deleteAccount');
      },
    },
    'linkEmail.done': asItIs,
    'linkEmail.error reason=proofExpired': CLOCK,
    'linkEmail.error reason=confirmationNeeded': CLOCK,
    'changeEmail.done': asItIs,
    'changeEmail.error reason=proofExpired': CLOCK,
    'changeEmail.error reason=confirmationNeeded': CLOCK,
  },
  notArranged: ({ event, before: { context, value } }) => {
    if (event.type !== 'SIGNED_IN') return undefined;
    if (!['join', 'reset'].includes(context.purpose.kind)) return 'A browser that is signed in already has no other tab to sign in.';
    // The page gives up a call that would begin a session, where another begins meanwhile.
    return value === 'joining' || value === 'resetting' ? 'The call that is under way ends in the same moment.' : undefined;
  },
  acts: {
    'signUp.done outcome=joined': passes('join'),
    SIGNED_IN: signInElsewhere,
  },
  alsoHolds: ['join'],
});
