import './ui/styles/index.css';
import { partnerWishes } from '#contract/values/partner-wishes.ts';
import { whenCrashed } from './app/crashed.ts';
import { takeOverDocument } from './app/islands/document.tsx';
import { POPUPS_PREFIX, Popups } from './app/popups/popups.tsx';
import { App } from './app/routes/app.tsx';
import { tellPageShown, whenPageShown } from './app/routes/page-shown.tsx';
import { createAppRouter } from './app/routes/router.tsx';
import { CampusCheckPage, isSearching } from './app/routes/unless-searching.tsx';
import { createServices } from './app/services.ts';
import { observeAnalytics } from './app/start/analytics.ts';
import { takeUpAsked } from './app/start/asked.ts';
import { letBackClosePopups } from './app/start/back-closes.ts';
import { isAsDrawn } from './app/start/drawn-shape.ts';
import { entryOf, gatewayOf } from './app/start/entry.ts';
import { greetAtSignIn, sayLoggedOut, saySessionEnded, sayUnknownAddress } from './app/start/greet.ts';
import { hearPage } from './app/start/hear-page.ts';
import { keepOverReload, takeUp } from './app/start/keep.ts';
import { loadWhenScanned } from './app/start/load-when-scanned.ts';
import { markAccount } from './app/start/mark-account.ts';
import { keepLastWayMarked } from './app/start/mark-last-way.ts';
import { pagePathOf } from './app/start/page-path.ts';
import { externalSite, maintenanceList } from './app/start/page-settings.ts';
import { endStaleSession } from './app/start/stale-session.ts';
import { beginTakeOver, takeOverPopups } from './app/start/take-over.ts';
import { takeUpWayOut } from './app/start/way-out.ts';
import { loadWebFont } from './app/start/web-font.ts';
import { whenClosed } from './app/start/when-closed.ts';
import { createSystem } from './app/system.ts';
import { blameEngine } from './boot/engine/engine-failure.ts';
import { hideNotLoaded, showNotLoaded } from './boot/not-loaded.ts';
import { wantedLanguage } from './boot/page-language.ts';
import { bearForeignNodes } from './browser/foreign-nodes.ts';
import { nextTask } from './browser/next-task.ts';
import { drawnLanguage } from './browser/page-language.ts';
import { popupDepth, withPopupDepth } from './browser/popup-depth.ts';
import { createPreferences } from './browser/preferences.ts';
import { startI18n } from './i18n/i18n.ts';
import { drawAtOnce, drawInRoot, takeOverRoot } from './react-root.ts';
import { keepFocus } from './ui/kept-focus.ts';
import { keepPresses } from './ui/kept-press.ts';
import { showSuccess, showToast, statusStore } from './ui/status/status-store.ts';

interface Places {
  readonly root: HTMLElement;
  readonly popups: HTMLElement;
}

