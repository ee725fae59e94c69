import { readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts';
import { ENGINE_TEXTS } from '#src/boot/engine/engine-texts.ts';
import { NEEDED, OF_SUPPORTED_ENGINES } from '#src/boot/engine/young-apis.ts';
import { withoutComments } from './without-comments.ts';

/** What every page says to browsers that are too old for it (DOOR-3), in pieces of its markup. */
export interface EngineNotice {
  /** Goes into the head. */
  readonly style: string;
  /** Stands first in the body: the notice, hidden, and the check that shows it. */
  readonly check: string;
  /** Stands after the script that a page begins with: that could not be read, or did not come to its end. */
  readonly afterScript: string;
}

const FOLDER = 'src/boot/engine';

export async function engineNotice(root: string): Promise<EngineNotice> {
  const [style, script] = await Promise.all(
    ['too-old.css', 'engine-check.js'].map(async (name) => withoutComments(await readFile(`${root}/${FOLDER}/${name}`, 'utf8'))),
  );
  const check = script?.replace('needed*', NEEDED.join(' ')).replace('young*', OF_SUPPORTED_ENGINES.join(' '));
  return {
    style: `<style>${style}</style>`,
    check: `${markup()}<script>${check}</script>`,
    afterScript: '<script>if(!window.hasBooted)window.tooOld()</script>',
  };
}

const markup = (): string => {
  const texts = LANGUAGES.map((language) => {
    const { title, text, address, copy, copied, notCopied } = ENGINE_TEXTS[language];
    return `<div lang="${language}" data-address="${address}" data-copy="${copy}" data-copied="${copied}" data-not-copied="${notCopied}"><strong>${title}</strong> ${text}</div>`;
  });
  // The check writes it in the person's language.
  const { address, copy } = ENGINE_TEXTS[DEFAULT_LANGUAGE];
  const controls = `<input type="text" readonly aria-label="${address}"> <button type="button">${copy}</button> <span role="status"></span>`;
  return `<div id="too-old" role="alert" hidden>${texts.join('')}<div>${controls}</div></div>`;
};
