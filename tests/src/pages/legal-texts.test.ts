import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import { TEXT_VERSIONS } from '#contract/text-versions.ts';
import { LEGAL_DOCUMENTS, type LegalBlock, type LegalDocument, type LegalDocumentName } from '#src/pages/legal/document.ts';
import { loadDocument } from '#src/pages/legal/load-document.ts';

const blockText = (block: LegalBlock): string => {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'list') return block.items.join('\n');
  return [block.caption, ...block.head, ...block.rows.map((row) => row.join(' | '))].join('\n');
};

const sectionText = (document: LegalDocument, id: string): string => {
  const found = document.sections.find((section) => section.id === id);
  if (found === undefined) throw new Error(`no section "${id}"`);
  return [found.heading, ...found.blocks.map(blockText)].join('\n');
};

/** Ids and kinds of blocks with their sizes: what must be the same in every language. */
const shape = (document: LegalDocument) =>
  document.sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => {
      if (block.kind === 'paragraph') return block.kind;
      return block.kind === 'list' ? ['list', block.items.length] : ['table', block.head.length, block.rows.length];
    }),
  ]);

/** What a section has to say, in each language. */
type Facts = Record<string, Record<Language, readonly (string | RegExp)[]>>;

async function expectFacts(
  name: LegalDocumentName,
  id: string,
  language: Language,
  facts: readonly (string | RegExp)[] = [],
): Promise<void> {
  const text = sectionText(await loadDocument(name, language), id);
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) expect(text).toMatch(fact);
}

const TERMS: Facts = {
  definitions: {
    ko: ['캠퍼스 서비스', '스쿨 서비스', '대학교', '교육청'],
    en: ['Campus service', 'School service', 'universities', 'education offices'],
    ja: ['キャンパスサービス', 'スクールサービス', '大学', '教育庁'],
  },
  changes: {
    ko: ['15일 전', /불리한 변경은 시행일 30일 전/, '동의한 것으로'],
    en: ['15 days before', /30 days before if it is unfavourable/, 'silence counts as consent'],
    ja: ['15日前', /不利な変更は30日前/, '同意したものとみなします'],
  },
  camera: {
    ko: ['스터디 위드 미', '수업', '상담실', '카메라', '음성', '선택'],
    en: ['study-with-me', 'classes', 'counselling', 'camera', 'voice', 'optional'],
    ja: ['スタディウィズミー', '授業', '相談室', 'カメラ', '音声', '任意'],
  },
  marketing: {
    ko: ['동의한 이용자에게만', '언제든지'],
    en: ['only to users who have agreed', 'at any time'],
    ja: ['同意した利用者だけ', 'いつでも'],
  },
  guidelines: {
    ko: ['19세', '음란물', '미성년자를 성적', '미성년자에게 해', '사생활', '협박', '괴롭힘', '사칭', '자해'],
    en: ['under 19', 'Obscene', 'sexualise minors', 'Harm to minors', 'privacy', 'Threats', 'Harassment', 'Impersonation', 'self-harm'],
    ja: ['19歳', 'わいせつ', '未成年者を性的', '未成年者に害', 'プライバシー', '脅迫', '嫌がらせ', 'なりすまし', '自傷'],
  },
  consequences: { ko: ['삭제', '정지'], en: ['delete', 'suspend'], ja: ['削除', '停止'] },
  closure: { ko: ['60일 전'], en: ['60 days before'], ja: ['60日前'] },
};

