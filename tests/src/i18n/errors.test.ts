import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { FailureCode } from '#machines/failures.ts';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { TEXTS } from '#src/callback/texts.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { exploreAll, type Graph } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';

/* Section 8, message by message: what each says in every language, and a state of the shipped machines in which it shows. */

const speakers = Object.fromEntries(LANGUAGES.map((language) => [language, createI18n(language, readTexts(language)).t]));
const models: Readonly<Record<string, Model>> = catalogue;
const explored = new Map<string, readonly Graph[]>();

function graphsOf(flow: keyof typeof catalogue): readonly Graph[] {
  const known = explored.get(flow);
  const model = models[flow];
  if (model === undefined) throw new Error(`no flow is called "${flow}"`);
  const graphs = known ?? exploreAll(model);
  explored.set(flow, graphs);
  return graphs;
}

/** What the text has to say, as a part of it, in each language. */
type Words = Readonly<Record<(typeof LANGUAGES)[number], string>>;
/** A state value, or a part of one. */
type State = string | { readonly [region: string]: State };

function expectSaid(code: FailureCode, words: Words): void {
  for (const language of LANGUAGES) expect(speakers[language] && failureText(speakers[language], { code })).toContain(words[language]);
}

function expectShown(code: FailureCode, flow: keyof typeof catalogue, state: State, words: Words): void {
  expectSaid(code, words);
  const shown = graphsOf(flow)
    .flatMap(({ vertices }) => [...vertices.values()])
    .filter(({ snapshot }) => snapshot.status === 'active' && JSON.stringify(models[flow]?.distinguish(snapshot)).includes(`"${code}"`));
  expect(
    shown.some(({ snapshot }) => snapshot.matches(state as never)),
    `${flow} shows ${code}`,
  ).toBe(true);
}

