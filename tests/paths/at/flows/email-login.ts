import type { AnyMachineSnapshot } from 'xstate';
import { OTHER_PASSWORD } from '#machines/bindings/arrange.ts';
import { EMAIL } from '#machines/samples.ts';
import { flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { goToJoin, memberHome, openEmailLogin, openLogout } from '../steps.ts';

/** The account whose email the form sends. */
const accountIn = (person: Person, { before }: { readonly before: AnyMachineSnapshot }) =>
  person.account(person.here(before.context.email));

/** Email was used last on this device: the form comes at once. */
async function openFormAgain(person: Person): Promise<void> {
  await memberHome(person);
  await openLogout(person);
  await person.press(($) => $.logout.submit);
  await person.inHeader(($) => $.header.login);
  await person.sees('emailLogin', 'entering');
  person.instead.set(EMAIL, person.newEmail());
}

/** A join with an email that has an account leads to its login. */
async function comeFromJoin(person: Person): Promise<void> {
  const email = person.here(EMAIL);
  await person.account(email);
  await goToJoin(person);
  await person.press(($) => $.methods.email.join);
  await person.fill(($) => $.fields.email.label, email);
  await person.press(($) => $.emailVerification.send);
  await person.press(($) => $.emailVerification.toLogin);
  await person.sees('emailLogin', 'entering');
}

export const emailLogin = flowHere('emailLogin', {
  starts: {
    fresh: [
      { begin: openEmailLogin, byItself: ['LAST_WAY_KNOWN lastWay=null'] },
      { begin: openFormAgain, byItself: ['LAST_WAY_KNOWN lastWay.method=email'] },
    ],
    carriedOver: [{ begin: comeFromJoin, byItself: ['LAST_WAY_KNOWN lastWay=null'] }],
  },
  byItself: ['passkeyAutofill.done outcome=button', 'forgetLastWay.done'],
  outcomes: {
    'loginByEmail.done': { arrange: async (person, edge) => void (await accountIn(person, edge)) },
    'loginByEmail.error reason=credentialsWrong': {
      typed: async () => ({ password: OTHER_PASSWORD }),
      arrange: async (person, edge) => void (await accountIn(person, edge)),
    },
    'loginByEmail.error reason=accountLeaving': {
      arrange: async (person, edge) => {
        const { client } = await accountIn(person, edge);
        await client.call('deleteAccount');
      },
    },
  },
});
