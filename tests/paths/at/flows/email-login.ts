import type { AnyMachineSnapshot } from 'xstate';
import { OTHER_PASSWORD } from '../../browser/wire/arrange.ts';
import { flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';

/** The account whose email the form sends. */
const accountIn = (person: Person, { before }: { readonly before: AnyMachineSnapshot }) => person.account(person.here(before.context.email));

export const emailLogin = flowHere('emailLogin', {
  starts: {
    fresh: async (person) => {
      await person.open();
      await person.inHeader(($) => $.header.login);
      await person.press(($) => $.methods.email.login);
    },
  },
  byItself: ['LAST_WAY_KNOWN lastWay=null', 'passkeyAutofill.done outcome=button'],
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