describe('the message', () => {
  test('[ERR-1] login failed', () =>
    expectShown('loginFailed', 'emailLogin', 'entering', { ko: '로그인하지 못했', en: 'couldn’t log you in', ja: 'ログインできません' }));

  test('[ERR-4] failed to check ID', () =>
    expectShown(
      'idCheckFailed',
      'createCharacter',
      {},
      { ko: 'ID를 확인하지 못했', en: 'couldn’t check this ID', ja: 'IDを確認できません' },
    ));

  test('[ERR-5] failed to check nickname', () =>
    expectShown(
      'nicknameCheckFailed',
      'createCharacter',
      {},
      {
        ko: '닉네임을 확인하지 못했',
        en: 'couldn’t check this nickname',
        ja: 'ニックネームを確認できません',
      },
    ));

  test('[ERR-6] failed to load info', () =>
    expectShown('infoFailed', 'profile', 'alertingInfo', {
      ko: '정보를 불러오지 못했',
      en: 'couldn’t load the information',
      ja: '情報を読み込めません',
    }));

  test('[ERR-7] failed to load user info', () => {
    const words = { ko: '내 정보를 불러오지 못했', en: 'couldn’t load your information', ja: 'ユーザー情報を読み込めません' };
    expectShown('userInfoFailed', 'session', 'alertingUserInfo', words);
    expectShown('userInfoFailed', 'ssoGateway', 'alertingFailed', words);
  });

  test('[ERR-9] failed to link the account', () => {
    const words = { ko: '계정을 연결하지 못했', en: 'couldn’t link the account', ja: 'アカウントを連携できません' };
    expectShown('linkFailed', 'emailVerification', 'settingPassword', words);
    expectShown('linkFailed', 'providerLink', 'alertingFailed', words);
  });

  test('[ERR-10] failed to set up the account', () => {
    const words = { ko: '계정을 설정하지 못했', en: 'couldn’t set up the account', ja: 'アカウントを設定できません' };
    expectShown('setUpFailed', 'emailVerification', 'settingPassword', words);
    expectShown('setUpFailed', 'providerLink', 'alertingFailed', words);
  });

  test('[ERR-11] data invalid', () =>
    expectShown('requestInvalid', 'ssoGateway', 'alertingInvalid', {
      ko: '링크에 문제가 있',
      en: 'problem with this link',
      ja: 'リンクには問題があります',
    }));

  test('[ERR-12] authentication time expired', () => {
    expectShown(
      'codeExpired',
      'emailVerification',
      { codeSent: { validity: 'expired' } },
      {
        ko: '인증 시간이 지났',
        en: 'code has expired',
        ja: '有効期限が切れ',
      },
    );
    expectShown('providerTimedOut', 'providerLogin', 'alertingFailed', { ko: '시간이 지났', en: 'took too long', ja: '有効時間が過ぎ' });
  });

  test('[ERR-13] email already registered', () =>
    expectShown('emailAlreadyRegistered', 'emailVerification', 'enteringEmail', {
      ko: '이미 가입된 이메일',
      en: 'already registered',
      ja: 'すでに登録されている',
    }));

  test('[ERR-14] email not registered', () =>
    expectShown('emailNotRegistered', 'emailVerification', 'enteringEmail', {
      ko: '가입되지 않은 이메일',
      en: 'isn’t registered',
      ja: '登録されていない',
    }));

  test('[ERR-16] email login failed', () =>
    expectShown('emailLoginFailed', 'emailLogin', 'entering', {
      ko: '이메일과 비밀번호를 확인',
      en: 'check your email and password',
      ja: 'メールアドレスとパスワードをご確認',
    }));

  test('[ERR-17] email check failed', () =>
    expectShown('emailCheckFailed', 'emailVerification', 'enteringEmail', {
      ko: '이메일을 확인하지 못했',
      en: 'couldn’t check this email',
      ja: 'メールアドレスを確認できません',
    }));

  test('[ERR-19] failed to confirm the code', () =>
    expectShown(
      'codeConfirmFailed',
      'emailVerification',
      { codeSent: { entry: 'entering' } },
      {
        ko: '인증 코드를 확인하지 못했',
        en: 'couldn’t confirm the code',
        ja: '認証コードを確認できません',
      },
    ));

  test('[ERR-22] failed to reset password', () =>
    expectShown('resetFailed', 'emailVerification', 'settingPassword', {
      ko: '비밀번호를 바꾸지 못했',
      en: 'couldn’t reset your password',
      ja: 'パスワードを再設定できません',
    }));

  test('[ERR-23] failed to change name', () =>
    expectShown('nameChangeFailed', 'nicknameChange', 'alertingFailed', {
      ko: '닉네임을 바꾸지 못했',
      en: 'couldn’t change your nickname',
      ja: 'ニックネームを変更できません',
    }));

  test('[ERR-24] failed to change ID', () =>
    expectShown('idChangeFailed', 'idChange', 'alertingFailed', {
      ko: 'ID를 바꾸지 못했',
      en: 'couldn’t change your ID',
      ja: 'IDを変更できません',
    }));

  test('[ERR-25] failed to change profile image', () =>
    expectShown('imageChangeFailed', 'imageChange', 'alertingFailed', {
      ko: '프로필 사진을 바꾸지 못했',
      en: 'couldn’t change your profile image',
      ja: '画像を変更できません',
    }));

  test('[ERR-26] failed to change account open range', () =>
    expectShown('accountOpenChangeFailed', 'profile', 'alertingOpennessFailed', {
      ko: '공개 범위를 바꾸지 못해',
      en: 'couldn’t change who can see your account',
      ja: '公開範囲を変更できません',
    }));

  test('[ERR-27] authentication failed', () =>
    expectShown('authenticationFailed', 'providerLogin', 'alertingFailed', {
      ko: '인증하지 못했',
      en: 'Authentication failed',
      ja: '認証に失敗',
    }));

  test('[ERR-29] same ID', () =>
    expectShown('sameId', 'idChange', 'alertingInvalid', { ko: '지금 쓰는 ID와 같', en: 'your current ID', ja: '現在のIDと同じ' }));

  test('[ERR-30] invalid ID format', () =>
    expectShown('idInvalid', 'idChange', 'alertingInvalid', { ko: '5~20자', en: '5–20 characters', ja: '5～20文字' }));

  test('[ERR-31] upload file missing', () =>
    expectShown('fileMissing', 'imageChange', 'choosing', { ko: '올릴 사진이 없', en: 'no image to upload', ja: '画像がありません' }));

  test('[ERR-32] upload file of wrong type', () =>
    expectShown('fileTypeWrong', 'imageChange', 'choosing', { ko: 'JPG나 PNG', en: 'Only JPG and PNG', ja: 'JPGまたはPNG' }));

  test('[ERR-33] upload file too large, with its limit of 3', () =>
    expectShown('fileTooLarge', 'imageChange', 'choosing', { ko: '3MB보다 커', en: 'larger than 3 MB', ja: '3MBを超えて' }));

  test('[ERR-34] account not found', () =>
    expectShown('accountNotFound', 'providerLogin', 'alertingAccountNotFound', {
      ko: '가입한 기록이 없',
      en: 'couldn’t find an account',
      ja: '登録が見つかりません',
    }));

  test('[ERR-35] invalid callback', () => {
    expect(TEXTS.ko.sayings.invalid.join()).toContain('잘못된 접근');
    expect(TEXTS.en.sayings.invalid.join()).toContain('without a valid answer');
    expect(TEXTS.ja.sayings.invalid.join()).toContain('無効なアクセス');
  });

  test('[ERR-36] not authenticated yet', () =>
    expectShown(
      'notAuthenticated',
      'emailVerification',
      { codeSent: { entry: 'entering' } },
      {
        ko: '아직 인증하지 않았',
        en: 'haven’t confirmed your email yet',
        ja: 'まだ認証が済んでいません',
      },
    ));

  test('[ERR-37] chunk load failed', () =>
    expectSaid('chunkFailed', { ko: '화면을 불러오지 못했', en: 'couldn’t be loaded', ja: '画面を読み込めません' }));
});
