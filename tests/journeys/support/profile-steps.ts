import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { type Member, newMember } from './accounts.ts';
import type { App, Person } from './open-app.ts';
import { loginByEmail, openProfile } from './steps.ts';

export const addressOf = (call: CallName) => `**${API_BASE}${CALLS[call].path}`;

export async function memberInProfile(app: App): Promise<Person & { member: Member }> {
  const [member, person] = await Promise.all([newMember(app), app.person()]);
  await person.page.goto('/');
  await loginByEmail(person, member);
  await openProfile(person);
  return { ...person, member };
}
