import type { CloseStack } from '../close-stack.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { listenSmtp } from '../listen.ts';
import { connectableHost } from '../listeners.ts';
import { createCatcher } from './catcher.ts';
import { countedMailer, type Mailer, smtpMailer } from './mailer.ts';

/** Sends through the configured mail server; without one ours takes the emails, and the inbox shows them. */
export async function openMailer(config: Config, stack: CloseStack, deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): Promise<Mailer> {
  const mailer = countedMailer(smtpMailer(config.smtpUrl ?? (await catchMails(config, stack, deps)), config.mailFrom), deps.metrics);
  stack.add('work', { close: async () => mailer.close() });
  return mailer;
}

async function catchMails({ host, mailPort }: Config, stack: CloseStack, { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  const catcher = await listenSmtp({ host, port: mailPort, variable: 'MAIL_PORT' }, createCatcher({ db, clock }), log);
  stack.add('work', catcher);
  return `smtp://${connectableHost(host)}:${catcher.port}?ignoreTLS=true`;
}
