import { expect, test } from 'vitest';
import { campusOf } from '#src/api/campus.ts';

test('[CAMPUS-2] [API-26] a list that says no more than section 7 makes a campus that shows nothing', () => {
  expect(campusOf({ cmps_code: 'ewha' })).toEqual({
    campus: { code: 'ewha', name: null, names: {}, mark: null, color: null, method: null },
    signInFirst: false,
  });
});

test('[CAMPUS-2] name, mark, colour and sign-on of the list are used', () => {
  const names = { ko: '연세대학교', en: 'Yonsei University' };
  const item = { cmps_code: 'yonsei', name: '연세', names, mark: '/campus-marks/yonsei.svg', color: '#003876', auth_mthd: 23 };
  expect(campusOf({ ...item, lgn_need_yn: 'Y' })).toEqual({
    campus: { code: 'yonsei', name: '연세', names, mark: '/campus-marks/yonsei.svg', color: '#003876', method: 'yonsei' },
    signInFirst: true,
  });
});

test('[CAMPUS-2] an address that is no mark, a word that is no colour and a way that is no university’s are left out', () => {
  for (const mark of ['javascript:alert(1)', '//evil.example/a.png', '/\\evil.example', 'http://plain.example/a.png'])
    expect(campusOf({ cmps_code: 'a', mark }).campus.mark, mark).toBeNull();
  for (const color of ['red', '#fff', '#00387', 'url(//evil.example)'])
    expect(campusOf({ cmps_code: 'a', color }).campus.color, color).toBeNull();
  for (const auth_mthd of [1, 3, 99]) expect(campusOf({ cmps_code: 'a', auth_mthd }).campus.method, String(auth_mthd)).toBeNull();
});
