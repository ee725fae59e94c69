import { describe, expect, it } from 'vitest';
import { recogniseApp } from '#contract/in-app-browsers.ts';
import { METHODS, type MethodCode } from '#contract/methods.ts';
import { isRefusedIn } from '#contract/refused-ways.ts';

const PHONE = { standalone: false, maxTouchPoints: 5 };
const DESK = { standalone: false, maxTouchPoints: 0 };
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-S918N Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const ANDROID_TAIL = 'Chrome/115.0.5790.138 Mobile Safari/537.36';

/** User agents of apps: those of KakaoTalk and NAVER as public recordings have them, the others put together from the names that the apps add. */
const IN_APPS = [
  ['kakaotalk', 'ios', 'kakaotalk', 'bottomRight', `${IOS} Mobile/15E148 KAKAOTALK 10.3.1`],
  ['kakaotalk', 'android', 'kakaotalk', 'topRight', `${ANDROID} ${ANDROID_TAIL};KAKAOTALK 2410310`],
  ['kakaotalk', 'android', 'kakaotalk', 'topRight', `${ANDROID} ${ANDROID_TAIL} KAKAOTALK/10.8.5 (INAPP)`],
  ['kakaostory', 'android', 'intent', 'corner', `${ANDROID} ${ANDROID_TAIL} KAKAOSTORY/7.5.1`],
  ['naver', 'ios', null, 'bottomRight', `${IOS} Version/16.5 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 1010; 11.24.5; 12PRO)`],
  [
    'naver',
    'android',
    'intent',
    'bottomRight',
    `${ANDROID} Chrome/102.0.5005.189 Whale/1.0.0.0 Crosswalk/27.102.0.21 Mobile Safari/537.36 NAVER(inapp; search; 1010; 11.24.6)`,
  ],
  ['daum', 'android', 'intent', 'bottomRight', `${ANDROID} ${ANDROID_TAIL} DaumApps/7.9.5 DaumDevice/mobile`],
  ['band', 'android', 'intent', 'corner', `${ANDROID} ${ANDROID_TAIL} BAND/16.2.0 (ko)`],
  ['everytime', 'ios', null, 'corner', `${IOS} Mobile/15E148 everytimeApp`],
  ['line', 'ios', 'line', 'bottomRight', `${IOS} Mobile/15E148 Safari Line/13.7.1`],
  ['line', 'android', 'line', 'bottomRight', `${ANDROID} ${ANDROID_TAIL} Line/13.7.1/IAB`],
  ['yahooJapan', 'ios', null, 'corner', `${IOS} Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.50.0`],
  ['instagram', 'ios', null, 'topRight', `${IOS} Mobile/15E148 Instagram 289.0.0.14.109 (iPhone14,5; iOS 16_5; ko_KR; ko; scale=3.00)`],
  ['instagram', 'android', 'intent', 'topRight', `${ANDROID} ${ANDROID_TAIL} Instagram 289.0.0.0.30 Android (33/13; 480dpi; samsung)`],
  ['threads', 'android', 'intent', 'topRight', `${ANDROID} ${ANDROID_TAIL} Barcelona 289.0.0.77.109 Android`],
  ['facebook', 'ios', null, 'bottomRight', `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/420.0.0.32.70;FBBV/486888122;FBDV/iPhone14,5]`],
  ['facebook', 'android', 'intent', 'topRight', `${ANDROID} ${ANDROID_TAIL} [FB_IAB/FB4A;FBAV/420.0.0.32.70;]`],
  ['facebook', 'ios', null, 'bottomRight', `${IOS} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/417.0.0.37.110]`],
  ['x', 'ios', null, 'bottomRight', `${IOS} Mobile/15E148 Twitter for iPhone/9.68`],
  ['x', 'android', 'intent', 'topRight', `${ANDROID} ${ANDROID_TAIL} TwitterAndroid`],
  [
    'tiktok',
    'ios',
    null,
    'topRight',
    `${IOS} Mobile/15E148 musical_ly_30.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6`,
  ],
  [
    'tiktok',
    'android',
    'intent',
    'topRight',
    `${ANDROID} ${ANDROID_TAIL} trill_300103 JsSdk/1.0 NetType/WIFI AppName/trill BytedanceWebview/d8a21c6`,
  ],
  ['wechat', 'ios', null, 'topRight', `${IOS} Mobile/15E148 MicroMessenger/8.0.38(0x1800262c) NetType/WIFI Language/ko`],
  ['wechat', 'android', null, 'topRight', `${ANDROID} ${ANDROID_TAIL} XWEB/5307 MMWEBSDK/20230701 MicroMessenger/8.0.40.2420(0x28002837)`],
  ['snapchat', 'ios', null, 'corner', `${IOS} Version/16.5 Mobile/15E148 Snapchat/12.42.0.49 (like Safari/8614.3.7.0.1, panda)`],
  ['pinterest', 'ios', null, 'topRight', `${IOS} Mobile/15E148 [Pinterest/iOS]`],
  ['linkedin', 'ios', null, 'topRight', `${IOS} Mobile/15E148 [LinkedInApp]/9.27.3`],
  ['google', 'ios', null, 'corner', `${IOS} GSA/272.0.544956036 Mobile/15E148 Safari/604.1`],
  ['unknown', 'android', 'intent', 'corner', `${ANDROID} ${ANDROID_TAIL}`],
  ['unknown', 'ios', null, 'corner', `${IOS} Mobile/15E148`],
  // An app that adds what Safari says, but not its version.
  ['unknown', 'ios', null, 'corner', `${IOS} Mobile/15E148 Safari/604.1 SmartNews/23.6`],
  // A device whose name has brackets of its own.
  ['unknown', 'android', 'intent', 'corner', `${ANDROID.replace('SM-S918N', 'moto g(60)')} ${ANDROID_TAIL}`],
  // An app that takes `wv` out.
  ['unknown', 'android', 'intent', 'corner', `${ANDROID.replace('; wv', '')} ${ANDROID_TAIL} coupang/7.9`],
  // A name that says "browser", and that it is inside an app.
  ['unknown', 'android', 'intent', 'corner', `${ANDROID} ${ANDROID_TAIL} ShopInAppBrowser/2.1`],
] as const;

