import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { type Member, newMember } from './accounts.ts';
import { type App, type Person, seeState } from './open-app.ts';
import { loginByEmail, openProfile, press } from './steps.ts';

export const addressOf = (call: CallName) => `**${API_BASE}${CALLS[call].path}`;

export async function memberInProfile(app: App): Promise<Person & { member: Member }> {
  const [member, person] = await Promise.all([newMember(app), app.person()]);
  await person.page.goto('/');
  await loginByEmail(person, member);
  await openProfile(person);
  return { ...person, member };
}

/** From the profile until it is said that the account is deleted; `seen` runs in each state on the way. */
export async function deleteAccount(person: Person, seen = async () => {}): Promise<void> {
  const { page } = person;
  await press(person, ($) => $.myProfile.deleteAccount);
  await seeState(page, 'accountDeletion', 'explaining');
  await seen();
  await press(person, ($) => $.accountDeletion.goOn);
  await seeState(page, 'accountDeletion', 'confirming');
  await seen();
  await press(person, ($) => $.accountDeletion.submit);
  await seeState(page, 'accountDeletion', 'alertingDeleted');
  await seen();
}
