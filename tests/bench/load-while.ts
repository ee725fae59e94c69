import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PROFILE_IMAGE_MAX } from '../../contract/limits.ts';
import { endAll, type ServerProcess, startProcess } from '../api/support/process.ts';

/**
 * `npm run bench:load`: sign-ins of others while 20 pictures are uploaded, `/` is read 200 times a second and one address tries 500 wrong
 * passwords. Prints p50 and p95 of the sign-ins, quiet and loaded, in one run, and their ratio; ends with 1 above `RATIO_MAX`.
 */
const RATIO_MAX = 2;
const SIGN_INS = 40;
const PICTURES = 20;
const PAGES_A_SECOND = 200;
const WRONG = 500;
const PASSWORD = 'spring-2026!';

const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Of the caller, which the server believes with TRUST_PROXY. */
  readonly from: string;
}

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

const send = (url: string, { method = 'GET', headers = {}, body, from }: Sent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const length: Record<string, string> = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { method, agent, headers: { 'X-Requested-With': 'madang', 'X-Forwarded-For': from, ...length, ...headers } };
    const request = http.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), cookie });
      });
    });
    // Told in the tally; a sign-in that is not answered ends the run.
    request.on('error', (error) => resolve({ status: 0, text: error.message, cookie: '' }));
    request.end(body);
  });

const post = (url: string, body: unknown, from: string, cookie = '', method = 'POST'): Promise<Reply> =>
  send(url, { method, from, headers: { 'Content-Type': 'application/json', Cookie: cookie }, body: JSON.stringify(body) });

/** Joins with an email that is proven by the code in the inbox. */
async function member(server: ServerProcess, email: string, number: number): Promise<string> {
  const api = server.urlOf('API');
  const from = `10.1.0.${number}`;
  const { cookie } = await post(`${api}/auth/occupancy/email-user`, { authWay: email }, from);
  let code: string | undefined;
  while (code === undefined) {
    const { text } = await send(`${server.urlOf('Inbox')}/mails.json?to=${encodeURIComponent(email)}`, { from });
    code = /^ {4}([A-Z2-9]{6})$/m.exec(JSON.parse(text).mails[0]?.text ?? '')?.[1];
  }
  await post(`${api}/auth/occupancy/email`, { authWay: email, authCode: code }, from, cookie, 'PUT');
  const about = { ncknm: `bench${number}`, gndr: 'F', pswd: PASSWORD, uvrsId: `bench.load${number}`, mrktInfrRcptAgrmYn: 'N' };
  const joined = await post(`${api}/auth/join`, { authMthd: 1, authId: email, ...about }, from, cookie);
  const token: unknown = JSON.parse(joined.text).data?.user?.access_token;
  if (typeof token !== 'string') throw new Error(`no member: ${joined.text}`);
  return token;
}

async function signIns(api: string, email: string, counted: { from: number }): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < SIGN_INS; index += 1) {
    counted.from += 1;
    const began = performance.now();
    const { status } = await post(
      `${api}/auth/login/email`,
      { authMthd: 1, authId: email, pswd: PASSWORD },
      `10.2.${counted.from >> 8}.${counted.from & 255}`,
    );
    if (status !== 200) throw new Error(`a sign-in was answered ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** Noise, which no encoder makes small: a file of 2 MB or more, and work to decode. */
async function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#000000', noise } })
    .jpeg({ quality: 45 })
    .toBuffer();
  if (bytes.length > PROFILE_IMAGE_MAX) throw new Error(`the picture has ${bytes.length} bytes`);
  return bytes;
}

function multipart(bytes: Buffer): { body: Buffer; headers: Record<string, string> } {
  const boundary = 'madang-bench';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="prflImg"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` } };
}

/** How many answers had which status. */
const tally = (replies: readonly Reply[]): string => {
  const statuses = replies.map(({ status }) => status);
  return [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} x ${status}`).join(', ');
};

const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-load-'));
try {
  const server = await startProcess({ DATA_DIR: path.join(directory, 'data'), TRUST_PROXY: '1', SKIP_BUILD: '0' });
  const [site, api] = [server.urlOf('Site'), server.urlOf('API')];
  const emails = ['one@campus.ac.kr', 'two@campus.ac.kr'] as const;
  await member(server, emails[0], 1);
  const token = await member(server, emails[1], 2);
  const upload = multipart(await picture());
  const counted = { from: 0 };
  await signIns(api, emails[0], counted);
  const quiet = await signIns(api, emails[0], counted);

  let isOver = false;
  const pages: Promise<Reply>[] = [];
  const reading = setInterval(() => {
    for (let index = 0; index < PAGES_A_SECOND / 20; index += 1)
      pages.push(send(`${site}/`, { from: '10.3.0.1', headers: { 'Accept-Encoding': 'br' } }));
  }, 50);
  const uploads = Array.from({ length: PICTURES }, () =>
    send(`${api}/auth/change/profile`, {
      method: 'PUT',
      from: '10.4.0.1',
      body: upload.body,
      headers: { ...upload.headers, Authorization: `Bearer ${token}` },
    }),
  );
  const wrong: Reply[] = [];
  const guessing = (async () => {
    while (wrong.length < WRONG && !isOver) {
      const guess = { authMthd: 1, authId: `guess${wrong.length}@campus.ac.kr`, pswd: 'wrong-2026!' };
      wrong.push(...(await Promise.all(Array.from({ length: 10 }, () => post(`${api}/auth/login/email`, guess, '10.5.0.1')))));
    }
  })();
  const loaded = await signIns(api, emails[0], counted);
  isOver = true;
  clearInterval(reading);
  await guessing;
  const ratio = percentile(loaded, 0.95) / percentile(quiet, 0.95);
  const row = (name: string, times: readonly number[]) =>
    console.info(
      `${name}  p50 ${percentile(times, 0.5).toFixed(0)} ms  p95 ${percentile(times, 0.95).toFixed(0)} ms  (${times.length} sign-ins)`,
    );
  row('quiet ', quiet);
  row('loaded', loaded);
  console.info(`ratio of p95 ${ratio.toFixed(2)} (at most ${RATIO_MAX})`);
  console.info(`pages ${tally(await Promise.all(pages))}; pictures ${tally(await Promise.all(uploads))}; wrong passwords ${tally(wrong)}`);
  process.exitCode = ratio <= RATIO_MAX ? 0 : 1;
  await server.end('SIGTERM');
} finally {
  agent.destroy();
  endAll();
  await rm(directory, { recursive: true, force: true });
}
