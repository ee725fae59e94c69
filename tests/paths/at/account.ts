import { Command } from 'commander';
import { LANGUAGES } from '#contract/languages.ts';
import { PASSWORD } from '#machines/samples.ts';
import { NotHere } from '#statewalk/at/started.ts';
import { Client } from './client.ts';
import { mailboxOf } from './mailbox.ts';
import { makeAccount } from './make-account.ts';

/* npm run tools -- account --at http://localhost:4000: an account to follow a plan with. */

interface Options {
  readonly at: string;
  readonly inbox?: string;
  readonly imap?: string;
  readonly nickname?: string;
  readonly id?: string;
  readonly leaving: boolean;
}

const { at, inbox, imap, nickname, id, leaving } = new Command('account')
  .description('Makes an account on a started server, and says how to log in to it.')
  .option('--at <address>', 'the server', 'http://localhost:4000')
  .option('--inbox <address>', 'the page that has its emails, where it is not the port beside it')
  .option('--imap <address>', 'a box that takes its emails: imaps://user:password@host:993/')
  .option('--nickname <nickname>', 'for a plan that needs one that is taken')
  .option('--id <id>', 'for a plan that needs one that is taken')
  .option('--leaving', 'deletes the account, which can be taken back', false)
  .parse()
  .opts<Options>();

try {
  const client = new Client(at, LANGUAGES[0]);
  const wanted = { ...(nickname !== undefined && { nickname }), ...(id !== undefined && { uvrsId: id }) };
  const account = await makeAccount(client, mailboxOf({ address: at, inbox, imap }), wanted);
  if (leaving) await client.call('deleteAccount');
  console.log(`Email     ${account.email}\nPassword  ${PASSWORD}\nNickname  ${account.nickname}\nID        ${account.uvrsId}`);
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
