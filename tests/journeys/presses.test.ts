import { markdownTable } from 'markdown-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { countPresses, type PressCounter } from './support/press-counter.ts';
import { closed, keepProposed, newPersonId, newProviderMember, openProvider, signInAs } from './support/provider-steps.ts';
import { arrival, field, inHeader, openEmailLogin, openLogin, PASSWORD, press, seeSignedIn, top } from './support/steps.ts';

/** Presses from the landing page until the person is in; `before`: by hand, when a phone's header had a menu, and sign-up began with the welcome. With marketing ticked, its notice is confirmed by a press of its own (AGR-3). */
const BUDGET = {
  'come back by provider': { before: 3, now: 2 },
  'come back by email': { before: 4, now: 3 },
  'join by provider': { before: 6, now: 6 },
  'join by email': { before: 9, now: 7 },
  'join as a guest': { before: 6, now: 5 },
} as const;
type Journey = keyof typeof BUDGET;

let app: App;
const counted: [journey: Journey, pressed: readonly string[]][] = [];
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => {
  const rows = counted.map(([journey, pressed]) => [
    journey,
    `${BUDGET[journey].before}`,
    `${BUDGET[journey].now}`,
    `${pressed.length}`,
    pressed.join(' > '),
  ]);
  console.info(markdownTable([['from the landing page', 'before', 'budget', 'counted', 'pressed'], ...rows]));
  await app.close();
});

/** A visitor on a phone, in front of the landing page. */
async function visitor(): Promise<{ person: Person; presses: PressCounter }> {
  const person = await app.person({ language: 'en', width: 360, height: 740 });
  const presses = await countPresses(person);
  await person.page.goto('/');
  return { person, presses };
}

function holdBudget(journey: Journey, { pressed }: PressCounter): void {
  counted.push([journey, pressed]);
  expect(pressed, journey).toHaveLength(BUDGET[journey].now);
}

/** Agrees to all of it, marketing included: what takes the most presses. */
async function goToChoice(person: Person): Promise<void> {
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(person.page, 'agreement', 'reading');
  await top(person)
    .getByRole('checkbox', { name: person.say(($) => $.agreement.all) })
    .check();
  await press(person, ($) => $.agreement.submit);
  await seeState(person.page, 'agreement', 'noticingMarketing');
  await press(person, ($) => $.common.ok);
  await seeState(person.page, 'linkAccount', 'choosing');
}

test('[LOGIN-1] presses to come back by provider', async () => {
  const { personId, nickname } = await newProviderMember(app, 'google');
  const { person, presses } = await visitor();
  await openLogin(person);
  const provider = await openProvider(person, 'google', 'login');
  await signInAs(provider, personId);
  await seeSignedIn(person, nickname);
  holdBudget('come back by provider', presses);
});

test('[LOGIN-2] presses to come back by email', async () => {
  const { email, nickname } = await newMember(app);
  const { person, presses } = await visitor();
  await openEmailLogin(person);
  await presses.type(
    field(person, ($) => $.fields.email.label),
    email,
  );
  await presses.type(
    field(person, ($) => $.fields.password.label),
    PASSWORD,
  );
  await press(person, ($) => $.emailLogin.submit);
  await seeSignedIn(person, nickname);
  holdBudget('come back by email', presses);
});

test('[WELC-1] [AGR-3] [JOIN-1] presses to join by provider', async () => {
  const { person, presses } = await visitor();
  await goToChoice(person);
  const provider = await openProvider(person, 'google', 'join');
  await signInAs(provider, newPersonId());
  await closed(provider);
  await keepProposed(person);
  await arrival(app, person);
  holdBudget('join by provider', presses);
});

test('[WELC-1] [AGR-3] [EMAIL-7] presses to join by email', async () => {
  const { email } = newIdentity();
  const { person, presses } = await visitor();
  await goToChoice(person);
  await press(person, ($) => $.methods.email.join);
  await presses.type(
    field(person, ($) => $.fields.email.label),
    email,
  );
  await press(person, ($) => $.emailVerification.send);
  const code = await app.codeFor(email);
  await presses.type(
    field(person, ($) => $.fields.authCode.label),
    code,
  );
  await presses.type(
    field(person, ($) => $.fields.password.newLabel),
    PASSWORD,
  );
  await presses.type(
    field(person, ($) => $.fields.passwordConfirmation.label),
    PASSWORD,
  );
  await press(person, ($) => $.emailVerification.finish);
  await arrival(app, person);
  holdBudget('join by email', presses);
});

test('[WELC-1] [AGR-3] [JOIN-2] presses to join as a guest', async () => {
  const { person, presses } = await visitor();
  await goToChoice(person);
  await press(person, ($) => $.methods.guest.join);
  await arrival(app, person);
  holdBudget('join as a guest', presses);
});
