import { describe, expect, test } from 'vitest';
import { checkEmail } from '#contract/values/email.ts';
import { shapeEmail } from '#contract/values/email-text.ts';
import { suggestEmail } from '#contract/values/suggest-email.ts';

const accepted = (value: string) => ({ ok: true, value });

describe('an email with more around it', () => {
  test.each([
    'ｍｉｎｊｉ＠ｎａｖｅｒ．ｃｏｍ',
    'minji＠naver.com',
    'minji@naver。com',
    'Minji@Naver.com ',
    'minji@naver.com.',
    'minji@naver.com,',
    '"minji@naver.com"',
    '“minji@naver.com”',
    '<minji@naver.com>',
    'Kim Minji <minji@naver.com>',
    '"Kim, Minji" <Minji@naver.com>,',
    '김민지 <minji@naver.com>',
    'mailto:minji@naver.com',
    'MAILTO:minji@naver.com?subject=Hello',
    'minji@\u200bnaver.com\ufeff',
    'mailto://minji@naver.com',
    'mailto:minji%40naver.com',
    '김민지 minji@naver.com',
    'minji@naver.com (김민지)',
    'E-mail: minji@naver.com',
    '이메일 : Minji@Naver.com 입니다.',
  ])('[VAL-3] [LOGIN-2] of %s is the address alone', (typed) => {
    expect(checkEmail(typed)).toEqual(accepted('minji@naver.com'));
  });

  test.each([
    '<a> <b>',
    'mailto:',
    'Minji <>',
    '@',
    '<@>',
    '"',
    'minji@naver.com/x',
    'minji@한국.kr/x',
    'minji@한국.kr:80',
    'minji@a@b.kr',
    '김민지 minji@naver.com; suji@naver.com',
    'minji kim@naver.com',
  ])('[VAL-3] %s is none', (typed) => expect(checkEmail(typed).ok).toBe(false));
});

describe('a domain in letters that are not Latin', () => {
  const LONG = { min: 2, max: 63 };

  test('[VAL-3] is sent in ASCII, however it was typed or the browser hands it over', () => {
    const ascii = accepted('minji@xn--3e0b707e.kr');
    for (const typed of ['minji@한국.kr', 'minji@한국.kr'.normalize('NFD'), 'minji@xn--3e0b707e.kr', 'MINJI@XN--3E0B707E.KR'])
      expect(checkEmail(typed), typed).toEqual(ascii);
    expect(checkEmail('minji@Bücher.com')).toEqual(accepted('minji@xn--bcher-kva.com'));
    expect(checkEmail('minji@日本語.jp')).toEqual(accepted('minji@xn--wgv71a119e.jp'));
  });

  test('[VAL-3] as a top-level domain it is taken where its length is configured', () => {
    for (const typed of ['a@한국.한국', 'a@xn--3e0b707e.xn--3e0b707e']) {
      expect(checkEmail(typed, LONG), typed).toEqual(accepted('a@xn--3e0b707e.xn--3e0b707e'));
      expect(checkEmail(typed), typed).toEqual({ ok: false, issue: 'format' });
    }
    expect(checkEmail('a@xn--9t4b11yi5a.xn--3e0b707e', LONG)).toEqual(accepted('a@xn--9t4b11yi5a.xn--3e0b707e'));
    for (const typed of ['a@b.xn--', 'a@b.xn--kr-', 'a@b.1kr'])
      expect(checkEmail(typed, LONG), typed).toEqual({ ok: false, issue: 'format' });
  });
});

