import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';

/** A page in front of which a person sits. */
export interface Visit {
  readonly page: Page;
  readonly hand: Hand;
  /** How long a press lasts, ms. */
  readonly held: number;
}

/** What a person does around the take-over, and what has to be there at the end. */
export interface Action {
  readonly name: string;
  /** What a person did before, as soon as the page could be seen. */
  readonly before: readonly string[];
  /** What the device remembers of the way used last (LOGIN-6). */
  readonly lastWay?: string;
  /** A letter of Hangul is put together, which not every hand can. */
  readonly composes?: true;
  /** @param rest ms until the take-over is over, by the loads before; for what goes on meanwhile */
  readonly act: (visit: Visit, rest: number) => Promise<unknown>;
  /** What is wrong, once the application has taken over and the page rests; `null`: nothing. */
  readonly fault: (visit: Visit) => Promise<string | null>;
}

const LOG_IN = 'header [data-leads=login]';
const EMAIL_WAY = 'dialog[open] [data-leads=emailLogin]';
const BACK = 'dialog[open] [data-back]';
const FORGET_BUTTON = 'dialog[open] [data-last-way] button';
const CLOSE = 'dialog[open] [data-closes]';
const SUBMIT = 'dialog[open] [data-drawn=emailLogin] button[type=submit]';
const SIGN_UP = 'dialog[open] [data-drawn=login] [data-event=signUp]';
const RESET = 'dialog[open] [data-event=reset]';
const SHARED = 'dialog[open] [name=sharedComputer]';
const GUEST_WAY = 'dialog[open] button[data-offers=guest], dialog[open] [data-offers=guest] button';

const AS_GUEST = '{"type":0}';
const BY_EMAIL = '{"type":1}';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SYLLABLES = ['마', '당', '학', '교'];
const KEY_EVERY = 20;
/** ms; what is not to be seen by then was lost. */
const SEEN_WITHIN = 2000;

/**
 * Presses in the middle of the first element that can be seen; not a click by script, which knows no frames and no focus. A popup moves while it
 * opens: a press that fell beside the element was no press of it, and is made again.
 */
export async function press(visit: Visit, selector: string): Promise<void> {
  // On a busy machine the page may not have come to its end yet, where what opens its popups stands: the press before waits for that.
  await visit.page
    .locator(selector)
    // A step that has just begun takes no press: nobody has seen it yet (SEEN-2).
    .and(visit.page.locator(':not([data-resting] *)'))
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: SEEN_WITHIN })
    .catch(() => {});
  for (let tries = 0; tries < 5; tries += 1) if (await pressOnce(visit, selector)) return;
  throw new Error(`${selector} could not be met`);
}

async function pressOnce({ page, hand, held }: Visit, selector: string): Promise<boolean> {
  const place = await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll<HTMLElement>(wanted)].find((each) => each.checkVisibility());
    button?.scrollIntoView({ block: 'nearest' });
    const box = button?.getBoundingClientRect();
    // No name for the listener: tsx keeps names by a helper that the page does not have.
    addEventListener(
      'pointerdown',
      ({ target }) => Object.assign(window, { wasMet: target instanceof Element && target.closest(wanted) !== null }),
      { once: true, capture: true },
    );
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
  if (place === undefined) throw new Error(`${selector} is not to be seen, but ${await shown(page)}`);
  await hand.down(place);
  await new Promise((resolve) => setTimeout(resolve, held));
  await hand.up(place);
  // A page that is left by it has met it.
  return page.evaluate(() => (window as { wasMet?: boolean }).wasMet === true).catch(() => true);
}

