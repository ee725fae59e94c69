import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { SpaceName } from '#src/pages/landing/spaces/space-names.ts';
import { textsOf } from './landing-page.tsx';

/** What section 1 says of each space, as each language says it. */
const FACTS: Readonly<Record<SpaceName, Readonly<Record<Language, readonly string[]>>>> = {
  hall: {
    ko: ['제한이 없', '문서와 영상', '말이나 글로'],
    en: ['no limit', 'documents and video', 'by voice or by text'],
    ja: ['上限はありません', '資料や動画', '声や文字'],
  },
  classroom: { ko: ['강의실', '수업'], en: ['Lecture rooms', 'class'], ja: ['講義室', '授業'] },
  study: {
    ko: ['도서관', '목표와 시간', '카메라', '백색소음'],
    en: ['Library', 'a goal and a time', 'camera', 'white noise'],
    ja: ['図書館', '目標と時間', 'カメラ', 'ホワイトノイズ'],
  },
  fair: { ko: ['입학', '취업', '초대'], en: ['Admission', 'job', 'invited'], ja: ['進学', '就職', '招待'] },
  counselling: {
    ko: ['1:1', '비공개', '다른 닉네임'],
    en: ['one to one', 'Private', 'another nickname'],
    ja: ['1対1', '非公開', '別のニックネーム'],
  },
  gallery: { ko: ['전시', '홍보'], en: ['Exhibition', 'showcase gallery'], ja: ['展示', 'PR'] },
  community: { ko: ['동아리', '수업'], en: ['clubs', 'courses'], ja: ['サークル', 'ゼミ'] },
  events: {
    ko: ['선거', '환영회', '축제', '퍼레이드'],
    en: ['elections', 'welcome ceremonies', 'festivals', 'parades'],
    ja: ['選挙', '歓迎会', '学園祭', 'パレード'],
  },
  board: { ko: ['소식', '채용', '광고'], en: ['news', 'job', 'advertising'], ja: ['お知らせ', '求人', '広告'] },
  exchange: { ko: ['대학 간 교류'], en: ['Cross-university exchange'], ja: ['大学間の交流'] },
};

test.each(LANGUAGES)('[LAND-3] each of the ten spaces is described by what section 1 says of it (%s)', async (language) => {
  const { texts } = await textsOf('landing', language);
  const names = Object.keys(FACTS) as SpaceName[];
  expect(names).toHaveLength(10);
  for (const name of names) {
    const { title, line, text } = texts.spaces[name];
    for (const fact of FACTS[name][language]) expect(`${title} ${line} ${text}`, name).toContain(fact);
  }
});
