// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { openPglite, type TestDatabase } from '#server/tests/support/databases.ts';
import { becomeMember } from '#server/tests/support/people.ts';
import texts from '#src/i18n/texts/failures.json' with { type: 'json' };
import { listenInThisFile } from '#tests/support/msw-server.ts';
import { isOfThisPart, itFirst } from '#tests/support/part.ts';
import { quickTimers } from '#tests/support/quick-timers.ts';
import { type OpenPage, openPage } from '#tests/sweeps/bare/open-page.tsx';
import { dismissAlert, isBusy } from '../screen.ts';
import { CHANGES, type Change } from './changes.ts';
import { type LossyApi, openLossyApi, SITE } from './lossy-api.ts';

listenInThisFile();

let database: TestDatabase;
let lossy: LossyApi;
/** The page of the running test. */
let page: OpenPage;
let isOpen = false;

beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'close').mockReturnValue();
  lossy = await openLossyApi(database.db);
  // The server behind the page works in real time.
  return quickTimers(5);
});
afterEach(() => {
  if (isOpen) page.close();
  isOpen = false;
});

async function start({ as, path, prepare, open, isAtOnce = false }: Change, lose = () => {}): Promise<void> {
  await prepare?.(lossy);
  if (as === 'member') await becomeMember(lossy.api, lossy.browser);
  const token = lossy.browser.token;
  if (isAtOnce) lose();
  page = await openPage({
    ...(path !== undefined && { path }),
    ...(token !== undefined && { token }),
    settings: { apiBase: `${SITE}${API_BASE}` },
  });
  isOpen = true;
  // What the API has beyond the specification is known from its configuration.
  await page.until(() => expect(page.services.configuration().answersRepeats).toBe(true));
  await open(page);
  if (!isAtOnce) lose();
}

const CHANGING = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].whenAnswerLost !== 'read');
const SHOWN = (Object.keys(CHANGES) as CallName[]).flatMap((call) => {
  const ways = CHANGES[call];
  return ways === undefined || typeof ways === 'string' ? [] : Object.entries(ways).map(([title, change]) => ({ call, title, change }));
});

itFirst('[API-25] every call that changes something stands below, or it is said where it is shown', () => {
  expect(Object.keys(CHANGES).sort()).toEqual(CHANGING.sort());
});

/** The same where nothing is lost. */
async function countUndisturbed(change: Change): Promise<number | undefined> {
  page.close();
  lossy = await openLossyApi(database.db);
  await start(change);
  await change.act(page);
  await change.succeeds(page);
  return change.once?.(lossy);
}

describe.each(SHOWN.filter((_, index) => isOfThisPart(index, 6)))('$call, $title', ({ call, change }) => {
  it('[API-25] [EMAIL-7] the server does it, and the answer is lost: the page goes on as if it had come, and nothing is done twice', async () => {
    await start(change, () => lossy.lose(call));
    await change.act(page);
    await change.succeeds(page);
    expect(lossy.asked(call)).toBeGreaterThan(0);
    expect(await change.once?.(lossy)).toEqual(await countUndisturbed(change));
  });

  it('[API-25] the network stays away: it is said that this is not clear, and the next press finds the truth', async () => {
    await start(change, () => {
      lossy.lose(call);
      lossy.stayAway();
    });
    if (change.isAtOnce !== true) await change.act(page);
    if (change.whileAway !== undefined) {
      await change.whileAway(page);
      return;
    }
    await page.until(() => {
      expect(document.body.textContent).toContain(texts.answerLost.en);
      expect(isBusy()).toBe(false);
    });
    await dismissAlert(page);
    lossy.comeBack();
    await (change.again ?? change.act)(page);
    await change.succeeds(page);
    expect(await change.once?.(lossy)).toEqual(await countUndisturbed(change));
  });
});