async function start(places: Places): Promise<void> {
  const preferences = createPreferences();
  const wishes = partnerWishes(window.location);
  const language = wantedLanguage();
  const drawnIn = drawnLanguage();
  const i18n = await startI18n(language);
  // What was drawn before has its own title.
  if (!places.root.hasChildNodes()) document.title = i18n.t(($) => $.common.pageTitle);

  // A slow phone is busy with what follows for a tenth of a second and more: in pieces, between which it answers.
  await nextTask();
  const showHeld = statusStore.hold();
  const services = createServices({
    language,
    preferences,
    onMemoryOnly: () =>
      showToast(
        i18n.t(($) => $.session.storageRefused),
        'warning',
      ),
    onImageShown: () => showSuccess(i18n.t(($) => $.imageChange.shownLater)),
  });
  endStaleSession(services);
  const entry = entryOf(window.location, externalSite());
  // A code stays in no address, and in no history.
  if (entry.kind === 'mailLink') window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  loadWhenScanned();
  const wayOut = takeUpWayOut();
  const asked = entry.kind === 'page' || entry.kind === 'place' ? takeUpAsked(services) : null;
  // It was drawn in this language; else the application draws it anew.
  const takesOver = window.earlyInput !== undefined && drawnIn === language;
  // While the site may be closed, the application decides what is shown (GATE-1).
  const path = takesOver && maintenanceList() === null ? pagePathOf(window.location.pathname) : undefined;
  const depth = popupDepth();
  const router = createAppRouter({ queryClient: services.queryClient, language });
  // The router marks an entry that it does not know as its own, and leaves nothing else in it.
  if (depth !== popupDepth()) window.history.replaceState({ ...window.history.state, ...withPopupDepth(depth) }, '');
  const back = letBackClosePopups((depth) => router.history.push(router.history.location.href, withPopupDepth(depth)));
  const navigation = {
    goHome: async () => {
      await back.settled();
      await router.navigate({ to: '/', replace: true });
    },
    settled: () => back.settled(),
  };
  await nextTask();
  const system = createSystem(services, navigation, {
    ...wayOut.sentAlong(takeUp(services.clock, wishes.email)),
    // Whether there is such a campus is asked first (CAMPUS-4).
    ...(entry.kind === 'place' && { place: null }),
    entry,
    asked,
    maintenance: maintenanceList() !== null,
  });
  // `npm run dev` alone, before any actor starts: a build leaves the line out, and what it imports.
  if (import.meta.env.MODE === 'development') (await import('./inspect.ts')).inspect(system);
  sayUnknownAddress(system, i18n);
  sayLoggedOut(system, i18n);
  await nextTask();
  system.start();
  keepOverReload(system.getSnapshot().children.popups, services.clock);
  observeAnalytics(system);
  markAccount(system);
  keepLastWayMarked(services);
  saySessionEnded(system.getSnapshot().children.session, i18n);
  greetAtSignIn(system.getSnapshot().children.popups, services, i18n);

  await nextTask();
  // All that the page shows at once is there before React draws it.
  if (path === undefined) await Promise.all([router.load(), entry.kind === 'campus' && CampusCheckPage.preload()]);
  if (!takesOver) loadWebFont(language);
  hideNotLoaded();
  await nextTask();
  bearForeignNodes();
  const surroundings = { i18n, services, system };
  const popups = <Popups {...surroundings} gateway={gatewayOf(window.location.pathname)} />;
  const showPopups = (stands: boolean) => void (stands ? takeOverRoot : drawAtOnce)(places.popups, popups, POPUPS_PREFIX);
  const app = <App {...surroundings} router={router} />;
  const drawPage = () => drawInRoot(places.root, app);
  // A reload, or an address that asks for a popup, may have left an entry in the history that no popup needs (POP-5).
  const leaveUnneeded = () => whenClosed(system, () => void back.settled());
  hearPage(places.root, system, services);
  if (window.earlyInput === undefined) {
    keepPresses();
    keepFocus();
    // Before the page, so that the dialog of the popups is there for whatever opens.
    showPopups(false);
    leaveUnneeded();
    whenPageShown(showHeld);
  } else {
    beginTakeOver();
    const onTakenOver = () => {
      leaveUnneeded();
      showHeld();
    };
    whenPageShown(() => {
      window.earlyInput?.drawnAnew();
      // A task of its own: a slow phone was busy with the page.
      void nextTask().then(() => takeOverPopups(places.popups, { system, show: showPopups, mayStand: takesOver, onTakenOver }));
    });
  }
  if (path === undefined) {
    // The search for a campus, whose words a screen reader has said, and whose light moves (CAMPUS-1).
    const stands = drawnIn === language && isSearching(system.getSnapshot()) && isAsDrawn(places.root);
    delete places.root.dataset.shape;
    if (stands) takeOverRoot(places.root, app);
    else drawPage();
  } else {
    const standing = await takeOverDocument(places.root, path, surroundings);
    whenCrashed(system, () => {
      standing.end();
      drawPage();
    });
    tellPageShown();
  }
  // `npm run dev` alone: a build leaves the line out, and what it imports.
  if (import.meta.env.MODE === 'development') (await import('./app/start/devtools.tsx')).showDevtools(services.queryClient, router);
}

const [root, popups] = ['root', 'popups'].map((id) => document.getElementById(id));
if (root == null || popups == null) throw new Error('index.html has no #root, or no #popups');
// A task of its own: evaluating the modules took one, and a request that stands on their whole stack costs it once more under an inspector.
nextTask()
  .then(() => start({ root, popups }))
  .catch((error: unknown) => {
    // Without its texts, or by a defect, the application does not begin: never a blank page (SHELL-8).
    blameEngine(error);
    showNotLoaded();
    console.error(error);
  });
