import { setTimeout as pause } from 'node:timers/promises';
import { readBox } from '#statewalk/at/imap.ts';
import { NotHere, type StartedAt } from '#statewalk/at/started.ts';

/** How long a mail may take, ms. */
const PATIENCE = 30_000;
const PAUSE = 200;
/** `npm start` opens its inbox page beside the site. */
const BESIDE = 1;
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Where the mails of a started server can be read. */
export interface Mailbox {
  /** The words of the mails to an address, newest first. */
  textsTo(email: string): Promise<readonly string[]>;
  /** Addresses at which mails arrive: in the place of `user` each has a word of its own. */
  addressOf(user: string): string;
}

interface Mails {
  readonly mails: readonly { readonly text: string }[];
}

function inboxPage(address: string): Mailbox {
  return {
    addressOf: (user) => `${user}@campus.ac.kr`,
    async textsTo(email) {
      const page = new URL('/mails.json', address);
      page.searchParams.set('to', email);
      const answer = await fetch(page).catch(() => undefined);
      if (answer?.ok !== true)
        throw new NotHere(`Mails cannot be read: ${page.origin} is no inbox page. Give one by --inbox, or a box by --imap.`);
      return ((await answer.json()) as Mails).mails.map(({ text }) => text);
    },
  };
}

/** A box that takes `name+anything@host`, too (RFC 5233). */
function imapBox(address: string): Mailbox {
  const { username, hostname } = new URL(address);
  const [name = '', host = hostname] = decodeURIComponent(username).split('@');
  return { addressOf: (user) => `${name}+${user}@${host}`, textsTo: (email) => readBox(address, email) };
}

export function mailboxOf({ address, inbox, imap }: Pick<StartedAt, 'address' | 'inbox' | 'imap'>): Mailbox {
  if (imap !== undefined) return imapBox(imap);
  if (inbox !== undefined) return inboxPage(inbox);
  const beside = new URL(address);
  if (LOCAL.includes(beside.hostname)) {
    beside.port = String(Number(beside.port || '80') + BESIDE);
    return inboxPage(beside.href);
  }
  return {
    addressOf: (user) => `${user}@campus.ac.kr`,
    textsTo: async () => {
      throw new NotHere('A mailed code cannot be read here: give the inbox page by --inbox, or a box by --imap.');
    },
  };
}

/** The code of our mails stands in a line of its own. */
const codeIn = (text: string): string | undefined => /^\s*([A-Z2-9]{6})\s*$/m.exec(text)?.[1];

/** The newest code to an address, once more than `known` have come. */
export async function codeFrom(box: Mailbox, email: string, known = 0): Promise<string> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(PAUSE)) {
    const codes = (await box.textsTo(email)).flatMap((text) => codeIn(text) ?? []);
    if (codes.length > known && codes[0] !== undefined) return codes[0];
  }
  throw new NotHere(`No code has come to ${email}.`);
}
