import type { AnyMachineSnapshot } from 'xstate';
import type { Outcome } from '../flow-at.ts';

interface Before {
  readonly before: AnyMachineSnapshot;
}

/** Another person has the nickname that is asked for. */
const taken: Outcome = {
  arrange: async (person, { before }: Before) =>
    void (await person.account(person.newEmail(), { nickname: person.here(before.context.nickname) })),
};

export const nicknames = { taken };
