import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { NotHere } from './started.ts';

const PORT = 143;
const TLS_PORT = 993;
/** Mails that are read of those to one address. */
const NEWEST = 5;
/** ms */
const PATIENCE = 15_000;

/** One connection (RFC 3501): a command at a time, its whole answer as a text. */
class Session {
  private text = '';
  private tag = 0;
  private wake = () => {};

  constructor(private readonly socket: Socket) {
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('it does not answer')));
    socket.on('data', (data) => {
      this.text += data.toString('latin1');
      this.wake();
    });
    socket.on('error', () => this.wake());
    socket.on('close', () => this.wake());
  }

  async greeting(): Promise<void> {
    await this.until(/^\* (?:OK|PREAUTH)[^\r\n]*\r\n/);
  }

  /** @throws Error where it is not `OK` */
  async send(command: string): Promise<string> {
    this.tag += 1;
    const tag = `a${this.tag}`;
    this.socket.write(`${tag} ${command}\r\n`);
    const answer = await this.until(new RegExp(`^${tag} (?:OK|NO|BAD)[^\\r\\n]*\\r\\n`, 'm'));
    if (!new RegExp(`^${tag} OK`, 'm').test(answer)) throw new Error(answer.trim().split('\r\n').at(-1));
    return answer;
  }

  end(): void {
    this.socket.end();
  }

  private async until(end: RegExp): Promise<string> {
    for (;;) {
      const found = end.exec(this.text);
      if (found !== null) {
        const answer = this.text.slice(0, found.index + found[0].length);
        this.text = this.text.slice(found.index + found[0].length);
        return answer;
      }
      if (this.socket.destroyed) throw new Error('the connection has ended');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Words of the newest mails to an address in the inbox of `imap(s)://user:password@host:port`, newest first. @throws NotHere where it cannot be read */
export async function readBox(address: string, to: string): Promise<readonly string[]> {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSafe = protocol === 'imaps:';
  const where = { host: hostname, port: Number(port || (isSafe ? TLS_PORT : PORT)) };
  const session = new Session(isSafe ? connectTls({ ...where, servername: hostname }) : connectPlain(where));
  try {
    await session.greeting();
    await session.send(`LOGIN ${quoted(decodeURIComponent(username))} ${quoted(decodeURIComponent(password))}`);
    await session.send('SELECT INBOX');
    const found = /^\* SEARCH([\d ]*)/m.exec(await session.send(`SEARCH TO ${quoted(to)}`))?.[1] ?? '';
    const texts: string[] = [];
    for (const number of found
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .sort((a, b) => b - a)
      .slice(0, NEWEST))
      texts.push(textOf(await session.send(`FETCH ${number} (BODY.PEEK[])`)));
    return texts;
  } catch (error) {
    throw new NotHere(`The box at ${hostname} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    session.end();
  }
}

/** A mail as words: quoted-printable (RFC 2045, 6.7) and base64 (6.8) are read. */
function textOf(mail: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)(?:\r\n--|$)/i.exec(mail);
  const [whole = mail, body = mail] = part ?? [];
  if (/Content-Transfer-Encoding: base64/i.test(part === null ? mail : whole)) return Buffer.from(body, 'base64').toString('utf8');
  const joined = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(joined, 'latin1').toString('utf8');
}
