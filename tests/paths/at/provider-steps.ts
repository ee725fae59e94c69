import type { Page } from 'playwright-core';
import type { MethodCode } from '#contract/methods.ts';
import { NotHere } from '#statewalk/at/started.ts';
import { newWord } from './make-account.ts';
import type { Person } from './person.ts';
import { goToJoin } from './steps.ts';

/** How long a window of a provider may take, ms. */
const PATIENCE = 10_000;
const PAUSE = 50;
/** The field of the stand-ins' page that takes a person's ID. */
const FIELD = '#person';

/** The account at the provider with which a person signed in last. */
const signedInAs = new WeakMap<Person, string>();

/** The window of the provider, at its sign-in page. @throws NotHere where that is no stand-in's */
export async function providerPage({ context, page }: Person): Promise<Page> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await page.waitForTimeout(PAUSE)) {
    const window = context.pages().find((each) => each !== page && !each.isClosed());
    if (
      window !== undefined &&
      (await window
        .locator(FIELD)
        .count()
        .catch(() => 0)) > 0
    )
      return window;
  }
  throw new NotHere('The page of the provider is none of the stand-ins: it takes a real account to sign in there.');
}

export async function signInAtProvider(person: Person, id: string): Promise<void> {
  const window = await providerPage(person);
  signedInAs.set(person, id);
  await window.locator(FIELD).fill(id);
  await window.locator(FIELD).press('Enter');
}

/** The person does not agree, or the provider fails. */
export async function chooseAtProvider(person: Person, answer: 'refuse' | 'fail'): Promise<void> {
  const window = await providerPage(person);
  await window.locator(`button[name="answer"][value="${answer}"]`).click();
}

/** In another browser: joins with the account at the provider that this person has used. */
export async function joinWith(person: Person, method: MethodCode): Promise<void> {
  const id = signedInAs.get(person);
  if (id === undefined) throw new NotHere('No person has signed in at the provider yet.');
  await joinAs(person, method, id);
}

/** Signs in with an account at the provider with which a person has joined before. */
export async function signInAsMember(person: Person, method: MethodCode): Promise<void> {
  const id = `at-${newWord()}`;
  await joinAs(person, method, id);
  await signInAtProvider(person, id);
}

async function joinAs(person: Person, method: MethodCode, id: string): Promise<void> {
  const other = await person.anotherPerson();
  try {
    await goToJoin(other);
    await other.press(($) => $.methods[method].join);
    await signInAtProvider(other, id);
    const next = other.top.getByRole('button', { name: other.say(($) => $.createCharacter.next), exact: true });
    await next.and(other.page.locator(':not([aria-disabled])')).click();
    await other.page.waitForURL((url) => url.pathname.endsWith('/myroom'));
  } finally {
    await other.close();
  }
}
