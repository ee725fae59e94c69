import nodemailer from 'nodemailer';
import type { Metrics } from '../metrics/metrics.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Rejects when the mail server does not take it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** By SMTP, whoever is at the other end: the embedded catcher and a real server are spoken to alike. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    { url: smtpUrl, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
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
