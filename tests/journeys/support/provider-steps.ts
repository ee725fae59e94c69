import type { Page } from 'playwright-core';
import { API_BASE } from '#contract/calls.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { isGeneric, type MethodCode, methodByCode } from '#contract/methods.ts';
import { PROVIDER_CODES, type ProviderCode } from '#server/providers/provider-settings.ts';
import type { RunningServer } from '#server/server.ts';
import { callApi, checkUser, throughWindow } from '#server/tests/support/provider-window.ts';
import { Surfer } from '#server/tests/support/surfer.ts';
import { type Member, newIdentity } from './accounts.ts';
import type { App, Person } from './open-app.ts';
import { button, field, loginAsGuest, press } from './steps.ts';

/** Each of the nine of section 3, with a language: all three occur. The federation has its own journey, on an API with schools (CAMPUS-3). */
export const EACH_PROVIDER: readonly (readonly [ProviderCode, Language])[] = PROVIDER_CODES.filter(
  (code) => !isGeneric(methodByCode(code).type),
).map((code, index) => [code, LANGUAGES[index % LANGUAGES.length] ?? 'en']);

/** How a popup words the ways through a provider. */
export type Wording = 'login' | 'join' | 'link';

let invented = 0;

/** A person at a provider who has not signed in here yet. */
export function newPersonId(): string {
  invented += 1;
  return `person-${invented}`;
}

/** Chooses a provider in the popup on top: a school in the list, a social one by its button. */
export async function chooseProvider(person: Person, method: MethodCode, wording: Wording): Promise<void> {
  if (methodByCode(method).sso) await field(person, ($) => $.providerWindow.school).selectOption(method);
  await press(person, ($) => $.methods[method][wording]);
}

/** Chooses a provider, and gives its window at the provider’s sign-in page. */
export const openProvider = (person: Person, method: MethodCode, wording: Wording): Promise<Page> =>
  providerWindow(person, () => chooseProvider(person, method, wording));

/** The window that a press opens, at the provider’s sign-in page. */
export async function providerWindow({ context }: Person, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([context.waitForEvent('page'), press()]);
  await popup.locator('#person').waitFor();
  return popup;
}

/** Signs in on a provider’s page as this person. */
export async function signInAs(provider: Page, personId: string): Promise<void> {
  await provider.locator('#person').fill(personId);
  await provider.locator('#person').press('Enter');
}

/** Gives one of a provider’s other answers: the person does not agree, or the provider fails. */
export const answer = (provider: Page, how: 'refuse' | 'fail'): Promise<void> =>
  provider.locator(`button[name="answer"][value="${how}"]`).click();

/** Waits until a window has closed. */
export const closed = async (popup: Page): Promise<void> => {
  if (!popup.isClosed()) await popup.waitForEvent('close');
};

export interface ProviderMember extends Member {
  /** Their ID at the provider’s stand-in. */
  readonly personId: string;
}

/** An account that a person joined with through a provider, made over HTTP alone: for journeys that begin with one. */
export async function newProviderMember({ server }: App, method: ProviderCode): Promise<ProviderMember> {
  const identity = newIdentity();
  const personId = newPersonId();
  const surfer = new Surfer();
  const body = {
    authMthd: methodByCode(method).type,
    authId: (await check(surfer, server, method, personId)).authId,
    ncknm: identity.nickname,
    gndr: 'F',
    uvrsId: identity.uvrsId,
    mrktInfrRcptAgrmYn: 'N',
  };
  const joined = await callApi(surfer, server, '/auth/account-link/join', body);
  if (joined.code !== 0) throw new Error(`joining by ${method} was answered ${joined.code}`);
  return { ...identity, personId };
}

/** Apple tells the server that one of its people has deleted the account there. */
export const goneAtApple = ({ server }: App, person: string): Promise<Response> =>
  fetch(`${server.providersUrl}/signal`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: 'apple', kind: 'gone', person }),
  });

/** The character that is proposed for a provider’s account, before it is made: what stands there is kept, by one press (SEEN-3). */
export async function keepProposed(person: Person): Promise<Pick<Member, 'nickname' | 'uvrsId'>> {
  const goOn = button(person, ($) => $.createCharacter.next);
  await goOn.and(person.page.locator(':not([aria-disabled])')).waitFor();
  const proposed = {
    nickname: await field(person, ($) => $.fields.nickname.label).inputValue(),
    uvrsId: await field(person, ($) => $.fields.uvrsId.label).inputValue(),
  };
  await goOn.click();
  return proposed;
}

/** Signs in as a new guest, who then stands in front of the ways to link an account. */
export async function guestIn(person: Person): Promise<Pick<Member, 'nickname' | 'uvrsId'>> {
  // Read at once: the page leaves for the 3D host.
  const answered = person.page.waitForResponse((response) => response.url().endsWith('/auth/login')).then((response) => response.json());
  await loginAsGuest(person);
  const { user } = (await answered).data;
  return { nickname: user.ncknm, uvrsId: user.uvrs_id };
}

/** The nickname of the account that this person at a provider signs in to; `undefined` when no member has joined with it. */
export const ownerOf = async ({ server }: App, method: ProviderCode, personId: string) =>
  (await check(new Surfer(), server, method, personId)).ncknm;

async function check(surfer: Surfer, server: RunningServer, method: ProviderCode, personId: string) {
  const returned = await throughWindow(surfer, server, method, { person: personId });
  const { code, data } = await checkUser(surfer, server, methodByCode(method).type, returned);
  if (code !== 0) throw new Error(`check-user for ${method} was answered ${code}`);
  return data;
}

/** The calls of the API that this person’s tabs make from now on, such as `POST /auth/check/user`. */
export function listenToCalls({ context }: Person): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(API_BASE)) calls.push(`${request.method()} ${pathname.slice(API_BASE.length)}`);
  });
  return calls;
}
