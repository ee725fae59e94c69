import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import type { RealServer, ServerAnswer, Visitor } from '#machines/bindings/by-server.ts';
import { createApp } from '#server/app.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { loadSecret } from '#server/db/migrate.ts';
import { embeddedDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/transaction.ts';
import { PROOF_VALIDITY } from '#server/limits/policies.ts';
import { createLog } from '#server/log/log.ts';
import { createOutbox } from '#server/mail/deliver.ts';
import { countedMailer, type Mail } from '#server/mail/mailer.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { Passwords } from '#server/passwords.ts';
import { freshPglite } from '#tests/support/fresh-pglite.ts';

/** A request of the page, on its way to the server. */
export interface Forwarded {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** The API that ships, on a database in memory, with its clock and its mails in the runner's hands. The page's cookies and session are kept here. */
export interface StartedServer extends RealServer {
  /** No account, no code, no session, no limit used up; the page has a new visit. */
  begin(): Promise<void>;
  /** The page's own request. It bears the token of `signIn`, or the newest that a refresh has brought. */
  forward(request: Forwarded): Promise<ServerAnswer>;
  /** What stands in each table, as a hash: whether a call has changed something. */
  tables(): Promise<ReadonlyMap<string, string>>;
  /** What the page is signed in by. */
  token(): string | undefined;
  close(): Promise<void>;
}

interface Joined {
  readonly data: { readonly user: { readonly access_token: string; readonly user_id: string } };
}

/** What a path leaves behind; what belongs to an account goes with it. */
const EMPTIED_TABLES = ['rate_limits', 'email_codes', 'proofs', 'outbox', 'users'] as const;
const SITE = 'http://localhost:4000';

/** Every call may change it. */
const COUNTS = 'rate_limits';

interface RowsOfTable {
  readonly name: string;
  readonly hash: string;
}

/** Asks what stands in each table, as a hash. */
async function hashesOf(db: Db): Promise<RawBuilder<RowsOfTable>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const each = rows
    .filter(({ name }) => name !== COUNTS)
    .map(
      ({ name }) => sql`select ${sql.lit(name)} as name, md5(string_agg(t::text, '' order by t::text)) as hash from ${sql.table(name)} t`,
    );
  return sql<RowsOfTable>`${sql.join(each, sql` union all `)}`;
}

export async function openRealServer(): Promise<StartedServer> {
  const db = await embeddedDatabase(await freshPglite());
  const mails: Mail[] = [];
  let shift = 0;
  const moveClock = (by: number): void => {
    shift += by;
  };
  const clock = () => Date.now() + shift;
  const random = (bytes: number) => randomBytes(bytes);
  const metrics = new Metrics();
  const log = createLog({ format: 'json', level: 'silent', write: () => {} });
  const mailer = countedMailer({ send: async (mail) => void mails.push(mail), close: () => {} }, metrics);
  const outbox = createOutbox({ db, clock, random, mailer, log });
  const app = createApp({
    db,
    secret: await loadSecret(db, random),
    config: { ...configFromEnv({}), guestLimitPerHour: 10_000, emailCheckLimitPerHour: 10_000 },
    addresses: { siteUrl: SITE, worldUrl: 'http://localhost:4002' },
    outbox,
    clock,
    random,
    passwords: new Passwords(() => 0),
    log,
    metrics,
    providers: new Map(),
  });
  let hashes: RawBuilder<RowsOfTable> | undefined;
  let token: string | undefined;
  let user: string | undefined;
  const browser = () => {
    const cookies = new Map<string, string>();
    const send = async ({ method, path, headers, body }: Forwarded): Promise<ServerAnswer> => {
      const request = new Request(`${SITE}${path}`, {
        method,
        headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      await outbox.idle();
      return { status: response.status, body: (await response.json()) as ServerAnswer['body'] };
    };
    const ask = (name: CallName, body: unknown): Promise<ServerAnswer> => {
      const { method, path } = CALLS[name];
      return send({
        method,
        path: `${API_BASE}${path}`,
        headers: {
          'X-Requested-With': 'madang',
          'Content-Type': 'application/json',
          ...(bearer() !== undefined && { Authorization: `Bearer ${bearer()}` }),
        },
        body: body as Forwarded['body'],
      });
    };
    const refuses: RealServer['refuses'] = async (name, body, result) => {
      const answer = await ask(name, body);
      if (answer.body.code !== result)
        throw new Error(`the server has to answer ${result} to ${name}, but answers ${JSON.stringify(answer.body)}`);
    };
    const call: Visitor['call'] = async (name, body) => {
      const answer = await ask(name, body);
      if (answer.status !== 200) throw new Error(`the server answers ${answer.status} to ${name}: ${JSON.stringify(answer.body)}`);
      return answer;
    };
    let bearer = (): string | undefined => undefined;
    return { send, call, refuses, forget: () => cookies.clear(), with: (of: () => string | undefined) => (bearer = of) };
  };
  const page = browser();
  page.with(() => token);
  return {
    call: page.call,
    refuses: page.refuses,
    async begin() {
      for (const table of EMPTIED_TABLES) await db.deleteFrom(table).execute();
      mails.length = 0;
      token = undefined;
      user = undefined;
      page.forget();
      await page.call('configuration');
    },
    async forward({ headers, ...request }) {
      const { cookie: _, host: __, origin: ___, referer: ____, 'content-length': _____, ...kept } = headers;
      const answer = await page.send({
        ...request,
        headers: { ...kept, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      });
      const refreshed = CALLS.refreshAccessToken.accepted.safeParse(answer.body.data);
      if (request.path === `${API_BASE}${CALLS.refreshAccessToken.path}` && refreshed.success) token = refreshed.data.access_token;
      return answer;
    },
    async tables() {
      hashes ??= await hashesOf(db);
      const { rows } = await hashes.execute(db);
      return new Map(rows.map(({ name, hash }) => [name, hash]));
    },
    token: () => token,
    signIn({ body }) {
      ({ access_token: token, user_id: user } = (body as unknown as Joined).data.user);
    },
    signOut() {
      token = undefined;
    },
    async visitor() {
      const { call } = browser();
      await call('configuration');
      return { call };
    },
    moveClock,
    endProofs: () => moveClock(PROOF_VALIDITY),
    codeFor(email) {
      const found = /^ {4}([A-Z2-9]{6})$/m.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
      if (found === undefined) throw new Error(`no code was sent to ${email}`);
      return found;
    },
    forgetLimits: async () => void (await db.deleteFrom('rate_limits').execute()),
    async forgetEmail(email) {
      const owners = db.selectFrom('identities').select('user_id').where('subject', '=', email);
      await db.deleteFrom('users').where('user_id', 'in', owners).execute();
    },
    async forgetOthers() {
      await db
        .deleteFrom('users')
        .where('user_id', '!=', user ?? '')
        .execute();
    },
    close: () => db.destroy(),
  };
}
