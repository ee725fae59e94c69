import { flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';

async function openAgreement(person: Person): Promise<void> {
  await person.open();
  await person.inHeader(($) => $.header.signUp);
  await person.sees('agreement', 'reading');
}

export const agreement = flowHere('agreement', {
  starts: {
    fresh: openAgreement,
    resumed: async (person) => {
      await openAgreement(person);
      for (const item of ['serviceTerms', 'marketing'] as const)
        await person.top.getByRole('checkbox', { name: person.say(($) => $.agreement.items[item]) }).click();
      await person.press(($) => $.common.ok);
      await person.page.reload();
      await person.sees('agreement', 'reading');
    },
  },
});
