import '#src/ui/fonts/device-fonts.css';
import '#src/ui/styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { UiTextsOf } from '#src/app/ui-texts.tsx';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import en from '#src/ui/fonts/generated/en.css?inline';
import ja from '#src/ui/fonts/generated/ja.css?inline';
import ko from '#src/ui/fonts/generated/ko.css?inline';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { statusStore } from '#src/ui/status/status-store.ts';
import { controlsIn } from '#statewalk/browser/controls-on-page.ts';
import { titleIn } from '#statewalk/browser/title-on-page.ts';
import { wordsIn } from '#statewalk/browser/words-on-page.ts';
import { run } from '#statewalk/explore/run.ts';
import { PSEUDO_LANGUAGE, pseudoTexts } from '#tests/src/i18n/pseudo.ts';
import { isPage, screenOf } from '#tests/src/popups/screen-of.tsx';
import { hosted } from '../hosts.ts';
import { SchoolsFor } from '../schools-for.tsx';
import { PASSING, SHOWN } from '../shown.ts';
import { FLOWS, modelOf, type ShownState, shownStates, sightOf } from '../shown-states.ts';

/** A language that the page can speak: the product's, or English grown by accents (`tests/src/i18n/pseudo.ts`). */
export type Spoken = Language | typeof PSEUDO_LANGUAGE;

declare global {
  interface Window {
    /** Shows a state by its name, in a language; settles when it can be looked at. */
    showState: (name: string, spoken: Spoken) => Promise<void>;
    /** Shows a toast of this text in what is on top, until the next state; settles when it lies where it stays. */
    showToast: (text: string) => Promise<void>;
    /** Sets the letter size of the page, in CSS, or the product's if empty; settles when what measures itself has done so. */
    setLetters: (size: string) => Promise<void>;
    /** Names of what can be pressed on top. */
    namesOnTop: () => readonly string[];
    /** What is on top is called so. */
    titleOnTop: () => string;
    /** The words on top, as the paths compare them. */
    wordsOnTop: () => readonly string[];
    /** What can be shown. */
    stateNames?: () => readonly string[];
  }
}

/** The product's own, as people get it once it has come: where lines break must not hang on what this machine has. */
const FONTS: Readonly<Record<Language, string>> = { ko, en, ja };
const fonts = document.head.appendChild(document.createElement('style'));

/** Explores a flow at the first request for its state. */
function stateOf(name: string): ShownState | undefined {
  const flow = FLOWS.find((each) => name.startsWith(`${each} `));
  return flow && shownStates(flow).find((state) => state.name === name);
}

const spoken = new Map<Spoken, ReturnType<typeof createI18n>>();
for (const language of LANGUAGES) spoken.set(language, createI18n(language, await loadTexts(language)));
spoken.set(PSEUDO_LANGUAGE, createI18n(PSEUDO_LANGUAGE, pseudoTexts(await loadTexts('en'))));

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);
const queryClient = new QueryClient();
/** A moment, in which effects and what they ask for are done. A frame would also wait for the picture, which no test here needs. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 10));

/** Settles when this is to be seen, nothing that it asked for is on its way, and nothing moves. */
async function seen(sight: string): Promise<void> {
  let fetching: boolean;
  do {
    fetching = queryClient.isFetching() > 0;
    await moment();
  } while (fetching || document.querySelector(sight) === null);
  // Presses rest for a quarter of a second after a step (SEEN-2); no person presses here.
  for (const panel of document.querySelectorAll('[data-resting]')) panel.removeAttribute('data-resting');
  for (let moving = document.getAnimations(); moving.length > 0; moving = document.getAnimations()) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // One that has finished stays until what it belongs to is gone, at a timer.
    await moment();
  }
  await document.fonts.ready;
}

/** A real actor in this state that nothing moves on: a look must not change what is looked at. */
function stillActor({ flow, input, way }: ShownState) {
  const { actor, play } = run(modelOf(flow), input);
  for (const edge of way) play(edge);
  const onStage = hosted(flow, actor);
  for (const each of [actor, onStage.actor]) each.send = () => {};
  return onStage;
}

const noToasts = () => {
  for (const { id } of statusStore.get().toasts) statusStore.dismiss(id);
};

/** What leaves room for something measures it first, at a frame. */
async function measured(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

window.setLetters = async (size) => {
  document.documentElement.style.fontSize = size;
  await measured();
};

window.showToast = async (text) => {
  flushSync(() => statusStore.toast(text));
  statusStore.pause();
  await measured();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
};

window.showState = async (name, language) => {
  noToasts();
  const [state, i18n] = [stateOf(name), spoken.get(language)];
  if (state === undefined || i18n === undefined) throw new Error(`there is no "${name}" in ${language}`);
  document.documentElement.lang = language;
  const product = language === PSEUDO_LANGUAGE ? 'en' : language;
  if (fonts.textContent !== FONTS[product]) fonts.textContent = FONTS[product];
  const { flow, actor } = stillActor(state);
  const screen = (
    <StrictMode key={`${name} ${language}`}>
      <I18nextProvider i18n={i18n}>
        <UiTextsOf language={product}>
          <QueryClientProvider client={queryClient}>
            {!isPage(flow) && (
              <main>
                <h1>
                  <VisuallyHidden>States</VisuallyHidden>
                </h1>
              </main>
            )}
            <SchoolsFor flow={flow}>{screenOf(flow, actor, product)}</SchoolsFor>
            <StatusSlot />
          </QueryClientProvider>
        </UiTextsOf>
      </I18nextProvider>
    </StrictMode>
  );
  // At once, so that the state before is gone for certain.
  flushSync(() => root.render(screen));
  await seen(sightOf(state));
};
window.namesOnTop = () => {
  const top = [...document.querySelectorAll(SHOWN)].at(-1);
  const names = top === undefined ? [] : controlsIn(top).flatMap(({ name, isOn }) => (isOn && name !== '' ? [name] : []));
  return [...new Set(names)];
};
window.titleOnTop = () => {
  const top = [...document.querySelectorAll(SHOWN)].at(-1);
  return top === undefined ? '' : titleIn(top);
};
window.wordsOnTop = () => {
  const top = [...document.querySelectorAll<HTMLElement>(SHOWN)].at(-1);
  return top === undefined ? [] : wordsIn(top, PASSING);
};
window.stateNames = () => FLOWS.flatMap(shownStates).map(({ name }) => name);
