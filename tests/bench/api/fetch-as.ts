import { send } from '../load/requests.ts';
import type { Holder } from './fill.ts';

const COOKIE = 'madang_refresh';

/** `fetch` in the browser of a session: a request takes its cookie when it is sent, and the answer's one is kept when it arrives. */
export const fetchAs =
  (url: string, holder: Holder): typeof globalThis.fetch =>
  async (asked, { method = 'GET', headers } = {}) => {
    const cookies = { Cookie: `${COOKIE}=${holder.credential}` };
    const { pathname } = new URL(String(asked));
    const { status, text, cookie } = await send(`${url}${pathname}`, {
      method,
      from: holder.address,
      headers: { ...(headers as Record<string, string>), ...cookies },
    });
    if (status === 0) throw new TypeError(text);
    const kept = cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
    if (kept !== undefined) holder.credential = kept.slice(COOKIE.length + 1);
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
  };
