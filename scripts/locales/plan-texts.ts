import type { Language } from '#contract/languages.ts';
import { JOSA_PAIRS, type JosaPair, withJosa } from '#src/i18n/josa.ts';
import type { Finding } from './finding.ts';
import type { FlatTexts } from './flat-texts.ts';

/** What stands in quotation marks of the language. */
const QUOTED: Readonly<Record<Language, RegExp>> = { ko: /“([^”]*)”/g, en: /“([^”]*)”/g, ja: /「([^」]*)」/g };

/** Words of browsers and their developer tools. */
const OF_BROWSERS: Readonly<Record<Language, readonly string[]>> = {
  ko: ['취소', '네트워크 상태'],
  en: ['Cancel'],
  ja: ['キャンセル', 'ネットワークの状態'],
};
/** What a tester types: marks alone, an address, a user agent. */
const IS_TYPED = /^[^\p{L}]*$|=|^Mozilla\//u;

/** Labels name the plan's own columns. */
const PARTS_OF_PLANS = 'labels.';
const SLOT_AT_END = /:? ?\{\w+\}$/;

const nested = (text: string, pages: FlatTexts): string =>
  text.replace(/\$t\(([^()]*)\)/g, (whole, key: string) => pages.get(key) ?? whole);

/** Each particle with the pair that it belongs to. */
const PAIR_OF = new Map(JOSA_PAIRS.flatMap((pair) => pair.split('/').map((particle): [string, JosaPair] => [particle, pair])));
const PARTICLES = [...PAIR_OF.keys()].sort((a, b) => b.length - a.length).join('|');
const WITH_PARTICLE = new RegExp(`“([^“”]*)”(${PARTICLES})(?=[\\s,.)]|만|도)`, 'g');
const BOTH_FORMS = /이\(가\)|가\(이\)|을\(를\)|은\(는\)|와\(과\)|\(으\)로/;

/** The particles after names of controls, with the texts of the pages: plans are Korean that a person would write. */
export function checkPlanParticles(sentences: FlatTexts, pages: FlatTexts): Finding[] {
  return [...sentences].flatMap(([path, text]) => {
    const where = `ko ${path}`;
    const both = BOTH_FORMS.exec(text);
    const wrong = [...nested(text, pages).matchAll(WITH_PARTICLE)].flatMap(([said, word = '', particle = '']) => {
      const pair = PAIR_OF.get(particle);
      const right = pair === undefined ? undefined : withJosa(word, pair).slice(word.length);
      // The sound of what a step fills in is not known.
      return right === undefined || right === particle || word.includes('{{')
        ? []
        : [{ rule: 'josa', where, says: `has "${said}" for "${right}"` }];
    });
    return [...(both === null ? [] : [{ rule: 'josa', where, says: `has both forms, "${both[0]}"` }]), ...wrong];
  });
}

/** Names of controls that stand on no page: texts of the pages come by `$t(…)`; the others are those of the mails and the stand-ins, beside code. */
export function checkPlanQuotes(language: Language, sentences: FlatTexts, besideCode: FlatTexts): Finding[] {
  const known = new Set([...besideCode.values()].map((text) => text.replace(SLOT_AT_END, '')).concat(OF_BROWSERS[language]));
  return [...sentences]
    .filter(([path]) => !path.startsWith(PARTS_OF_PLANS))
    .flatMap(([path, text]) =>
      [...text.matchAll(QUOTED[language])]
        .map(([, quoted = '']) => quoted)
        .filter((quoted) => !/\$t\(|\{\{/.test(quoted) && !IS_TYPED.test(quoted) && !known.has(quoted))
        .map((quoted) => ({
          rule: 'quotes',
          where: `${language} ${path}`,
          says: `names "${quoted}", which stands nowhere: a text of a page comes by $t(its.key)`,
        })),
    );
}

/** A colon as narrow as a Latin letter after a wide one. */
export const checkPlanColons = (sentences: FlatTexts): Finding[] =>
  [...sentences].flatMap(([path, text]) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}」）]:/u.test(text)
      ? [{ rule: 'characters', where: `ja ${path}`, says: `has ":" after a wide letter, not "：": ${text}` }]
      : [],
  );
