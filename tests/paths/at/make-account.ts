import { PASSWORD } from '#machines/samples.ts';
import type { Client } from './client.ts';
import { codeFrom, type Mailbox } from './mailbox.ts';

export interface Account {
  readonly email: string;
  readonly nickname: string;
  readonly uvrsId: string;
}

/** Letters of which none looks like another, nor two of them like a third: the server refuses names that look like one that is there. */
const LETTERS = 'abcdefghkpqtxyzs';
const SECOND = 1000;
const inLetters = (count: number): string => [...count.toString(16)].map((digit) => LETTERS[Number.parseInt(digit, 16)]).join('');

/** No two runs on a server have the same names: seconds, which come again after eight years. */
const RUN = inLetters(Math.floor(Date.now() / SECOND) % 0x10000000);
let made = 0;

/** A word that no other account of this server has: at most eleven letters. */
export function newWord(): string {
  made += 1;
  return `${RUN}${inLetters(made)}`;
}

/** Confirms an email in a browser. */
export async function prove(client: Client, mailbox: Mailbox, email: string): Promise<void> {
  const known = (await mailbox.textsTo(email)).length;
  await client.call('requestEmailCode', { authWay: email });
  await client.call('confirmEmailCode', { authWay: email, authCode: await codeFrom(mailbox, email, known) });
}

/** Makes an account with an email and `PASSWORD`; the client is signed in to it. @throws NotHere */
export async function makeAccount(client: Client, mailbox: Mailbox, wanted: Partial<Account> = {}): Promise<Account> {
  const word = newWord();
  const { email = mailbox.addressOf(`at-${word}`), nickname = `N${word}`, uvrsId = `id_${word}` } = wanted;
  await prove(client, mailbox, email);
  client.signIn(
    await client.call('join', {
      authMthd: 1,
      authId: email,
      ncknm: nickname,
      gndr: 'F',
      pswd: PASSWORD,
      uvrsId,
      mrktInfrRcptAgrmYn: 'N',
    }),
  );
  return { email, nickname, uvrsId };
}
