import { expect } from 'vitest';
import type { App } from './open-app.ts';

/** Where the newest email that has a notice's link leads, in the mailbox of its owner (SAFE-1); waits until it is there. */
export async function noticeLink(app: App, email: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const answer = await fetch(`${app.server.inboxUrl}/mails.json?to=${encodeURIComponent(email)}`);
    const { mails }: { mails: { text: string }[] } = await answer.json();
    link = mails.map(({ text }) => /\bhttp:\/\/\S+\/notice\S*/.exec(text)?.[0]).find((found) => found !== undefined);
    return link;
  };
  await expect.poll(look).toBeDefined();
  return link ?? '';
}
