import { expect, test } from 'vitest';
import { DEFAULTS } from '#contract/defaults.ts';
import * as limits from '#contract/limits.ts';
import { isOffered, METHODS } from '#contract/methods.ts';
import { configData } from '#contract/schemas.ts';
import { methodsInWords } from '#server/docs/methods.ts';
import { openApiDocument } from '#server/docs/openapi.ts';
import { SAMPLES } from '#tests/support/samples.ts';

test('[CONST-1] the constants are those of section 9', () => {
  expect(limits).toMatchObject({
    NICKNAME_MIN: 2,
    NICKNAME_MAX: 15,
    PASSWORD_MIN: 8,
    PASSWORD_MAX: 15,
    UVRS_ID_MIN: 5,
    UVRS_ID_MAX: 20,
    UVRS_ID_CHANGE_DAYS: 30,
    UVRS_ID_CHANGE_INTERVAL: 30 * 24 * 3600 * 1000,
    AUTH_CODE_LENGTH: 6,
    CODE_VALIDITY: 3_600_000,
    CODE_TICK: 1000,
    AGE_MIN: 14,
    AGE_OF_MAJORITY: 19,
    PROFILE_IMAGE_MEGABYTES: 3,
    PROFILE_IMAGE_MAX: 3_145_728,
    PROFILE_IMAGE_TYPES: ['jpg', 'png'],
    PROFILE_IMAGE_EXTENSIONS: ['jpg', 'jpeg', 'jfif', 'png'],
    MEGABYTE: 1_048_576,
    NEW_IMAGE_DELAY: 2000,
    REQUEST_TIMEOUT: 30_000,
    CHUNK_TIMEOUT: 120_000,
    SOCIAL_WINDOW: { width: 700, height: 480 },
    SSO_WINDOW: { width: 640, height: 460 },
    ASSET_VERSION: '20250115',
    SUPPORT_HOURS: { from: '9:00', to: '18:00' },
  });
});

test('[METHOD-1] the type numbers are those of section 3, and only mobile is disabled', () => {
  const specified = METHODS.filter(({ generic }) => generic !== true);
  expect(Object.fromEntries(specified.map(({ code, type }) => [code, type]))).toEqual({
    guest: 0,
    email: 1,
    mobile: 2,
    google: 3,
    kakao: 4,
    naver: 5,
    facebook: 6,
    apple: 7,
    sookmyung: 21,
    cju: 22,
    yonsei: 23,
    ewha: 24,
  });
  expect(METHODS.filter(({ enabled }) => !enabled).map(({ code }) => code)).toEqual(['mobile']);
  expect(specified.filter(({ sso }) => sso).map(({ code }) => code)).toEqual(['sookmyung', 'cju', 'yonsei', 'ewha']);
});

test('[METHOD-1] [CAMPUS-3] one number beyond section 3 stands for every school of a federation', () => {
  expect(METHODS.filter(({ generic }) => generic)).toEqual([
    { type: 25, code: 'federation', name: 'Federation', enabled: true, sso: true, generic: true },
  ]);
  expect(DEFAULTS.enabledMethods).not.toContain(25);
});

test('[METHOD-1] the documents of the API name each type number with its flags', () => {
  expect(methodsInWords()).toBe(
    '0 guest, 1 email, 2 mobile (disabled), 3 google, 4 kakao, 5 naver, 6 facebook, 7 apple, ' +
      '21 sookmyung (university single sign-on), 22 cju (university single sign-on, edelweis), ' +
      '23 yonsei (university single sign-on, learnus), 24 ewha (university single sign-on), ' +
      '25 federation (every school of a federation: only where `/auth/config` has `schools`)',
  );
  expect(JSON.stringify(openApiDocument())).toContain(methodsInWords());
});

test('[METHOD-1] [METHOD-2] a method whose enabled flag is off, here or by the server, is not offered', () => {
  expect(
    METHODS.filter(({ code }) =>
      isOffered(
        code,
        METHODS.map(({ type }) => type),
      ),
    ).map(({ code }) => code),
  ).toEqual(METHODS.map(({ code }) => code).filter((code) => code !== 'mobile'));
  expect(isOffered('naver', [0, 1, 3])).toBe(false);
  expect(isOffered('google', [0, 1, 3])).toBe(true);
});

test.each(['not an address', 'javascript:alert(1)', 'data:text/html,x', ''])(
  '[SHELL-5] a configuration that leads to %j does not fit',
  (address) => {
    const { data } = SAMPLES.configuration;
    expect(configData.safeParse(data).success).toBe(true);
    expect(configData.safeParse({ ...data, worldUrl: address }).success).toBe(false);
    expect(configData.safeParse({ ...data, links: { ...data.links, faq: address } }).success).toBe(false);
  },
);
