import http from 'node:http';
import { CALLS } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';

/** What became of a join: `refused` means that no connection was made, so the server never had the request. */
export type Outcome =
  | { readonly is: 'acknowledged'; readonly token: string; readonly nickname: string }
  | { readonly is: 'refused' }
  | { readonly is: 'failed'; readonly why: string };

interface Reply {
  readonly status: number;
  readonly body: { readonly code: number; readonly data?: { readonly user?: { readonly access_token?: string; readonly ncknm?: string } } };
}

/** Uses Node's own client on kept connections: `fetch` does not tell a connection that was refused from one that was reset. */
function send(agent: http.Agent, url: string, method: string, headers: Record<string, string>, body?: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const sent = {
      ...headers,
      ...(content !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
    };
    const request = http.request(url, { method, agent, headers: sent }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) });
        } catch (error) {
          reject(error);
        }
      });
    });
    request.on('error', reject);
    request.end(content);
  });
}

async function join(agent: http.Agent, api: string, nickname: string): Promise<Outcome> {
  const body = { authMthd: 0, authId: '', ncknm: nickname, gndr: 'F', pswd: '', uvrsId: '', mrktInfrRcptAgrmYn: 'N' };
  try {
    const reply = await send(agent, `${api}${CALLS.join.path}`, 'POST', { 'X-Requested-With': 'madang' }, body);
    const token = reply.body.data?.user?.access_token;
    if (reply.body.code === RESULT.ok && token !== undefined) return { is: 'acknowledged', token, nickname };
    return { is: 'failed', why: `HTTP ${reply.status}, code ${reply.body.code}` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'ECONNREFUSED' ? { is: 'refused' } : { is: 'failed', why: code };
  }
}

/** Joins one guest a name, `together` at once on kept connections; `onAcknowledged` gets how many are acknowledged so far. */
export async function joinAll(
  api: string,
  nicknames: readonly string[],
  together: number,
  onAcknowledged: (count: number) => void,
): Promise<readonly Outcome[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: together });
  let acknowledged = 0;
  const outcomes = await Promise.all(
    nicknames.map(async (nickname) => {
      const outcome = await join(agent, api, nickname);
      if (outcome.is === 'acknowledged') {
        acknowledged += 1;
        onAcknowledged(acknowledged);
      }
      return outcome;
    }),
  );
  agent.destroy();
  return outcomes;
}

/** The acknowledged ones that the server does not know any more. */
export async function lostOf(api: string, outcomes: readonly Outcome[]): Promise<readonly string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 10 });
  const lost = await Promise.all(
    outcomes.map(async (outcome) => {
      if (outcome.is !== 'acknowledged') return [];
      const reply = await send(agent, `${api}${CALLS.userInfo.path}`, 'GET', { Authorization: `Bearer ${outcome.token}` });
      return reply.body.data?.user?.ncknm === outcome.nickname ? [] : [`${outcome.nickname}: HTTP ${reply.status}`];
    }),
  );
  agent.destroy();
  return lost.flat();
}
