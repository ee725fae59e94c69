import type { Language } from '#contract/languages.ts';
import { OPERATOR_TIME_ZONE } from '#contract/long-date.ts';
import { methodByType } from '#contract/methods.ts';
import { EMAIL } from '../accounts/identities.ts';
import type { Texts } from '../languages.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';

const EMAIL_WAY: Texts = { ko: '이메일과 비밀번호', en: 'email and password', ja: 'メールアドレスとパスワード' };
const PASSKEY_WAY: Texts = { ko: '패스키', en: 'a passkey', ja: 'パスキー' };
const UNKNOWN_DEVICE: Texts = { ko: '알 수 없는 기기', en: 'an unknown device', ja: '不明な端末' };
const TIME: Texts = { ko: '{time} (한국 시간)', en: '{time} (Korean time)', ja: '{time}（韓国時間）' };
const LABELS: Readonly<Record<'way' | 'device' | 'network' | 'time', Texts>> = {
  way: { ko: '로그인 방법', en: 'Way to log in', ja: 'ログイン方法' },
  device: { ko: '기기', en: 'Device', ja: '端末' },
  network: { ko: '네트워크', en: 'Network', ja: 'ネットワーク' },
  time: { ko: '시각', en: 'Time', ja: '日時' },
};

/** What an email and its page name of an access to an account (SAFE-1). */
export interface AccessFacts {
  readonly method: number;
  /** As `deviceFamily` writes it; empty: unknown. */
  readonly device: string;
  /** As `networkHint` writes it; empty: unknown. Its page, which the owner opens later, does not say it. */
  readonly network?: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** Google, Kakao, …, a passkey, or the email with its password. */
export const wayName = (language: Language, method: number): string =>
  method === EMAIL ? EMAIL_WAY[language] : method === PASSKEY ? PASSKEY_WAY[language] : (methodByType(method)?.name ?? '');

/** Label and value of each fact: an email does not know where it is read, so its time is the operator's. */
export function accessFacts(
  language: Language,
  { method, device, network = '', at }: AccessFacts,
): readonly (readonly [label: string, value: string])[] {
  return [
    [LABELS.way[language], wayName(language, method)],
    [LABELS.device[language], device || UNKNOWN_DEVICE[language]],
    ...(network === '' ? [] : [[LABELS.network[language], network] as const]),
    accessTime(language, at),
  ];
}

/** Label and value; ms since the epoch. */
export function accessTime(language: Language, at: number): readonly [label: string, value: string] {
  const locale = language === 'en' ? 'en-GB' : language;
  // Hours up to 24, since ICU writes AM in Korean texts from 2025 on.
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: OPERATOR_TIME_ZONE,
  }).format(new Date(at));
  return [LABELS.time[language], TIME[language].replace('{time}', time)];
}
