import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { ProviderCode } from '#server/providers/provider-settings.ts';
import { type App, openApp, type Person, reload, seeState } from '../support/open-app.ts';
import {
  closed,
  guestIn,
  listenToCalls,
  newProviderMember,
  openProvider,
  ownerOf,
  type ProviderMember,
  signInAs,
  type Wording,
} from '../support/provider-steps.ts';
import { arrival, button, goToJoin, openLogin, press, read, seeSignedIn, seeSignedOut, top } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What changes an account's ways in. */
const CONNECT = 'PUT /auth/set-up/account';

/** A new guest in front of the ways to link an account. */
async function guest(language: Language): Promise<{ person: Person; nickname: string }> {
  const person = await app.person({ language });
  await person.page.goto('/');
  return { person, nickname: (await guestIn(person)).nickname };
}

/** Signs in at a provider as a person who has an account: the question whether to go on (SOC-4). */
async function askedAbout(person: Person, method: ProviderCode, wording: Wording, { personId }: ProviderMember): Promise<void> {
  const popup = await openProvider(person, method, wording);
  await signInAs(popup, personId);
  // Until it has closed itself, a next try would take the same window again.
  await closed(popup);
  await seeState(person.page, 'providerLink', 'askingLinked');
}

/** Goes on to the first question about deleting. */
async function goOn(person: Person): Promise<void> {
  await press(person, ($) => $.linkAccount.askingLinked.link.confirm);
  await seeState(person.page, 'providerLink', 'askingReplacement');
}

test('[SOC-4] [SOC-6] linking another member’s account can be left at each question, which name both accounts, and then nothing has changed (ja)', async () => {
  const owner = await newProviderMember(app, 'naver');
  const { person, nickname } = await guest('ja');
  const { page, say } = person;
  const provider = say(($) => $.methods.naver.name);

  await askedAbout(person, 'naver', 'link', owner);
  await read(person, ($) => $.linkAccount.askingLinked.link.text, { name: owner.nickname, provider });
  await press(person, ($) => $.linkAccount.askingLinked.decline);
  await seeState(page, 'linkAccount', 'choosing');

  await askedAbout(person, 'naver', 'link', owner);
  await goOn(person);
  await read(person, ($) => $.linkAccount.askingReplacement.text, { name: owner.nickname, provider, kept: nickname });
  await press(person, ($) => $.linkAccount.askingReplacement.decline);
  await seeState(page, 'linkAccount', 'choosing');

  await askedAbout(person, 'naver', 'link', owner);
  await goOn(person);
  const calls = listenToCalls(person);
  await press(person, ($) => $.linkAccount.askingReplacement.confirm);
  await seeState(page, 'providerLink', 'confirmingReplacement');
  await read(person, ($) => $.linkAccount.confirmingReplacement.text, { name: owner.nickname, kept: nickname });
  await button(person, ($) => $.linkAccount.confirmingReplacement.confirm).waitFor();
  await press(person, ($) => $.linkAccount.confirmingReplacement.decline);
  await seeState(page, 'linkAccount', 'choosing');
  expect(calls).toEqual([]);

  await press(person, ($) => $.linkAccount.later);
  await seeSignedIn(person, nickname);
  expect(await ownerOf(app, 'naver', owner.personId)).toBe(owner.nickname);
});

test('[SOC-4] [SEEN-3] a guest with a provider’s account that has an avatar sees both, and one more press logs in to it; nothing is deleted (ko)', async () => {
  const owner = await newProviderMember(app, 'kakao');
  const { person, nickname } = await guest('ko');
  await askedAbout(person, 'kakao', 'link', owner);
  for (const text of [owner.nickname, `@${owner.uvrsId}`, nickname]) await top(person).getByText(text, { exact: true }).waitFor();
  await press(person, ($) => $.linkAccount.askingLinked.logIn, { name: owner.nickname });
  await seeSignedIn(person, owner.nickname);
  expect(await ownerOf(app, 'kakao', owner.personId)).toBe(owner.nickname);
});

test('[SOC-4] [SOC-5] confirmed twice, the other account is gone and its owner signed out; the guest keeps theirs and signs in by it (ko)', async () => {
  const owner = await newProviderMember(app, 'sookmyung');
  const theirs = await app.person();
  await theirs.page.goto('/');
  await openLogin(theirs);
  await signInAs(await openProvider(theirs, 'sookmyung', 'login'), owner.personId);
  await seeSignedIn(theirs, owner.nickname);

  const { person, nickname } = await guest('ko');
  await askedAbout(person, 'sookmyung', 'link', owner);
  await goOn(person);
  await press(person, ($) => $.linkAccount.askingReplacement.confirm);
  await press(person, ($) => $.linkAccount.confirmingReplacement.confirm);
  expect((await arrival(app, person)).nickname).toBe(nickname);
  expect(await ownerOf(app, 'sookmyung', owner.personId)).toBe(nickname);

  await reload(theirs.page);
  await seeSignedOut(theirs);
});

test('[SOC-4] a double click on the first question leaves the second one unanswered; so does Enter that is pressed twice', async () => {
  const owner = await newProviderMember(app, 'facebook');
  const { person } = await guest('en');
  const { page } = person;
  await askedAbout(person, 'facebook', 'link', owner);
  await goOn(person);
  const calls = listenToCalls(person);
  await button(person, ($) => $.linkAccount.askingReplacement.confirm).dblclick();
  await seeState(page, 'providerLink', 'confirmingReplacement');
  // A press of its own is an answer.
  await press(person, ($) => $.linkAccount.confirmingReplacement.decline);
  await seeState(page, 'linkAccount', 'choosing');

  await askedAbout(person, 'facebook', 'link', owner);
  await goOn(person);
  await button(person, ($) => $.linkAccount.askingReplacement.confirm).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The second one met the gentle answer.
  await seeState(page, 'linkAccount', 'choosing');
  expect(calls.filter((call) => call === CONNECT)).toHaveLength(1);
  expect(await ownerOf(app, 'facebook', owner.personId)).toBe(owner.nickname);
});

test('[SOC-4] [API-11] a visitor who joins with an account that has joined is asked, and signs in to it; or chooses another way', async () => {
  const owner = await newProviderMember(app, 'cju');
  const person = await app.person({ language: 'ja' });
  const { page, say } = person;
  await page.goto('/');
  await goToJoin(person);
  const joinAsOwner = () => askedAbout(person, 'cju', 'join', owner);
  await joinAsOwner();
  await read(person, ($) => $.linkAccount.askingLinked.join.text, { name: owner.nickname, provider: say(($) => $.methods.cju.name) });
  await press(person, ($) => $.linkAccount.askingLinked.decline);
  await seeState(page, 'linkAccount', 'choosing');
  expect(await top(person).getByRole('alert').count()).toBe(0);
  await joinAsOwner();
  await press(person, ($) => $.linkAccount.askingLinked.logIn, { name: owner.nickname });
  expect(await arrival(app, person)).toEqual({ nickname: owner.nickname, uvrsId: owner.uvrsId });
});
