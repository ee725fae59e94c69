/** An app with a browser of its own; `unknown`: a web view that does not name its app. */
export type AppId =
  | 'kakaotalk'
  | 'kakaostory'
  | 'naver'
  | 'daum'
  | 'band'
  | 'everytime'
  | 'line'
  | 'yahooJapan'
  | 'instagram'
  | 'threads'
  | 'facebook'
  | 'x'
  | 'tiktok'
  | 'wechat'
  | 'snapchat'
  | 'pinterest'
  | 'linkedin'
  | 'google'
  | 'unknown';

export type AppPlatform = 'android' | 'ios' | 'other';

/**
 * How a page in an app opens an address in the person's browser. `kakaotalk`: the app's own scheme; `line`: a parameter of the address;
 * `intent`: an Android intent for any browser.
 */
export type Door = 'kakaotalk' | 'line' | 'intent';

/** Where the app's menu with "open in browser" stands; `corner`: in one of the corners, not known which. */
export type MenuPlace = 'topRight' | 'bottomRight' | 'corner';

export interface InAppBrowser {
  readonly app: AppId;
  readonly platform: AppPlatform;
  /** Null: only the app's own menu leads out. */
  readonly door: Door | null;
  readonly menu: MenuPlace;
}

/** What the user agent does not say. */
export interface PlatformHints {
  /** A web app that was installed on the home screen: on iOS its user agent is that of a web view. */
  readonly standalone: boolean;
  /** `navigator.maxTouchPoints`: above 1, a "Macintosh" is an iPad that asks for desktop pages. */
  readonly maxTouchPoints: number;
}

interface AppRow {
  readonly app: AppId;
  readonly userAgent: RegExp;
  readonly menu: MenuPlace | { readonly android: MenuPlace; readonly ios: MenuPlace };
  /** On both platforms. Default: an intent on Android, none elsewhere. */
  readonly door?: Door | null;
}

/*
 * Apps by a word of their user agents, the more special one first. KakaoTalk and NAVER: as recordings in public show them. The words of the others, the
 * doors of KakaoTalk and LINE, and the places of the menus come from general knowledge and were seen on no device: an update of an app may move them.
 */
const APPS: readonly AppRow[] = [
  // `kakaotalk-scrap` draws previews of links, for no person.
  { app: 'kakaotalk', userAgent: /KAKAOTALK(?!-)/i, door: 'kakaotalk', menu: { android: 'topRight', ios: 'bottomRight' } },
  { app: 'kakaostory', userAgent: /KAKAOSTORY/i, menu: 'corner' },
  { app: 'naver', userAgent: /NAVER\(inapp;/, menu: 'bottomRight' },
  { app: 'daum', userAgent: /DaumApps|DaumDevice/, menu: 'bottomRight' },
  { app: 'band', userAgent: /\bBAND\/\d/, menu: 'corner' },
  { app: 'everytime', userAgent: /everytimeApp/i, menu: 'corner' },
  { app: 'line', userAgent: /\bLine\/\d/, door: 'line', menu: 'bottomRight' },
  { app: 'yahooJapan', userAgent: /YJApp-(?:IOS|ANDROID)/, menu: 'corner' },
  // Meta calls Threads "Barcelona".
  { app: 'threads', userAgent: /\bBarcelona \d|FBAN\/Barcelona/, menu: 'topRight' },
  { app: 'instagram', userAgent: /\bInstagram\b/, menu: 'topRight' },
  // Messenger, too.
  { app: 'facebook', userAgent: /FBAN\/|FBAV\/|FB_IAB\//, menu: { android: 'topRight', ios: 'bottomRight' } },
  // Not `Twitterbot`.
  { app: 'x', userAgent: /\bTwitter(?:Android| for iP)/, menu: { android: 'topRight', ios: 'bottomRight' } },
  { app: 'tiktok', userAgent: /musical_ly|BytedanceWebview|\bTikTok\b|\btrill[_/]|AppName\/trill/, menu: 'topRight' },
  // It opens neither intents nor schemes.
  { app: 'wechat', userAgent: /MicroMessenger\//, door: null, menu: 'topRight' },
  { app: 'snapchat', userAgent: /\bSnapchat\b/, menu: 'corner' },
  // Not the crawler, `Pinterest/0.2`.
  { app: 'pinterest', userAgent: /\bPinterest\/(?:iOS|Android)/, menu: 'topRight' },
  { app: 'linkedin', userAgent: /LinkedInApp/, menu: 'topRight' },
  { app: 'google', userAgent: /\bGSA\//, menu: 'corner' },
];

/**
 * Browsers that people choose as their browser, though some are made from the system's web view and say so. A name that ends in "Browser" is one of
 * them, unless it says that it is inside an app.
 */
const BROWSERS =
  /\b(?:(?!\w*InApp)\w*[Bb]rowser\/|(?:CriOS|FxiOS|EdgiOS|EdgA|OPR|OPT|OPiOS|OPX|Whale|Focus|Klar|DuckDuckGo|Ddg|PHX|Silk|Brave|Ecosia|Vivaldi|Aloha|Puffin)\b)/;

/**
 * Android's documents: since Lollipop the user agent of a WebView has `wv` at the end of its first brackets, and a device's name may have brackets of
 * its own: "moto g(60)". An app that takes it out leaves "Version/4.0 Chrome/", which no browser of its own right says.
 */
const ANDROID_WEB_VIEW = /;\s*wv\) AppleWebKit\/|\bVersion\/4\.0 Chrome\//;

/** The browser inside an app by which this page is shown (DOOR-1); null for an ordinary browser, and for one that looks like it. */
export function recogniseApp(userAgent: string, hints: PlatformHints): InAppBrowser | null {
  const platform = platformOf(userAgent, hints);
  const row = APPS.find((each) => each.userAgent.test(userAgent));
  if (row !== undefined) {
    const { app, door = intentOn(platform), menu } = row;
    return { app, platform, door, menu: typeof menu === 'string' ? menu : platform === 'android' ? menu.android : menu.ios };
  }
  if (hints.standalone || BROWSERS.test(userAgent)) return null;
  const isWebView = platform === 'android' ? ANDROID_WEB_VIEW.test(userAgent) : platform === 'ios' && isWebKitWithoutSafari(userAgent);
  return isWebView ? { app: 'unknown', platform, door: intentOn(platform), menu: 'corner' } : null;
}

const intentOn = (platform: AppPlatform): Door | null => (platform === 'android' ? 'intent' : null);

function platformOf(userAgent: string, { maxTouchPoints }: PlatformHints): AppPlatform {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  const isIPad = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
  return isIPad || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : 'other';
}

/**
 * A plain WKWebView does not say "Safari/". An app that adds it does not have Safari's "Version/", nor the name of a browser; Firefox and Chrome, which
 * pages ask for as on a Mac, have theirs.
 */
const isWebKitWithoutSafari = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) &&
  !(/\bVersion\//.test(userAgent) && /\bSafari\//.test(userAgent)) &&
  !/\b(?:Chrome|Firefox)\//.test(userAgent);
