import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { faultsOfHtml } from '#tests/support/valid-html.ts';
import { SHOWN } from './shown.ts';

declare global {
  interface Window {
    axe: { run(options: object): ReturnType<AxeBuilder['analyze']> };
  }
}

/** Beside the tags: words that stand on a control are in its name (WCAG 2.5.3). */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const THEMES = ['light', 'dark'] as const;

/** As the system’s setting; settles when no color is on its way any more: an inherited one sets out when its parent’s has arrived. */
export async function switchTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  let still = 0;
  for (let frame = 0; still < 2; frame++) {
    if (frame > FRAMES_MAX) throw new Error(`the colors of ${page.url()} do not come to rest`);
    still = (await colorsMove(page)) ? 0 : still + 1;
  }
}

/** Some seconds of frames, or of waiting for them. */
const FRAMES_MAX = 300;

/** Waits for a frame, but not for ever: a page whose frames do not come has its colors, too. */
function colorsMove(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 200))]);
    return document.getAnimations().some((each) => each instanceof CSSTransition);
  });
}

/** What axe finds, a line each; frames are not looked into. */
export async function violations(page: Page): Promise<string[]> {
  const options = { runOnly: RULES, rules: MORE_RULES, resultTypes: ['violations' as const], iframes: false };
  // The builder brings axe to a page. What it does around each run takes longer than the run, so it is called once a page.
  const known = await page.evaluate(() => 'axe' in window);
  const { violations: found } = known
    ? await page.evaluate((wanted) => window.axe.run(wanted), options)
    : await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('; ')}`,
  );
}

/** What is wrong with the page's HTML, as scripts have left it. */
export async function invalidHtml(page: Page): Promise<string[]> {
  // React puts a screen's title before that of the page, which shows again when the screen is gone.
  return faultsOfHtml((await page.content()).replace(/(<title>.*?<\/title>.*)<title>States<\/title>/s, '$1'));
}

/** CSS px; the side of what a finger reaches (WCAG 2.5.5). */
const TARGET = 44;

/** Controls that are smaller than a finger and stand in no line of text. What `::before` adds to a control that is drawn smaller counts. */
export function smallTargets(page: Page, among = 'body'): Promise<string[]> {
  return page
    .locator(`${among} :is(button, select, a[href], summary, input:not([type=checkbox], [type=radio], [tabindex="-1"]))`)
    .evaluateAll(
      (controls, least) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          const reach = getComputedStyle(control, '::before').inset === '-4px' ? 8 : 0;
          // What is not shown has no size; what is a pixel wide waits for the keyboard.
          if (Math.min(width, height) <= 1 || Math.min(width, height) + reach >= least) return [];
          const inLine = getComputedStyle(control).display === 'inline' || control.closest('p') !== null;
          return inLine ? [] : [`${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 90)}`];
        }),
      TARGET,
    );
}

/** What is wider than its place: the page, a dialog, or a text that is cut off. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const check = (element: Element, what: string) => {
      const { scrollWidth, clientWidth } = element;
      if (scrollWidth > clientWidth + 1) found.push(`${what} ${scrollWidth} > ${clientWidth}: ${element.outerHTML.slice(0, 120)}`);
    };
    check(document.documentElement, 'the page is too wide');
    // What is a pixel wide is there for screen readers only, with all that is in it.
    const unseen = [...document.querySelectorAll('body *')].filter(({ clientWidth }) => clientWidth === 1);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      if (element.closest('svg, [inert], select') !== null || element.clientWidth <= 1) continue;
      if (unseen.some((each) => each.contains(element))) continue;
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      // An ellipsis says that there is more; it is chosen, for an operator's name that is too long.
      if (hasText && style.display !== 'inline' && style.textOverflow !== 'ellipsis') check(element, 'a text is cut off');
      if (element.matches('[data-dialog-panel], [data-dialog-panel] > *')) check(element, 'the dialog is too wide');
    }
    return found;
  });
}

/** Words of what is shown that go on in the next line, but for addresses and IDs, which have no other place to break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.locator(SHOWN).evaluateAll((shown) =>
    shown.flatMap((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const within = node.parentElement;
        // What is a pixel wide is there for screen readers only.
        if (within === null || within.clientWidth === 1 || !within.checkVisibility()) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)[\p{Script=Latin}\p{Script=Hangul}’]+(?!\S)/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(`"${word}" goes on in the next line: ${within.outerHTML.slice(0, 120)}`);
        }
      }
      return found;
    }),
  );
}

/** Texts over one another in what is on top, but for its footer, beneath which it scrolls, and lists lower than what is chosen in them. */
export function overlaps(page: Page): Promise<string[]> {
  return page.locator(SHOWN).evaluateAll((shown) => {
    const root = shown.at(-1);
    if (root === undefined) return [];
    // For screen readers only.
    const unseen = [...root.querySelectorAll('*')].filter((element) => element.clientWidth === 1);
    const texts = [...root.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('svg, select, [inert], [data-dialog-footer]') !== null) return [];
      // What is folded away has a place of its own, which is not seen.
      if (unseen.some((each) => each.contains(element)) || !element.checkVisibility()) return [];
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      return own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((box) => ({ node, box }));
      });
    });
    const found = texts.flatMap(({ node, box }, index) =>
      texts.slice(index + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Lines of one size may share the room between them.
        const share = Math.min(box.height, other.box.height) / 2;
        return node !== other.node && across > 4 && down > share ? [`"${node.textContent}" lies over "${other.node.textContent}"`] : [];
      }),
    );
    const low = [...root.querySelectorAll('select')].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    return [...found, ...low.map(({ outerHTML }) => `a list is too low: ${outerHTML.slice(0, 120)}`)];
  });
}

/** Texts on the screen that did not come out of the files of texts, or came out of them raw. Ask a page that speaks the pseudo-locale. */
export function untranslated(page: Page, data: readonly string[]): Promise<string[]> {
  return page.locator(SHOWN).evaluateAll(
    (shown, known) =>
      shown.flatMap((root) => {
        const texts = (root instanceof HTMLElement ? root.innerText : '').split('\n');
        const labels = [...root.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) => [
          element.getAttribute('aria-label') ?? '',
          element.getAttribute('placeholder') ?? '',
        ]);
        return [...texts, ...labels].flatMap((text) => {
          const rest = known.reduce((left, each) => left.replaceAll(each, ''), text);
          return /[A-Za-z]{3}|\{\{/.test(rest) ? [`not translated: ${text}`] : [];
        });
      }),
    data,
  );
}
