import { EMAIL } from '#machines/samples.ts';
import { type Begin, flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { openEmailLogin } from '../steps.ts';

/** The link of the newest mail with a code. */
async function linkIn(person: Person, email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1, await person.page.waitForTimeout(200)) {
    const [text = ''] = await person.mailbox.textsTo(email);
    const link = /https?:\/\/\S+#code=\S+/.exec(text)?.[0];
    if (link !== undefined) return link;
  }
  return '';
}

/** A tab waits for the code; the link opens another. */
const beside: Begin = async (person) => {
  const email = person.here(EMAIL);
  await person.account(email);
  await openEmailLogin(person);
  await person.press(($) => $.emailLogin.reset);
  await person.fill(($) => $.fields.email.label, email);
  await person.press(($) => $.emailVerification.send);
  await person.sees('emailVerification', 'codeSent.entry.entering');
  await person.page.waitForTimeout(500);
  const link = await linkIn(person, email);
  person.page = await person.context.newPage();
  await person.page.goto(link);
};

const alone: Begin = async (person) => {
  const email = person.here(EMAIL);
  await person.client().call('requestEmailCode', { authWay: email });
  await person.page.goto(await linkIn(person, email));
};

export const mailLink = flowHere('mailLink', {
  starts: {
    opened: [
      { begin: beside, byItself: ['passOn.done taken=true'] },
      { begin: alone, byItself: ['passOn.done taken=false'] },
    ],
  },
  outcomes: { 'passOn.error': 'The browser that runs the paths has all that tabs talk by.' },
});