describe('a slip in the domain', () => {
  test.each([
    [
      'gmail.com',
      'gmial.com gmail.con gmail.cm gmail.co gmail.cmo gmail.vom gmai.com gamil.com gnail.com gmaill.com gmial.con gmailcom gmail,com gmail..com',
    ],
    ['gmail.com', 'gmail.co.kr gmail.ne.jp'],
    ['naver.com', 'navr.com naver.con naver.cpm nave.com navre.com maver.com naverr.com naver.co navercom'],
    ['hanmail.net', 'hanmial.net hanmail.ent hanmali.net hanmail.nte hanmail.ne hanmail.com'],
    ['daum.net', 'daum.ent duam.net daum.nte daumm.net'],
    ['kakao.com', 'kakoa.com kakao.con kakap.com'],
    ['nate.com', 'ntae.com nate.con natee.com'],
    ['yahoo.co.jp', 'yaho.co.jp yahoo.co.jo yahoo.cojp yahooo.co.jp'],
    ['docomo.ne.jp', 'docomo.ne.j docomo.me.jp docmo.ne.jp docomo.co.jp'],
    ['outlook.com', 'outlok.com outloook.com outlook.con'],
    ['hotmail.com', 'hotmial.com hotmai.com hotmsil.com'],
    ['icloud.com', 'icloud.con iclud.com icluod.com'],
    ['icloud.com', 'icloud.net icloud.kr icloud.co.jp'],
    ['gmail.com', 'gmail gmail.net gmail.com.kr .gmail.com'],
    ['naver.com', 'naver naver.net naver.com.kr .naver.com'],
    ['hanmail.net', 'hanmail hanmail.co.kr'],
    ['kakao.com', 'kakao kakao.net'],
    ['docomo.ne.jp', 'docomo docomo.jp'],
    ['ezweb.ne.jp', 'ezweb.jp'],
    ['campus.com', 'campus.con campus.vom'],
  ])('[VAL-3] leads to the question whether %s was meant: %s', (meant, typed) => {
    for (const domain of typed.split(' ')) expect(suggestEmail(`minji@${domain}`), domain).toBe(`minji@${meant}`);
  });

  test('[VAL-3] is asked of no real domain', () => {
    const real = (
      'gmail.com naver.com naver.co.kr daum.net hanmail.net kakao.com nate.com gmx.com gmx.de mail.com email.com ymail.com me.com mac.com live.com live.co.kr ' +
      'yahoo.com yahoo.co.kr yahoo.co.jp yahoo.co.uk yahoo.ne.jp yahoo.fr yahoo.ca yahoo.com.br hotmail.fr hotmail.co.jp hotmail.ch outlook.kr outlook.jp ' +
      'outlook.cz icloud.com fastmail.com hushmail.com hey.com qq.com 163.com 126.com proton.me pm.me zoho.com yandex.com i.softbank.jp au.com ezweb.ne.jp ' +
      'nifty.com ocn.ne.jp dion.ne.jp mopera.net korea.com empal.com samsung.com google.com apple.com navercorp.com kakaocorp.com comcast.net att.net cox.net ' +
      't-online.de web.de free.fr never.com saver.com waver.com note.com rate.com gate.com late.com mate.com date.com cacao.com dam.net school.co abc.net ' +
      'snu.ac.kr nate.ac.kr naver.ac.kr yonsei.ac.kr gmail.edu mit.edu u-tokyo.ac.jp gmial.ac.jp ox.ac.uk daejeon.go.kr seoul.hs.kr nave.es.kr'
    ).split(' ');
    expect(real.filter((domain) => suggestEmail(`minji@${domain}`) !== null)).toEqual([]);
    for (const typed of ['', 'minji', '@gmial.com', 'minji@']) expect(suggestEmail(typed)).toBeNull();
  });

  test('[VAL-3] a sign that was hit twice, or beside, is asked about', () => {
    for (const typed of ['minji@@naver.com', 'minji.@naver.com', 'minji@@navr.com'])
      expect(suggestEmail(typed), typed).toBe('minji@naver.com');
    for (const typed of ['minji.@campus.kr', '.@naver.com', '@@naver.com']) expect(suggestEmail(typed), typed).toBeNull();
  });

  test('[VAL-3] [DOOR-4] letters of Hangul that stand alone keep their form while they are typed', () => {
    expect(shapeEmail('ㅡㅑㅜㅓㅑ@')).toBe('ㅡㅑㅜㅓㅑ@');
    expect(shapeEmail('민ㅈ')).toBe('민ㅈ');
    expect(shapeEmail('민지'.normalize('NFD'))).toBe('민지');
  });

  test('[VAL-3] typed in Hangul, the same keys on a Latin keyboard are asked for', () => {
    expect(suggestEmail('ㅡㅑㅜㅓㅑ@naver.com')).toBe('minji@naver.com');
    expect(suggestEmail('ㅡㅑㅜㅓㅑ@ㅜㅁㅍㄷㄱ.채ㅡ')).toBe('minji@naver.com');
    expect(suggestEmail('ㅡㅑㅜㅓㅑ77@gmial.com')).toBe('minji77@gmail.com');
    expect(suggestEmail('민지@')).toBeNull();
  });
});
