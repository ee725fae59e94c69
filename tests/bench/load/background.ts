import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import sharp from 'sharp';
import { PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { agent, post, type Reply, send } from './requests.ts';

/** What this process is started with, as JSON in its first argument. */
export interface Background {
  readonly site: string;
  readonly api: string;
  /** The member who changes the picture. */
  readonly token: string;
  /** From 0: each round guesses other accounts, from an address of its own. */
  readonly round: number;
}

const PICTURES = 20;
const PAGES_A_SECOND = 200;
const WRONG = 500;

/** Where a request and what answers it want the processor, the answer goes first: the strangers would be on machines of their own. */
os.setPriority(19);
// Linux may share the processors among sessions first, and this process has one of its own. Where it does not, there is no such file.
await writeFile('/proc/self/autogroup', '19').catch(() => {});

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

const { site, api, token, round } = JSON.parse(process.argv[2] ?? '') as Background;
const upload = multipart(await picture());
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
    const guess = { authMthd: 1, authId: `guess${round}-${wrong.length}@campus.ac.kr`, pswd: 'wrong-2026!' };
    wrong.push(...(await Promise.all(Array.from({ length: 10 }, () => post(`${api}/auth/login/email`, guess, `10.5.0.${round}`)))));
  }
})();
process.send?.('began');
void Promise.all(uploads).then(() => process.send?.('drawn'));
// The benchmark was stopped: a session of its own gets no Ctrl-C.
process.once('disconnect', () => process.exit());
process.once('message', async () => {
  isOver = true;
  clearInterval(reading);
  await guessing;
  console.info(`pages ${tally(await Promise.all(pages))}; pictures ${tally(await Promise.all(uploads))}; wrong passwords ${tally(wrong)}`);
  agent.destroy();
  process.disconnect();
});