/** Browsers that people choose. */
const ORDINARY: readonly (readonly [string, string])[] = [
  ['Safari on an iPhone', `${IOS} Version/16.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IOS} CriOS/115.0.5790.130 Mobile/15E148 Safari/604.1`],
  ['Edge on iOS', `${IOS} Version/16.0 EdgiOS/115.0.1901.187 Mobile/15E148 Safari/604.1`],
  ['Firefox on iOS', `${IOS} FxiOS/115.2 Mobile/15E148 Safari/605.1.15`],
  ['Whale on iOS', `${IOS} Whale/2.4.5 Mobile/15E148 Safari/605.1.15`],
  ['Opera on iOS', `${IOS} Version/16.5 Mobile/15E148 Safari/604.1 OPT/4.1.1`],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Mobile Safari/537.36'],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/22.0 Chrome/111.0.5563.116 Mobile Safari/537.36',
  ],
  [
    'Whale on Android',
    'Mozilla/5.0 (Linux; Android 13; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.199 Whale/1.0.0.0 Crosswalk/28.114.0.14 Mobile Safari/537.36',
  ],
  [
    'Edge on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Mobile Safari/537.36 EdgA/115.0.1901.196',
  ],
  ['Opera Mini, made from a WebView', `${ANDROID} ${ANDROID_TAIL} OPR/70.0.2254.66861`],
  ['Firefox Focus, made from a WebView', `${ANDROID} Focus/8.0.15 ${ANDROID_TAIL}`],
  ['Aloha, made from a WebView', `${ANDROID} ${ANDROID_TAIL} AlohaBrowser/5.3.2`],
  ['the browser of Oppo, made from a WebView', `${ANDROID.replace('; wv', '')} ${ANDROID_TAIL} HeyTapBrowser/45.10.3`],
  [
    'Chrome on an iPad, as on a Mac',
    `${IOS.replace('iPhone; CPU iPhone OS 16_5_1 like Mac OS X', 'Macintosh; Intel Mac OS X 10_15_7')} CriOS/115.0 Version/11.1.1 Safari/605.1.15`,
  ],
  [
    'Chrome on a device whose name has brackets',
    'Mozilla/5.0 (Linux; Android 11; moto g(60)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/116.0 Firefox/116.0'],
  [
    'DuckDuckGo on Android',
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.138 Mobile DuckDuckGo/5 Safari/537.36',
  ],
  ['Chrome on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0.0.0 Safari/537.36'],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Safari/605.1.15',
  ],
  ['a preview that Kakao draws', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984'],
  ['a word that only contains Line/', `${IOS} Version/16.5 Mobile/15E148 Safari/604.1 Online/2`],
  ['no user agent', ''],
];

describe('recogniseApp', () => {
  it.each(IN_APPS)('[DOOR-1] %s on %s, its way out %s, its menu at %s', (app, platform, door, menu, userAgent) => {
    expect(recogniseApp(userAgent, PHONE)).toEqual({ app, platform, door, menu });
  });

  it.each(ORDINARY)('[DOOR-1] %s is an ordinary browser', (_, userAgent) => {
    expect(recogniseApp(userAgent, PHONE)).toBeNull();
  });

  it('[DOOR-1] a web app on the home screen is no app’s browser, though its user agent is that of a web view; an app on it still is', () => {
    expect(recogniseApp(`${IOS} Mobile/15E148`, { ...PHONE, standalone: true })).toBeNull();
    expect(recogniseApp(`${IOS} Mobile/15E148 KAKAOTALK 10.3.1`, { ...PHONE, standalone: true })?.app).toBe('kakaotalk');
  });

  it('[DOOR-1] an iPad that says it is a Mac is told by its touch screen', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
    expect(recogniseApp(mac, PHONE)).toEqual({ app: 'unknown', platform: 'ios', door: null, menu: 'corner' });
    expect(recogniseApp(mac, DESK)).toBeNull();
  });
});

describe('isRefusedIn', () => {
  const refused = (userAgent: string): MethodCode[] => {
    const browser = recogniseApp(userAgent, PHONE);
    return METHODS.map(({ code }) => code).filter((code) => isRefusedIn(browser, code));
  };

  it.each([
    ['KakaoTalk on an iPhone', `${IOS} Mobile/15E148 KAKAOTALK 10.3.1`, ['google']],
    ['KakaoTalk on Android', `${ANDROID} ${ANDROID_TAIL};KAKAOTALK 2410310`, ['google', 'facebook']],
    ['Facebook on Android, whose own login works there', `${ANDROID} ${ANDROID_TAIL} [FB_IAB/FB4A;FBAV/420.0.0.32.70;]`, ['google']],
    ['Instagram on Android', `${ANDROID} ${ANDROID_TAIL} Instagram 289.0.0.0.30 Android`, ['google']],
    ['a web view of an unknown app', `${ANDROID} ${ANDROID_TAIL}`, ['google', 'facebook']],
    ['Google’s own app', `${IOS} GSA/272.0 Mobile/15E148 Safari/604.1`, []],
    ['Safari', `${IOS} Version/16.5 Mobile/15E148 Safari/604.1`, []],
  ] as const)('[DOOR-1] in %s', (_, userAgent, methods) => {
    expect(refused(userAgent)).toEqual(methods);
  });
});