/** What stands there instead. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('dialog[open] h2')].filter((each) => each.checkVisibility());
    return titles.map(({ textContent }) => textContent).join(', ') || 'no popup';
  });

interface Seen {
  readonly flow: string | null;
  readonly depth: number;
  readonly email: string | null;
  readonly alert: boolean;
}

const seen = ({ page }: Visit): Promise<Seen> =>
  page.evaluate(() => ({
    flow: document.querySelector('dialog[open]')?.getAttribute('data-flow') ?? null,
    depth: history.state?.popupDepth ?? 0,
    email: document.querySelector<HTMLInputElement>('dialog[open] input[type=email]')?.value ?? null,
    alert: document.querySelector('dialog[open] [role=alert], dialog[open] [aria-invalid=true]') !== null,
  }));

/** Waits for what is wanted, as long as a person would before pressing again. */
async function wants(visit: Visit, wanted: Partial<Seen>): Promise<string | null> {
  const fits = (now: Seen) => Object.entries(wanted).every(([name, value]) => now[name as keyof Seen] === value);
  let now = await seen(visit);
  for (let tries = 0; tries < 30 && !fits(now); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    now = await seen(visit);
  }
  return fits(now) ? null : `wanted ${JSON.stringify(wanted)}, saw ${JSON.stringify(now)}`;
}

/** What a visitor can do where the login popup is open from the first frame on; no guest signs in for a partner (JOIN-4). */
export function actionsWhereOpen(isGateway: boolean): readonly Action[] {
  return ACTIONS.flatMap((action) => {
    const [first, ...before] = action.before;
    const opens = action.lastWay === BY_EMAIL;
    // At the gateway all ways come first, whatever was used last (GW-2).
    if (first !== LOG_IN || (isGateway && (opens || action.fault === guestIsIn))) return [];
    return [{ ...action, before }];
  });
}

const until = (rest: number): number => performance.now() + rest;

export const ACTIONS: readonly Action[] = [
  {
    name: 'presses Log in',
    before: [],
    act: (visit) => press(visit, LOG_IN),
    fault: (visit) => wants(visit, { flow: 'login', depth: 1 }),
  },
  {
    name: 'presses the way by email',
    before: [LOG_IN],
    act: (visit) => press(visit, EMAIL_WAY),
    fault: (visit) => wants(visit, { flow: 'emailLogin', depth: 1 }),
  },
  {
    name: 'presses the back arrow of the form',
    before: [LOG_IN, EMAIL_WAY],
    act: (visit) => press(visit, BACK),
    fault: (visit) => wants(visit, { flow: 'login', depth: 1 }),
  },
  {
    name: 'presses Log in after email was used last',
    before: [],
    lastWay: BY_EMAIL,
    act: (visit) => press(visit, LOG_IN),
    fault: (visit) => wants(visit, { flow: 'emailLogin', depth: 1 }),
  },
  {
    name: 'presses back to all ways after email was used last',
    before: [LOG_IN],
    lastWay: BY_EMAIL,
    act: (visit) => press(visit, BACK),
    fault: (visit) => wants(visit, { flow: 'login', depth: 1 }),
  },
  {
    name: 'presses Forget in the form after email was used last',
    before: [LOG_IN],
    lastWay: BY_EMAIL,
    act: (visit) => press(visit, FORGET_BUTTON),
    fault: (visit) => wants(visit, { flow: 'login', depth: 1 }),
  },
  {
    name: 'presses ✕',
    before: [LOG_IN],
    act: (visit) => press(visit, CLOSE),
    fault: (visit) => wants(visit, { flow: null, depth: 0 }),
  },
  {
    name: 'presses Escape',
    before: [LOG_IN],
    act: ({ hand }) => hand.key('Escape', 27),
    fault: (visit) => wants(visit, { flow: null, depth: 0 }),
  },
  {
    name: 'goes Back',
    before: [LOG_IN],
    act: ({ page }) => page.evaluate(() => history.back()),
    fault: (visit) => wants(visit, { flow: null, depth: 0 }),
  },
  {
    name: 'presses the way as a guest',
    before: [LOG_IN],
    act: (visit) => press(visit, GUEST_WAY),
    fault: guestIsIn,
  },
  {
    name: 'presses the way as a guest, which was used last',
    before: [LOG_IN],
    lastWay: AS_GUEST,
    act: (visit) => press(visit, GUEST_WAY),
    fault: guestIsIn,
  },
  {
    name: 'sends the empty form',
    before: [LOG_IN, EMAIL_WAY],
    act: (visit) => press(visit, SUBMIT),
    fault: (visit) => wants(visit, { flow: 'emailLogin', alert: true }),
  },
  {
    name: 'types a letter every 20 ms',
    before: [LOG_IN, EMAIL_WAY],
    act: typeLetters,
    fault: typedStands,
  },
  {
    name: 'goes on with Tab, and types the password',
    before: [LOG_IN, EMAIL_WAY],
    act: async (visit, rest) => {
      await visit.hand.key('Tab', 9);
      await typeLetters(visit, rest);
    },
    fault: passwordStands,
  },
  {
    name: 'ticks the box of a shared computer',
    before: [LOG_IN, EMAIL_WAY],
    act: (visit) => press(visit, SHARED),
    fault: isShared,
  },
  {
    name: 'presses the way to a new password',
    before: [LOG_IN, EMAIL_WAY],
    act: (visit) => press(visit, RESET),
    fault: (visit) => wants(visit, { flow: 'emailVerification', depth: 1 }),
  },
  {
    name: 'presses Sign up in the login popup',
    before: [LOG_IN],
    act: (visit) => press(visit, SIGN_UP),
    fault: (visit) => wants(visit, { flow: 'agreement', depth: 1 }),
  },
  {
    name: 'lets a password manager fill the form by script',
    before: [LOG_IN, EMAIL_WAY],
    act: ({ page }) =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll<HTMLInputElement>(
          'dialog[open] [data-drawn=emailLogin] :is([id][name=email], [name=password])',
        ))
          field.value = 'sori@example.kr';
        Object.assign(window, { typed: 'sori@example.kr' });
      }),
    fault: async (visit) => (await typedStands(visit)) ?? passwordStands(visit),
  },
  {
    name: 'types Korean, composed letter by letter',
    composes: true,
    before: [LOG_IN, EMAIL_WAY],
    act: async (visit, rest) => {
      const end = until(rest);
      let typed = '';
      for (let index = 0; performance.now() < end; index += 1) {
        const whole = SYLLABLES[index % SYLLABLES.length] ?? '';
        for (const text of [whole.normalize('NFD').slice(0, 1), whole]) {
          await visit.hand.compose?.(text);
          await new Promise((resolve) => setTimeout(resolve, KEY_EVERY));
        }
        await visit.hand.insert?.(whole);
        typed += whole;
      }
      await visit.page.evaluate((all) => Object.assign(window, { typed: all }), typed);
    },
    fault: typedStands,
  },
];

