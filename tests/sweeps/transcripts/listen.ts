import { virtual } from '@guidepup/virtual-screen-reader';

/** More than any popup says; a reader that goes round in circles stops. */
const PHRASES_MAX = 400;

/** What a screen reader says of an element, phrase by phrase, from its beginning to its end. */
export async function listen(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    const end = `end of ${first}`;
    while ((await virtual.spokenPhraseLog()).length < PHRASES_MAX && (await virtual.lastSpokenPhrase()) !== end) await virtual.next();
    return [...(await virtual.spokenPhraseLog())];
  } finally {
    await virtual.stop();
  }
}
