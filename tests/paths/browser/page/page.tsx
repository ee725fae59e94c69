import '#src/ui/fonts/device-fonts.css';
import '#src/ui/styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Language } from '#contract/languages.ts';
import type { ChosenFile } from '#machines/image-change/image-change.machine.ts';
import { imageChangeModel } from '#machines/image-change/qa/image-change.model.ts';
import { UiTextsOf } from '#src/app/ui-texts.tsx';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { createFlowDriver } from '#statewalk/browser/flow-driver.ts';
import type { Run } from '#statewalk/explore/run.ts';
import { failureFacts } from '#tests/paths/failure-facts.ts';
import { isPage, screenOf } from '#tests/src/popups/screen-of.tsx';
import { hosted, withClosedWindow } from '#tests/sweeps/states/hosts.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import { SchoolsFor } from '#tests/sweeps/states/schools-for.tsx';
import { PASSING, SHOWN } from '#tests/sweeps/states/shown.ts';
import { pathModelOf } from '../path-models.ts';
import { popupOf } from './popup-of.tsx';
import { forgetPorts, heldByPorts, realPorts } from './real-ports.ts';
import { createSaid } from './said.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);
const queryClient = new QueryClient();
const drawnIn = new Map<string, Awaited<ReturnType<typeof loadI18n>>>();

const loadI18n = async (language: Language) => createI18n(language, await loadTexts(language));

/** A file stands for the sample of the model that its name says: what a file is, its own tests show. */
async function sampleOf(file: File | null): Promise<ChosenFile | null> {
  const samples = imageChangeModel.events.flatMap((event) => (event.type === 'FILE_CHOSEN' && event.file !== null ? [event.file] : []));
  return samples.find(({ id }) => id === file?.name) ?? null;
}

const closedWindows = new Map<string, AnyMachineSnapshot>();
const dressed = new WeakSet<AnyActorRef>();

/** During a sign-in at a provider a person can choose another way where its window looks closed: that is what these paths show, and the provider's flows show the rest. */
function showChoice({ actor, play }: Run, shown: FlowWithScreen): void {
  // The choice of `confirmIdentity` is around the sign-in itself.
  const flows = ['providerLogin', 'providerLink', ...(shown === 'confirmIdentity' ? (['providerTicket'] as const) : [])] as const;
  for (const flow of flows) {
    const child: AnyActorRef | undefined = actor.getSnapshot().children[flow];
    if (child === undefined || dressed.has(child)) continue;
    dressed.add(child);
    const snapshot = closedWindows.get(flow) ?? withClosedWindow(flow);
    closedWindows.set(flow, snapshot);
    play({ source: 'actor', event: { type: `xstate.snapshot.${flow}`, snapshot } });
  }
}

let runs = 0;

function show(real: Run, flow: FlowWithScreen, language: Language): void {
  const i18n = drawnIn.get(language);
  if (i18n === undefined) throw new Error(`no texts in ${language}`);
  runs += 1;
  const onStage = hosted(flow, real.actor);
  showChoice(real, flow);
  const key = runs;
  const draw = () => {
    if (key !== runs) return;
    const isOver = real.actor.getSnapshot().status !== 'active';
    root.render(
      <StrictMode key={key}>
        <I18nextProvider i18n={i18n}>
          <UiTextsOf language={language}>
            <QueryClientProvider client={queryClient}>
              {(isOver || !isPage(onStage.flow)) && (
                <main>
                  <h1>
                    <VisuallyHidden>Paths</VisuallyHidden>
                  </h1>
                </main>
              )}
              <SchoolsFor flow={flow}>
                {!isOver &&
                  (flow === 'popups'
                    ? popupOf(real.actor, language)
                    : screenOf(onStage.flow, onStage.actor, language, { onFile: sampleOf }))}
              </SchoolsFor>
              <StatusSlot />
            </QueryClientProvider>
          </UiTextsOf>
        </I18nextProvider>
      </StrictMode>,
    );
  };
  // At once, so that the flow before is gone for certain.
  flushSync(draw);
  real.actor.subscribe({ next: () => showChoice(real, flow) });
  real.actor.subscribe({ next: draw, complete: draw });
  if (onStage.actor !== real.actor) onStage.actor.subscribe({ next: draw, complete: draw });
}

const said = createSaid();

const timersShown = () => [...document.querySelectorAll('[role=timer]')].map(({ textContent }) => `timer shows ${textContent}`);

const driver = createFlowDriver({
  modelOf: (flow) => pathModelOf(flow as FlowWithScreen),
  facts: failureFacts,
  shown: SHOWN,
  passing: PASSING,
  done: {
    forget() {
      said.forget();
      forgetPorts();
    },
    // The clock of the screens stands still here: what a countdown begins at can be compared.
    trace: () => ({ log: said.lines(), held: heldByPorts(), there: timersShown() }),
  },
  actors: (flow, language) => realPorts(flow, language as Language),
  async prepare(_flow, language) {
    drawnIn.set(language, await loadI18n(language as Language));
    document.documentElement.lang = language;
  },
  show: (real, flow, language) => show(real, flow as FlowWithScreen, language as Language),
});

declare global {
  interface Window {
    /** A step that has just begun takes presses at once: that it does not (SEEN-2) is for journeys to show, and paths need not wait. */
    isHasty?: boolean;
  }
}

/** A step that has just begun takes no press yet. */
const isResting = () => document.querySelector('dialog[open] [data-dialog-panel][data-resting]') !== null;

function endRest(): void {
  for (const resting of document.querySelectorAll('[data-resting]')) resting.removeAttribute('data-resting');
}

document.addEventListener(
  'click',
  () => {
    // After a key the place of the press does not rest.
    if (window.isHasty === true) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  },
  { capture: true },
);

Object.assign(window, driver, {
  look: () => {
    if (window.isHasty === true) endRest();
    return isResting() ? { ...driver.look(), shown: 'a step that has just begun' } : driver.look();
  },
});
