import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { DriverError, type Session } from './webdriver.ts';

/* What the steps of the browser tests use of Playwright's page, over WebDriver: so the same steps are gone in WebKit. */

/** How long anything may take to show, ms. */
const PATIENCE = 20_000;
const LOOK_PAUSE = 100;

/** What may have each role; the browser gives the name. */
const WITH_ROLE: Readonly<Record<string, string>> = {
  banner: 'header',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  heading: 'h1, h2, h3',
  menuitem: '[role=menuitem]',
};
const FIELDS = 'input, select, textarea';
/** The key of a reference to an element (W3C, "WebDriver", 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** As WebDriver writes keys (17.4.2). */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C' };

interface Named {
  readonly name?: string;
  /** Not: a part of the name is enough. */
  readonly exact?: boolean;
}

/** The elements that are meant now, in the order of the page. */
type Find = () => Promise<readonly string[]>;

/** A method of Playwright's that is not here is a mistake of the test. */
const strictly = (driver: object): unknown =>
  new Proxy(driver, {
    get: (target, key) => {
      // A promise has one, which `await` looks for.
      if (key in target || key === 'then') return Reflect.get(target, key);
      throw new Error(`${String(key)} is not driven over WebDriver: tests/sweeps/webkit/driven-page.ts`);
    },
  });

/** The page of a session, with the part of Playwright's that the steps use; anything else throws. */
export function drivenPage(session: Session, siteUrl: string): Page {
  const url = async () => String(await session.send('GET', 'url'));
  return strictly({
    goto: (path: string) => session.send('POST', 'url', { url: new URL(path, siteUrl).href }),
    title: () => session.send('GET', 'title'),
    evaluate: (inPage: () => unknown) => session.send('POST', 'execute/sync', { script: `return (${inPage})()`, args: [] }),
    waitForURL: (wanted: string | ((address: URL) => boolean)) =>
      until(async () => (typeof wanted === 'string' ? (await url()) === wanted : wanted(new URL(await url()))), `the address ${wanted}`),
    locator: (css: string) => locate(session, inPage(session, css)),
    getByRole: (role: string, options?: Named) => locate(session, byRole(session, inPage, role, options)),
  }) as Page;
}

function strange(key: string): never {
  throw new Error(`the key ${key} is not driven over WebDriver: tests/sweeps/webkit/driven-page.ts`);
}

/** Playwright's locator, as far as `drivenPage` goes. */
function locate(session: Session, find: Find): Locator {
  const within = (_: Session, css: string): Find => inElements(session, find, css);
  const first = async () => (await find())[0];
  const say = (element: string, what: string) => session.send('GET', `element/${element}/${what}`);
  const act = (what: string, body?: object) => acted(first, (element) => session.send('POST', `element/${element}/${what}`, body));

  return strictly({
    first: () => locate(session, async () => (await find()).slice(0, 1)),
    last: () => locate(session, async () => (await find()).slice(-1)),
    locator: (css: string) => locate(session, within(session, css)),
    getByRole: (role: string, options?: Named) => locate(session, byRole(session, within, role, options)),
    getByLabel: (name: string, { exact = false }: Named = {}) => locate(session, named(session, within(session, FIELDS), name, exact)),
    count: async () => (await find()).length,
    waitFor: () => acted(first, async (element) => (await say(element, 'displayed')) === true || retry()),
    click: () => acted(first, (element) => click(session, element)),
    fill: (text: string) => (text === '' ? act('clear') : act('value', { text })),
    press: (key: string) => act('value', { text: KEYS[key] ?? strange(key) }),
    selectOption: (value: string) =>
      acted(
        async () => (await inElements(session, find, `option[value="${value}"]`)())[0],
        (option) => click(session, option),
      ),
    check: () => acted(first, async (element) => (await say(element, 'selected')) === true || click(session, element)),
    innerText: () => acted(first, async (element) => String(await say(element, 'text'))),
  }) as Locator;
}

/** What lies further down in a sheet is brought into view first: WebKit's driver brings it there only in the page itself. */
async function click(session: Session, element: string): Promise<void> {
  const script = "arguments[0].scrollIntoView({ block: 'center' })";
  await session.send('POST', 'execute/sync', { script, args: [{ [ELEMENT]: element }] });
  await session.send('POST', `element/${element}/click`);
}

const inPage = (session: Session, css: string): Find => references(session, () => 'elements', css);

/** Below any of these. */
const inElements =
  (session: Session, roots: Find, css: string): Find =>
  async () =>
    (await Promise.all((await roots()).map((root) => references(session, () => `element/${root}/elements`, css)()))).flat();

const references =
  (session: Session, path: () => string, css: string): Find =>
  async () => {
    const found = await session.send('POST', path(), { using: 'css selector', value: css });
    return (found as Readonly<Record<string, string>>[]).map((reference) => reference[ELEMENT] ?? '');
  };

function byRole(
  session: Session,
  within: (session: Session, css: string) => Find,
  role: string,
  { name, exact = false }: Named = {},
): Find {
  const css = WITH_ROLE[role];
  if (css === undefined) throw new Error(`the role ${role} is not driven over WebDriver: tests/sweeps/webkit/driven-page.ts`);
  const found = within(session, css);
  return name === undefined ? found : named(session, found, name, exact);
}

/** Those whose name, as the browser tells it to assistive technology, is this. */
const named =
  (session: Session, find: Find, name: string, exact: boolean): Find =>
  async () => {
    const found = await find();
    const names = await Promise.all(found.map((element) => nameOf(session, element)));
    return found.filter((_, index) => (exact ? names[index] === name : names[index]?.includes(name)));
  };

/** What is hidden has none, and WebKit's driver fails. */
const nameOf = (session: Session, element: string): Promise<string> =>
  session.send('GET', `element/${element}/computedlabel`).then(
    (name) => String(name).trim(),
    () => '',
  );

function retry(): never {
  throw new DriverError('element not interactable', 'it is not seen yet');
}

/** Acts on the element as soon as it is there and lets itself be acted on. */
async function acted<Result>(first: () => Promise<string | undefined>, act: (element: string) => Promise<Result>): Promise<Result> {
  let last: unknown = new Error('no such element');
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    try {
      const element = await first();
      if (element !== undefined) return await act(element);
    } catch (error) {
      if (!(error instanceof DriverError)) throw error;
      last = error;
    }
    await pause(LOOK_PAUSE);
  }
  throw last;
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(LOOK_PAUSE);
  }
}
