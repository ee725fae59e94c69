import type { Plugin } from 'vite';
import { isLanguage } from '#contract/languages.ts';
import { readTextFile, textsIn } from '../texts/read-texts.ts';

const ID = /^(.+\/i18n\/texts\/(?:\w+\/)?\w+\.json)\?language=(\w+)$/;

/** `texts/login.json?language=ko` is the Korean part of that file, so that a page is sent one language (FOOT-1). */
export const textsOfLanguage = (): Plugin => ({
  name: 'texts-of-language',
  enforce: 'pre',
  load: {
    filter: { id: ID },
    handler(id) {
      const [, file = '', language] = ID.exec(id) ?? [];
      if (!isLanguage(language)) throw new Error(`no language is called "${language}": ${id}`);
      this.addWatchFile(file);
      return { code: JSON.stringify(textsIn(language, readTextFile(file))), moduleType: 'json' };
    },
  },
});