async function typeLetters(visit: Visit, rest: number): Promise<void> {
  const end = until(rest);
  let typed = '';
  for (let index = 0; performance.now() < end; index += 1) {
    const text = LETTERS[index % LETTERS.length] ?? '';
    typed += text;
    await visit.hand.letter(text);
    await new Promise((resolve) => setTimeout(resolve, KEY_EVERY));
  }
  await visit.page.evaluate((all) => Object.assign(window, { typed: all }), typed);
}

async function passwordStands({ page }: Visit): Promise<string | null> {
  const [typed, stands] = await page.evaluate(() => [
    (window as { typed?: string }).typed ?? '',
    document.querySelector<HTMLInputElement>('dialog[open] [data-drawn=emailLogin] input[name=password]')?.value,
  ]);
  if (typed === '') return 'nothing was typed';
  return typed === stands ? null : `typed ${typed}, saw ${stands}`;
}

async function isShared({ page }: Visit): Promise<string | null> {
  const isTicked = await page.evaluate((box) => document.querySelector<HTMLInputElement>(box)?.checked, SHARED);
  return isTicked === true ? null : 'the box is not ticked';
}

async function guestIsIn(visit: Visit): Promise<string | null> {
  const isIn = await visit.page
    .locator('header [data-viewer=guest]')
    .waitFor({ timeout: 8000 })
    .then(
      () => true,
      () => false,
    );
  return isIn ? null : `nothing came of it: ${JSON.stringify(await seen(visit))}`;
}

async function typedStands(visit: Visit): Promise<string | null> {
  const typed = await visit.page.evaluate(() => (window as { typed?: string }).typed ?? '');
  if (typed === '') return 'nothing was typed';
  return wants(visit, { flow: 'emailLogin', email: typed });
}
