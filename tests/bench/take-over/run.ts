/**
 * Is a press or a letter lost while the application takes over a page that was drawn at build time? Each load is another person, who does one
 * thing at another moment between the first frame and the end of the take-over. `npm run bench -- take-over --help`.
 */
import { Command } from 'commander';
import { markdownTable } from 'markdown-table';
import type { Browser } from 'playwright-core';
import { LANGUAGES } from '#contract/languages.ts';
import { gatewayLinks } from '#server/partner/links.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { launchFirefox } from '#tests/support/firefox.ts';
import { FOREIGN_NODES, type ForeignNode, putForeignNode } from '#tests/support/foreign-nodes.ts';
import { median } from '../median.ts';
import { startProduct } from '../product.ts';
import { slowDown } from '../slow-phone.ts';
import { ACTIONS, type Action, actionsWhereOpen, press, type Visit } from './actions.ts';
import { chromiumHand, firefoxHand } from './hand.ts';
import { ACTIONS_OF_MEMBERS, signedIn } from './session.ts';

const options = new Command('npm run bench -- take-over')
  .description('Presses and types around the take-over in a built page (npm run build), and says what was lost')
  .option('--loads <count>', 'loads for each language', Number, 200)
  .option('--slow', 'a processor that is four times slower, and Slow 4G')
  .option('--language <code...>', 'of the page', ['ko', 'en'])
  .option('--only <text>', 'actions whose name has this text')
  .option('--at <address>', '/, /?login, or /sso with a partner’s request', '/')
  .option('--session', 'each person is signed in already')
  .option('--firefox', 'in Firefox; not with --slow')
  .option('--foreign', 'each load with another node of an extension or a translator in the page')
  .parse()
  .opts<{ loads: number; slow?: true; language: string[]; only?: string; at: string; firefox?: true; foreign?: true; session?: true }>();

const KINDS = Object.keys(FOREIGN_NODES) as ForeignNode[];
/** The number of the load, over all actions. */
let loaded = 0;

/** The take-over may take this much longer than in the loads before it, ms. */
const MARGIN = 150;

/** Every other press lasts as long as a person's, ms. */
const HELD = 100;

/** Not in the empty page that a tab begins with, which may have no storage. */
const rememberWay = (way: string): void => void (location.protocol.startsWith('http') && localStorage.setItem('last_way', way));

interface Outcome {
  readonly fault: string | null;
  /** From the last step of `before` to the end of the take-over, ms. */
  readonly takeOver: number;
}

async function load(browser: Browser, siteUrl: string, language: string, action: Action, moment: number, rest: number): Promise<Outcome> {
  const context = await browser.newContext({ baseURL: siteUrl, locale: language, viewport: { width: 412, height: 823 }, ...session });
  try {
    const page = await context.newPage();
    if (action.lastWay !== undefined) await page.addInitScript(rememberWay, action.lastWay);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const input = options.firefox ? null : await context.newCDPSession(page);
    if (options.slow && input !== null) await slowDown(input);
    const visit: Visit = { page, hand: input === null ? firefoxHand(page) : chromiumHand(input), held: loaded % 2 === 0 ? 0 : HELD };
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(first).waitFor();
    for (const step of action.before) {
      await page.locator(step).first().waitFor();
      await press(visit, step);
    }
    const kind = options.foreign && KINDS[loaded % KINDS.length];
    loaded += 1;
    if (kind) await putForeignNode(page, kind);
    const begun = performance.now();
    // Nothing but the wish of this script: a person who does nothing more has the application in half a second.
    const taken = page
      .waitForFunction(() => window.earlyInput === undefined, undefined, { polling: 20, timeout: 60_000 })
      .then(() => performance.now() - begun);
    if (action.before.length === 0) await page.evaluate(() => dispatchEvent(new StorageEvent('storage')));
    await new Promise((resolve) => setTimeout(resolve, moment));
    const [acted, takeOver] = await Promise.allSettled([action.act(visit, Math.max(0, rest - moment)), taken]);
    if (acted.status === 'rejected' || takeOver.status === 'rejected')
      return { fault: String(acted.status === 'rejected' ? acted.reason : 'the application did not come'), takeOver: Number.NaN };
    const fault = (await action.fault(visit)) ?? errors[0] ?? null;
    return { fault: fault !== null && kind ? `${fault} (with ${kind})` : fault, takeOver: takeOver.value };
  } finally {
    await context.close();
  }
}

// Many people from one address.
const product = await startProduct({ GUEST_LIMIT_PER_HOUR: '1000' });
const browser = await (options.firefox ? launchFirefox() : launchChromium());
const isGateway = options.at === '/sso';
const address = isGateway
  ? gatewayLinks({ siteUrl: product.server.siteUrl, partnerUrl: product.server.partnerUrl ?? '' }).meeting
  : options.at;
const isOpen = options.at !== '/';
const session = options.session ? { storageState: await signedIn(browser, product.server) } : {};
/** What can be seen first. */
const first = isOpen ? 'dialog[open]' : options.session ? 'header [data-event=menu]' : 'header [data-leads=login]';
const visitors = isOpen ? actionsWhereOpen(isGateway) : ACTIONS;
const actions = (options.session ? ACTIONS_OF_MEMBERS : visitors).filter(
  ({ name, composes }) => name.includes(options.only ?? '') && !(composes && options.firefox),
);
const rows: string[][] = [];
let lost = 0;
try {
  for (const language of LANGUAGES.filter((each) => options.language.includes(each)))
    for (const action of actions) {
      const loads = Math.max(1, Math.round(options.loads / actions.length));
      const takeOvers: number[] = [];
      const faults: string[] = [];
      for (let index = 0; index < loads; index += 1) {
        const rest = takeOvers.length === 0 ? 800 : median(takeOvers) + MARGIN;
        // Spread evenly, and never in order: a machine that slows down must not slow one end only.
        const moment = rest * (((index * 0.618) % 1) as number);
        const { fault, takeOver } = await load(browser, product.server.siteUrl, language, action, moment, rest);
        if (!Number.isNaN(takeOver)) takeOvers.push(takeOver);
        if (fault !== null) faults.push(`after ${Math.round(moment)} ms: ${fault}`);
      }
      lost += faults.length;
      rows.push([language, action.name, `${loads}`, `${Math.round(median(takeOvers))}`, `${faults.length}`]);
      for (const fault of faults) console.error(`${language}, ${action.name} ${fault}`);
    }
} finally {
  await browser.close();
  await product.stop();
}
console.info(markdownTable([['language', 'a person', 'loads', 'take-over ended after, ms', 'lost'], ...rows]));
process.exit(lost > 0 ? 1 : 0);
