import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Deps } from '../deps.ts';

/** The newest are kept. */
const MAILS_KEPT = 200;

/** A mail server that delivers nothing: what it is given is kept in the database, for the inbox page. */
export function createCatcher({ db, clock }: Pick<Deps, 'db' | 'clock'>): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    size: 1024 * 1024,
    logger: false,
    async onData(stream, session, done) {
      try {
        const mail = await PostalMime.parse(await read(stream));
        const recipient = session.envelope.rcptTo.map((to) => to.address).join(', ');
        await keep(db, mail, recipient, clock());
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

async function read(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function keep(db: Deps['db'], mail: Email, recipient: string, receivedAt: number): Promise<void> {
  const { mail_id } = await db
    .insertInto('caught_mails')
    .values({
      sender: mail.from?.address ?? '',
      recipient,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      received_at: receivedAt,
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('caught_mails')
    .where('mail_id', '<=', mail_id - MAILS_KEPT)
    .execute();
}
