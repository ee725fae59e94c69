import './engine/fill-gaps.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { gatewayRequest, isGatewayRequest } from '#contract/values/gateway-request.ts';
import { markLastWay } from '../browser/last-way-mark.ts';
import { nextTask } from '../browser/next-task.ts';
import { showLanguage } from '../browser/page-language.ts';
import { attempt, localStore } from '../browser/safe-storage.ts';
import { savesData } from '../browser/saves-data.ts';
import { hasSessionHint } from '../browser/session-hint.ts';
import { isWebFontKept, showWebFont } from '../browser/web-font.ts';
import { keepFocus } from '../ui/kept-focus.ts';
import { keepPresses } from '../ui/kept-press.ts';
import { type AppFiles, fetchAhead, loadApp, readAppFiles } from './app-files.ts';
import { takeAskedPopup } from './asked-by-address.ts';
import { isAwaited, isUnderWay } from './awaited.ts';
import { drawCampusSearch } from './campus-search.ts';
import { answerInDrawnPopups, loginPopup, offeredMethods } from './drawn-popups.ts';
import { type EarlyInput, watchEarlyInput } from './early-input.ts';
import { blameEngine, isTooOld } from './engine/engine-failure.ts';
import { whenInputPauses } from './input-pause.ts';
import { layOutWholeForPlaces } from './lay-out-whole.ts';
import { showNotLoaded } from './not-loaded.ts';
import { firstParsed, isForeign, parsed, speak, wantedLanguage } from './page-language.ts';
import { fetchPicturesAtScroll } from './pictures-ahead.ts';
import { showSettings } from './show-settings.ts';
import { showChosenTheme, showThemeInMenus } from './show-theme.ts';
import { whenLoaded, whenShown } from './when-shown.ts';

/*
 * Inline at the start of the body of every page, so that the first paint is right: the language, and nothing of a visitor's header for a person
 * who is signed in. Not in the head: there Chromium parses the style and runs the script in one task. In a prerendered page it fetches the
 * application when the page rests, and runs it when a person is about to use it: running it keeps a slow phone busy for most of a second, in
 * which the page could neither scroll nor take letters.
 */

declare global {
  interface Window {
    /** In a prerendered page only. */
    earlyInput?: EarlyInput;
  }
}

/** A person who has not touched the page this long after it has loaded, ms, may be reading; the application comes for what it does by itself. */
const REST = 12_000;

/** Before each of what a page fetches by itself, ms: its first picture is shown meanwhile, and then its words in the web font. */
const PAUSE = 500;

/** `src/boot/landing.ts` stands in its page. */
const LANDING = 'main [data-page]';

/** What `/?signup` stands for; it waits for the application. */
const SIGN_UP = 'header [data-event=signUp]';

const root = document.documentElement;

/** Notes for the style whether a person may be signed in. @returns the same */
function noteSession(): boolean {
  const cookies = attempt(() => document.cookie, '');
  // Or the server's hint that there may be one: the application restores it (DOOR-7).
  const hasToken = localStore.get(STORAGE_KEYS.accessToken) !== null || /(^|; )access_token=/.test(cookies) || hasSessionHint(cookies);
  if (hasToken) root.dataset.session = '';
  else delete root.dataset.session;
  return hasToken;
}

noteSession();
markLastWay(offeredMethods());
layOutWholeForPlaces();
fetchPicturesAtScroll();

const language = wantedLanguage();
const files = readAppFiles(document.currentScript?.dataset.files);
// The page stays as it is drawn, to be read.
if (isTooOld()) root.dataset.loaded = '';
else if (files === undefined) {
  showLanguage(language);
  root.dataset.loaded = '';
} else if (files.page === '') {
  showLanguage(language);
  drawCampusSearch(language);
  whenShown(() => startApp(files));
} else {
  // As it was drawn; no translator has been here yet.
  root.dataset.language = root.lang;
  const wasForeign = isForeign(language);
  const drawn = (wasForeign ? speak(language, files.page) : parsed()).then(showSettings);
  whenShown(() => beginVisit(files, { wasForeign, drawn }));
}

