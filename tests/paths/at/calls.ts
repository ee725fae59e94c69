import type { Response } from 'playwright-core';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { HTTP_OK } from '#src/api/answer.ts';
import { requestHeaders } from '#src/api/headers.ts';
import { NotHere } from '#statewalk/at/started.ts';
import type { Answered } from './client.ts';
import type { Person } from './person.ts';

/** A call with the cookies and the session of the page. It does not wait as the page's own do. */
export async function askAsPage({ context, page, address }: Person, name: CallName, data: object): Promise<Answered> {
  const { method, path } = CALLS[name];
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.accessToken);
  const response = await context.request.fetch(new URL(`${API_BASE}${path}`, address).href, {
    method,
    data,
    headers: requestHeaders({ token, language: 'en', json: true }),
  });
  const { code = response.status(), message = '', data: answered } = (await response.json().catch(() => ({}))) as Partial<Answered>;
  return { status: response.status(), code, message, data: answered };
}

/** What an answer says; of one whose page has left meanwhile only its status is known. */
export async function readAnswer(response: Response): Promise<Pick<Answered, 'code' | 'message'>> {
  const isWell = response.status() === HTTP_OK;
  const { code = isWell ? RESULT.ok : response.status(), message = '' } = (await response.json().catch(() => ({}))) as Partial<Answered>;
  return { code, message };
}

/** Lets a call of a child flow go, and looks that it is taken. */
export const passes =
  (name: CallName) =>
  async (person: Person): Promise<void> => {
    const response = await person.calls.pass([name]);
    if (response === null) throw new NotHere(`No answer came to ${name}.`);
    const { code } = await readAnswer(response);
    if (code !== RESULT.ok) throw new NotHere(`The server answers ${code} to ${name}.`);
  };
