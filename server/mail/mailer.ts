import nodemailer from 'nodemailer';
import type { Metrics } from '../metrics/metrics.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has taken it.
   * @throws MailRefused when it never will; another error where a later try may succeed
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server says for good that it takes no email for this recipient (RFC 5321, 4.2.1: 5yz). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`the mail server answered ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/** How long a mail server may take for an answer. No request waits for it, and an email that is given up may have been taken all the same. */
const ANSWER_PATIENCE = 2 * 60_000;

/** Sends by SMTP, to the embedded catcher and to a real server alike. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: ANSWER_PATIENCE },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail).catch((error: unknown) => {
        throw refusedForGood(error) ?? error;
      });
    },
    close: () => transport.close(),
  };
}

/** Only SMTP's recipient step counts: a sender or a password that is refused is the operator's to mend. */
function refusedForGood(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error) || Reflect.get(error, 'command') !== 'RCPT TO') return undefined;
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  return typeof responseCode === 'number' && responseCode >= 500 ? new MailRefused(responseCode) : undefined;
}

/** The same mailer, whose emails are counted by whether the mail server took them. */
export const countedMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  async send(mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      metrics.mailed('failed');
      throw error;
    }
    metrics.mailed('sent');
  },
  close: () => mailer.close(),
});