/** In the page of all other routes: at once. */
function startApp(files: AppFiles): void {
  void fetchAhead(files);
  parsed()
    .then(() => loadApp(files))
    .then(() => Object.assign(root.dataset, { loaded: '' }))
    .catch((error: unknown) => {
      blameEngine(error);
      showNotLoaded();
    });
}

interface Drawing {
  /** The page stood in another language than the person's. */
  readonly wasForeign: boolean;
  /** It stands in the person's, with what the operator has set. */
  readonly drawn: Promise<void>;
}

/** In a prerendered page: listens, opens what opens by itself, and fetches the application when the page rests. */
function beginVisit(files: AppFiles, { wasForeign, drawn }: Drawing): void {
  // Another page may have signed in or out, or chosen a theme, since this one was drawn ahead.
  const hasToken = noteSession();
  markLastWay(offeredMethods());
  showChosenTheme();
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    void fetchAhead(files);
    // A page that changes its language meanwhile would have its popups twice.
    const loaded = drawn.then(() => loadApp(files));
    loaded.catch((error: unknown) => {
      blameEngine(error);
      // A person who asks again may have more luck: the page stands meanwhile.
      isLoading = false;
      window.earlyInput?.giveUp();
    });
  };
  const isGateway = files.opens !== '';
  const asked = isGateway ? null : takeAskedPopup();
  // The application says that a partner's request is wrong (GW-1), and opens what only it can.
  const begins = isGateway
    ? isGatewayRequest(gatewayRequest(location.search)) && !isUnderWay() && files.opens
    : asked?.popup === 'login' && !isUnderWay() && loginPopup();
  // At once where it is at hand. In another language than the page's, the application knows the font.
  const ownFont = () => wasForeign || savesData() || void showWebFont(files.font).catch(() => undefined);
  const isFontKept = isWebFontKept(files.font);
  if (isFontKept) ownFont();
  const sign = whenInputPauses(load);
  window.earlyInput = watchEarlyInput({ onActivity: sign, onInput: load });
  window.drawnPopups = answerInDrawnPopups();
  keepPresses();
  keepFocus();
  void drawn.then(() => {
    showThemeInMenus();
    // Its elements alone hear it: what draws the page anew brings others, which have their own.
    const landing = document.querySelector<HTMLElement>(LANDING);
    if (landing === null || window.actOnLanding === undefined) return;
    window.actOnLanding(landing);
    window.earlyInput?.pageActs();
  });
  for (const type of ['pointerdown', 'keydown'] as const)
    document.addEventListener(type, () => fetchAhead(files), { once: true, passive: true });
  if (!hasToken) {
    // The form takes letters, and is painted, before the page behind it is parsed.
    void (wasForeign ? drawn : firstParsed()).then(() => {
      window.drawnPopups?.begin(begins || '');
      if (window.drawnPopups?.open() != null) document.querySelector('link[rel=expect]')?.remove();
    });
    if (asked?.popup === 'signUp') void drawn.then(() => window.earlyInput?.await(SIGN_UP));
  }
  const hasBegun = () => window.drawnPopups?.open() != null && asked?.isOneOfMore !== true;
  // After what waits for the same, and may open a popup.
  void parsed()
    .then(nextTask)
    .then(() => (hasToken || isAwaited(hasBegun())) && load());
  // Another tab signs in or chooses a language.
  window.addEventListener('storage', load, { once: true });
  // One after another: each keeps a slow phone busy.
  const fetchWhatIsLikely = async () => {
    if (!begins) await idle(PAUSE);
    if (!isFontKept) ownFont();
    if (!begins) await idle(PAUSE);
    await fetchAhead(files);
    await idle();
    root.dataset.loaded = '';
    // It checks what the partner asks for, and names the partner (GW-2).
    if (begins) sign();
  };
  whenLoaded(() => {
    void fetchWhatIsLikely();
    setTimeout(sign, REST);
  });
}

window.hasBooted = true;

/** @param pause ms at least */
function idle(pause = 0): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), pause);
    else setTimeout(resolve, pause + 200);
  });
}
