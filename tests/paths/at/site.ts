import type { Browser } from 'playwright-core';
import { CALLS, type CallName } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { RESULT } from '#contract/result-codes.ts';
import { type FlowAt, NotHere, type Start, type StartedAt, type StartedSite } from '#statewalk/at/started.ts';
import { UsageError } from '#statewalk/plans/names.ts';
import { textsIn } from '#tests/journeys/support/say.ts';
import { launchChromium, launchWithWindow } from '#tests/support/chromium.ts';
import { launchFirefox, noFirefoxBecause } from '#tests/support/firefox.ts';
import { bindingsOf } from '../browser/bound.ts';
import { wireAnswersOf } from '../browser/wire/wire.ts';
import { Client } from './client.ts';
import type { Begin, FlowHere, Way } from './flow-at.ts';
import { FLOWS_HERE, NOT_ENTERED } from './flows/all.ts';
import { howIn, keyIn } from './how.ts';
import { mailboxOf } from './mailbox.ts';
import { Person } from './person.ts';
import { providerPage } from './provider-steps.ts';

const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US', ja: 'ja-JP' };
const MODAL = 'dialog:modal';
/** How long a control may take to show, ms. */
const PATIENCE = 10_000;

async function launch({ engine, headed }: StartedAt): Promise<Browser> {
  if (engine === 'webkit')
    throw new NotHere(
      'WebKit cannot be driven here: the bindings need Playwright, whose own WebKit is not installed; that of the machine (WebKitGTK) speaks WebDriver alone. `npm run tools -- engines webkit` signs in on it.',
    );
  if (engine === 'chromium') return headed ? launchWithWindow(0) : launchChromium();
  const missing = noFirefoxBecause();
  if (missing !== undefined) throw new NotHere(missing);
  return launchFirefox();
}

/** @throws UsageError: nothing that is skipped, but a wrong address */
async function needApi(address: string, language: string): Promise<void> {
  if (!URL.canParse(address)) throw new UsageError(`${address} is no address.`);
  const { code } = await new Client(address, language).ask('configuration').catch((error: unknown) => {
    throw error instanceof NotHere ? new UsageError(error.message) : error;
  });
  if (code !== RESULT.ok) throw new UsageError(`${address} has no API of ours: ${CALLS.configuration.path} is answered ${code}.`);
}

/** The application behind an address: `npm start`, or a staging server. */
export async function openSite(started: StartedAt): Promise<StartedSite> {
  const { address, language } = started;
  await needApi(address, language);
  const browser = await launch(started);
  const mailbox = mailboxOf(started);
  const say = textsIn(language as Language);
  return {
    dialogs: MODAL,
    pages: 'main[data-flow], aside[data-flow]',
    resting: 'dialog[open] [data-dialog-panel][data-resting]',
    // The window of a provider stands above the choice.
    wanted: (_flow, { value }, wanted) => (value === 'withProvider' ? { ...wanted, shown: 'providerWindow' } : wanted),
    browser: `${browser.browserType().name()} ${browser.version()}`,
    flowOf(flow) {
      const here = FLOWS_HERE.find((each) => each.flow === flow);
      return here === undefined ? (NOT_ENTERED[flow] ?? 'No entry leads to it yet.') : flowAt(here);
    },
    async visit(flow, clock) {
      const context = await browser.newContext({
        locale: LOCALES[language as Language],
        viewport: { width: 420, height: 800 },
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(PATIENCE);
      if (clock) await context.clock.install();
      const person = new Person({ context, page: await context.newPage(), address, language, say, mailbox });
      await person.calls.begin();
      void flow;
      return person;
    },
    close: () => browser.close(),
  };
}

function flowAt(here: FlowHere): FlowAt {
  const ports = { ...bindingsOf(here.flow).ports, ...here.ports };
  const held = Object.entries(ports).filter(([id]) => !here.notHeld.includes(id));
  const calls = [...new Set([...held.flatMap(([, { asks }]) => asks.flat()), ...here.alsoHolds])];
  return {
    starts: Object.fromEntries(Object.entries(here.starts).map(([input, ways]) => [input, startsOf(ways, calls)])),
    byItself: here.byItself,
    how: howIn(ports, here),
    async beforePress(visit, { before: { value } }) {
      const person = visit as Person;
      if (here.opensPopup.includes(String(value))) await person.page.locator(MODAL).last().waitFor();
      if (value !== 'withProvider') return;
      // The choice shows again where the window of a provider is closed (SOC-1).
      await (await providerPage(person)).close();
      await person.page.locator(`[data-flow=${here.flow}][data-state=withProvider]`).waitFor();
    },
    notPressed({ event, ...rest }) {
      const why = here.notPressed[event.type];
      return typeof why === 'function' ? why({ event, ...rest }) : why;
    },
    kindOf: (edge) => `${keyIn(here.acts, edge)} ${wireAnswersOf(ports, edge)?.at(-1)?.response?.body.code}`,
  };
}

function startsOf(ways: Begin | readonly Way[] | string, calls: readonly CallName[]): readonly Start[] | string {
  if (typeof ways === 'string') return ways;
  const all: readonly Way[] = typeof ways === 'function' ? [{ begin: ways, byItself: [] }] : ways;
  return all.map(({ begin, byItself, never = [] }) => ({
    byItself,
    never,
    async begin(visit) {
      const person = visit as Person;
      person.held = calls;
      await begin(person);
      person.holdNow();
    },
  }));
}