const POLICY: Facts = {
  items: {
    ko: ['생년월일, 성별', '14세 미만', '법정대리인', 'IP 주소, 플랫폼, 운영체제, 기기 모델', '쿠키, 아바타 정보, 닉네임', '선택'],
    en: [
      'Birth date, gender',
      'under 14',
      'legal guardian',
      'IP address, platform, operating system, device model',
      'cookies, avatar',
      'Optional',
    ],
    ja: ['生年月日、性別', '14歳未満', '法定代理人', 'IPアドレス、プラットフォーム、OS、端末のモデル', 'クッキー、アバター', '任意'],
  },
  retention: {
    ko: [/광고.* 6개월/, /청약철회.* 5년/, /결제.* 5년/, /불만.* 3년/, /통신사실.* 1년/, /접속 기록.* 3개월/],
    en: [
      /advertising.* 6 months/,
      /withdrawal.* 5 years/,
      /Payment.* 5 years/,
      /complaints.* 3 years/,
      /Communication.* 1 year/,
      /logs.* 3 months/,
    ],
    ja: [/広告.* 6か月/, /撤回.* 5年/, /決済.* 5年/, /苦情.* 3年/, /通信事実.* 1年/, /接続記録.* 3か月/],
  },
  outsourcing: { ko: ['세 회사', '콜센터'], en: ['three companies', 'call centre'], ja: ['3社', 'コールセンター'] },
  'third-party': {
    ko: ['ID, 이메일, 고객명, 생년월일, 성별, 주소', '먼저 오는 때'],
    en: ['ID, email, customer name, birth date, gender, address', 'whichever is earlier'],
    ja: ['ID、メールアドレス、お客様名、生年月日、性別、住所', '早いほう'],
  },
  location: { ko: ['위치정보'], en: ['ocation data'], ja: ['位置情報'] },
  changes: { ko: ['2022.11.30'], en: ['2022.11.30'], ja: ['2022.11.30'] },
};

describe.each(LANGUAGES)('%s', (language) => {
  test.each(Object.keys(TERMS))('[LEGAL-1] the terms of service say what they have to in section %s', (id) =>
    expectFacts('serviceTerms', id, language, TERMS[id]?.[language]),
  );

  test.each(Object.keys(POLICY))('[LEGAL-2] the privacy policy says what it has to in section %s', (id) =>
    expectFacts('privacyPolicy', id, language, POLICY[id]?.[language]),
  );
});

test.each(LANGUAGES)('[LEGAL-2] three companies are entrusted with processing (%s)', async (language) => {
  const { sections } = await loadDocument('privacyPolicy', language);
  const tables = sections.find(({ id }) => id === 'outsourcing')?.blocks.filter((block) => block.kind === 'table') ?? [];
  expect(tables.map(({ rows }) => rows.length)).toEqual([3]);
});

test.each(['serviceTerms', 'privacyPolicy'] as const)(
  '[LEGAL-1] [AGR-5] the %s name the day of their last change and what changed',
  async (name) => {
    const day = new Date(TEXT_VERSIONS[name].version);
    for (const language of LANGUAGES) {
      const { sections } = await loadDocument(name, language);
      const last = sections.at(-1);
      expect(sectionText({ title: '', sections }, last?.id ?? '')).toContain(longDate(language, day, 'UTC').replaceAll('\u00a0', ' '));
    }
  },
);

test('[PROF-1] [AGR-5] no text sends people to the customer centre for what their profile does: to leave, or to stop marketing', async () => {
  const PLACES = { serviceTerms: 'termination', marketing: 'refusal' } as const;
  const CENTRE = { ko: '고객센터', en: 'customer centre', ja: 'カスタマーセンター' };
  const PROFILE = { ko: '내 프로필', en: 'profile', ja: 'マイプロフィール' };
  for (const [name, id] of Object.entries(PLACES) as [keyof typeof PLACES, string][])
    for (const language of LANGUAGES) {
      const text = sectionText(await loadDocument(name, language), id);
      expect(text).toContain(PROFILE[language]);
      expect(text).not.toContain(CENTRE[language]);
    }
});

test('[LEGAL-1] the terms are titled a standard terms draft', async () => {
  expect((await loadDocument('serviceTerms', 'ko')).title).toContain('표준약관안');
});

describe.each(LEGAL_DOCUMENTS)('[LEGAL-3] %s', (name) => {
  test('reads in English and Japanese section by section as in Korean', async () => {
    const korean = await loadDocument(name, 'ko');
    expect(new Set(korean.sections.map(({ id }) => id)).size).toBe(korean.sections.length);
    for (const language of LANGUAGES) expect(shape(await loadDocument(name, language)), language).toEqual(shape(korean));
  });

  test('every table row has a cell for every column', async () => {
    for (const language of LANGUAGES) {
      for (const block of (await loadDocument(name, language)).sections.flatMap(({ blocks }) => blocks)) {
        if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
      }
    }
  });
});
