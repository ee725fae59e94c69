import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { SHOWN } from './shown.ts';

declare global {
  interface Window {
    axe: { run(options: object): ReturnType<AxeBuilder['analyze']> };
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const THEMES = ['light', 'dark'] as const;

/** As the system’s setting; settles when no colour is on its way any more: an inherited one sets out when its parent’s has arrived. */
export async function switchTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    for (let still = 0; still < 2; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = document.getAnimations().some((each) => each instanceof CSSTransition) ? 0 : still + 1;
    }
  });
}

/** What axe finds, a line each; frames are not looked into. */
export async function violations(page: Page): Promise<string[]> {
  const options = { runOnly: RULES, resultTypes: ['violations' as const], iframes: false };
  // The builder brings axe to a page. What it does around each run takes longer than the run, so it is called once a page.
  const known = await page.evaluate(() => 'axe' in window);
  const { violations: found } = known
    ? await page.evaluate((wanted) => window.axe.run(wanted), options)
    : await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('; ')}`,
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
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      // What is a pixel wide is there for screen readers only.
      if (element.closest('svg, [inert], select') !== null || element.clientWidth <= 1) continue;
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      // An ellipsis says that there is more; it is chosen, for an operator's name that is too long.
      if (hasText && style.display !== 'inline' && style.textOverflow !== 'ellipsis') check(element, 'a text is cut off');
      if (element.matches('[data-dialog-panel], [data-dialog-panel] > *')) check(element, 'the dialog is too wide');
    }
    return found;
  });
}

/** Texts on the screen that did not come out of the locale files, or came out of them raw. Ask a page that speaks the pseudo-locale. */
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
