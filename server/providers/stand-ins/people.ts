import { createHash } from 'node:crypto';
import type { Texts } from '#server/languages.ts';

/** A person to sign in as. */
export interface TestPerson {
  readonly id: string;
  readonly name: Texts;
}

export const TEST_PEOPLE: readonly TestPerson[] = [
  { id: 'haneul', name: { ko: '김하늘', en: 'Haneul Kim', ja: 'キム・ハヌル' } },
  { id: 'bada', name: { ko: '이바다', en: 'Bada Lee', ja: 'イ・バダ' } },
  { id: 'sora', name: { ko: '박소라', en: 'Sora Park', ja: 'パク・ソラ' } },
];

/** Testers can be other people, too. */
export const isPersonId = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text);

/** What a provider calls a person: a number of 48 bits, so that Kakao, whose ids are numbers, can use it as well; another one at each provider. */
export const accountIdOf = (provider: string, personId: string): string =>
  String(Number.parseInt(createHash('sha256').update(`${provider}:${personId}`).digest('hex').slice(0, 12), 16));
