import { afterEach, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { tidy } from '#server/housekeeping.ts';
import { DEVICE_KEPT } from '#server/limits/policies.ts';
import { createOutbox } from '#server/mail/deliver.ts';
import { type Mail, MailRefused } from '#server/mail/mailer.ts';
import { enqueue, LEASE } from '#server/mail/outbox.ts';
import { codeFor, createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import { recordingLog } from './support/logged.ts';
import { becomeMember } from './support/people.ts';

const KIM = 'kim@madang.kr';
const HOUR = 3_600_000;
const secret = new Uint8Array(32);
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

describeApi('emails beside the requests', (api, database) => {
  afterEach(() => {
    // No line of a log names a recipient or a code.
    for (const line of api.logged) expect(JSON.stringify(line)).not.toMatch(/@madang|\b[A-Z2-9]{6}\b/);
  });

  const waiting = () => database.db.selectFrom('outbox').selectAll().execute();
  const settle = async () => {
    api.outbox.wake();
    await api.outbox.idle();
  };
  const store = (count: number, expiresAt = api.clock.now + HOUR) =>
    database.db.transaction().execute(async (tx) => {
      for (let index = 0; index < count; index += 1) {
        const mail = { to: `reader${index}@madang.kr`, subject: 'Hello', text: 'Hello', html: '<p>Hello' };
        await enqueue(tx, { clock: () => api.clock.now, secret }, { mail, expiresAt });
      }
    });
  /** What another process on the same database does. */
  const process = (send: (mail: Mail) => Promise<void>) =>
    createOutbox({ db: database.db, clock: () => api.clock.now, random, mailer: { send, close: () => {} }, log: recordingLog().log });

  it('[API-16] a request is answered before the mail server has taken the email; nothing of it is kept afterwards', async () => {
    const browser = api.browser();
    let answer = () => {};
    api.mail.answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await browser.ok('requestEmailCode', { authWay: KIM });
    expect([api.mails.length, (await waiting()).length]).toEqual([0, 1]);
    answer();
    await api.outbox.idle();
    expect(await waiting()).toEqual([]);
    await browser.ok('confirmEmailCode', { authWay: KIM, authCode: codeFor(api, KIM) });
  });

  it('[API-16] [EMAIL-4] sixty failures of the mail server use up nothing of an address, a visit or an email', {
    timeout: 60_000,
  }, async () => {
    const limited = await createTestApi(database.db, { emailCheckLimitPerHour: 60 });
    limited.mail.broken = true;
    const ask = (email: string) => limited.browser('198.51.100.7').call('requestEmailCode', { authWay: email });
    await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`student${index}@madang.kr`)));
    await Promise.all(Array.from({ length: 20 }, () => ask(KIM)));
    limited.mail.broken = false;
    const reply = await ask(KIM);
    expect([reply.code, limited.mails.map((mail) => mail.to)]).toEqual([RESULT.ok, [KIM]]);
  });

  it('[EMAIL-4] a failed email is counted when it is tried again: an outage lets no more out than the limits allow', async () => {
    const limited = await createTestApi(database.db, { emailCheckLimitPerHour: 3 });
    limited.mail.broken = true;
    for (let asked = 0; asked < 5; asked += 1) await limited.browser().ok('requestEmailCode', { authWay: `student${asked}@madang.kr` });
    limited.mail.broken = false;
    limited.clock.now += 5_000;
    limited.outbox.wake();
    await limited.outbox.idle();
    expect(limited.mails).toHaveLength(3);
    expect((await limited.browser().call('requestEmailCode', { authWay: KIM })).code).toBe(RESULT.tooManyRequests);
  });

  it('[API-16] an email that failed is sent later, with longer and longer waits; a newer code replaces it', async () => {
    const browser = api.browser();
    api.mail.broken = true;
    await browser.ok('requestEmailCode', { authWay: KIM });
    const dueIn = async () => (await waiting()).map((row) => row.due_at - api.clock.now);
    const waits = [await dueIn()];
    for (const wait of [5_000, 10_000]) {
      api.clock.now += wait;
      await settle();
      waits.push(await dueIn());
    }
    expect(waits).toEqual([[5_000], [10_000], [20_000]]);
    api.clock.now += 60_000;
    await browser.ok('requestEmailCode', { authWay: KIM });
    api.mail.broken = false;
    api.clock.now += 5_000;
    await settle();
    expect(api.mails).toHaveLength(1);
    await browser.ok('confirmEmailCode', { authWay: KIM, authCode: codeFor(api, KIM) });
  });

  it('[EMAIL-3] an email whose code has run out is dropped, not sent', async () => {
    api.mail.broken = true;
    await api.browser().ok('requestEmailCode', { authWay: KIM });
    api.mail.broken = false;
    api.clock.now += HOUR;
    await settle();
    expect([api.mails, await waiting()]).toEqual([[], []]);
  });

  it('[API-16] an email that the mail server refuses for good is not tried again', async () => {
    const tried: string[] = [];
    const outbox = process(async (mail) => {
      tried.push(mail.to);
      throw new MailRefused(550);
    });
    await store(1);
    outbox.wake();
    await outbox.idle();
    expect([tried, await waiting()]).toEqual([['reader0@madang.kr'], []]);
  });

  it('[API-16] two processes send each of fifty emails once', async () => {
    const sent: string[] = [];
    const send = async (mail: Mail) => {
      await new Promise(setImmediate);
      sent.push(mail.to);
    };
    const processes = [process(send), process(send)];
    await store(50);
    for (const one of processes) one.wake();
    await Promise.all(processes.map((one) => one.idle()));
    expect(sent.sort()).toEqual(Array.from({ length: 50 }, (_, index) => `reader${index}@madang.kr`).sort());
    expect(await waiting()).toEqual([]);
  });

  it('[API-16] an email that a lost process was sending is taken over when its claim has run out, and not before', async () => {
    const began: string[] = [];
    let breakOff = () => {};
    const gone = process(async (mail) => {
      began.push(mail.to);
      return new Promise<void>((_, reject) => {
        breakOff = () => reject(new Error('gone'));
      });
    });
    await store(1);
    gone.wake();
    await expect.poll(() => began).toHaveLength(1);
    await settle();
    expect(api.mails).toEqual([]);
    api.clock.now += LEASE;
    await settle();
    expect(api.mails).toHaveLength(1);
    // What comes back after all finds that the email is no longer its own.
    breakOff();
    await gone.idle();
    expect(await waiting()).toEqual([]);
  });

  it('[LOGIN-2] [EMAIL-3] tidying forgets emails that have run out, and devices after a year without a sign-in', async () => {
    await becomeMember(api, api.browser());
    await store(1);
    const left = async () => {
      await tidy({ db: database.db, clock: () => api.clock.now });
      return [(await waiting()).length, (await database.db.selectFrom('devices').selectAll().execute()).length];
    };
    expect(await left()).toEqual([1, 1]);
    api.clock.now += HOUR;
    expect(await left()).toEqual([0, 1]);
    api.clock.now += DEVICE_KEPT;
    expect(await left()).toEqual([0, 0]);
  });

  it('[API-16] a process that stops finishes what it is sending and leaves the rest', async () => {
    const sent: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const stopping = process(async (mail) => {
      sent.push(mail.to);
      await answered;
    });
    await store(20);
    stopping.wake();
    await expect.poll(() => sent.length).toBe(8);
    const closed = stopping.close();
    answer();
    await closed;
    expect([sent.length, (await waiting()).length]).toEqual([8, 12]);
    await settle();
    expect(api.mails).toHaveLength(12);
  });
});
