import { EMAIL } from '#machines/samples.ts';
import { asItIs, flowHere } from '../flow-at.ts';
import { newWord } from '../make-account.ts';
import type { Person } from '../person.ts';
import { memberInProfile, NAMES } from '../steps.ts';

async function openIdChange(person: Person): Promise<void> {
  await person.top.getByRole('button', { name: person.say(($) => $.myProfile.changeId) }).click();
}

export const idChange = flowHere('idChange', {
  starts: {
    after30Days: async (person) => {
      const { uvrsId } = await memberInProfile(person);
      person.instead.set(NAMES.uvrsId, uvrsId);
      person.instead.set(' MINJI_01 ', ` ${uvrsId.toUpperCase()} `);
      person.instead.set(NAMES.newId, `n_${newWord()}`);
      await openIdChange(person);
    },
    within30Days: async (person) => {
      const { client } = await person.account(person.here(EMAIL));
      await client.call('changeUvrsId', { uvrsId: `n_${newWord()}` });
      await memberInProfile(person);
      await openIdChange(person);
    },
  },
  outcomes: {
    'changeUvrsId.done': asItIs,
    'changeUvrsId.error reason=idTaken': {
      arrange: async (person) => void (await person.account(person.newEmail(), { uvrsId: person.here(NAMES.newId) })),
    },
    'changeUvrsId.error reason=idTooEarly': {
      arrange: async (person) => {
        const { client } = await person.account(person.here(EMAIL));
        await client.call('changeUvrsId', { uvrsId: `n_${newWord()}` });
      },
    },
  },
});
