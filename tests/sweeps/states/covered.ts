import type { Page } from 'playwright-core';
import { SHOWN } from './shown.ts';

/**
 * Controls of what is on top that something else lies over wherever they are scrolled to, at their middle or near a corner: another element,
 * which is hit-tested, or a toast, which lets presses through and so is looked for by its place. A page has no room of its own for its toasts.
 */
export function covered(page: Page): Promise<string[]> {
  return page.locator(SHOWN).evaluateAll((shown) => {
    const root = shown.at(-1);
    if (root === undefined) return ['nothing is shown'];
    const toasts = root.matches('dialog') ? [...root.querySelectorAll('[data-toast]')] : [];

    /**
     * Where a press must work, from the upper left corner of each line of the control: its middle, and its corners inset by its radius. A
     * field may have a button in its padding, so its corners are inset by that too.
     */
    const pointsOf = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      const px = (text: string) => Number.parseFloat(text) || 0;
      const radius = px(style.borderTopLeftRadius);
      const [left, right] = element.matches('input') ? [px(style.paddingLeft), px(style.paddingRight)] : [0, 0];
      return [...element.getClientRects()].flatMap(({ width, height }, line) => {
        const inset = Math.min(width / 2, radius + 2);
        const y = Math.min(height / 2, radius + 2);
        const across = [Math.max(inset, left), width - Math.max(inset, right)];
        const corners = across.flatMap((x) => [y, height - y].map((down) => ({ line, across: x, down })));
        return [{ line, across: width / 2, down: height / 2 }, ...corners];
      });
    };

    const faultAt = (element: HTMLElement, { line, across, down }: ReturnType<typeof pointsOf>[number]): string | undefined => {
      const box = element.getClientRects()[line];
      if (box === undefined) return 'has gone';
      const [x, y] = [box.left + across, box.top + down];
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return `is out of sight at ${x}, ${y}`;
      if (!element.contains(hit) && hit.closest('label')?.control !== element)
        return `at ${x}, ${y} lies under ${hit.outerHTML.slice(0, 120)}`;
      const boxes = toasts.map((toast) => toast.getBoundingClientRect());
      const over = boxes.find(({ left, right, top, bottom }) => left < x && right > x && top < y && bottom > y);
      return over === undefined ? undefined : `at ${x}, ${y} lies under a toast at ${over.top} to ${over.bottom}`;
    };

    return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].flatMap((element) => {
      // For screen readers and password managers only, folded away, or off.
      if (element.closest('[inert], [aria-hidden="true"]') !== null || !element.checkVisibility() || element.clientWidth === 1) return [];
      if (element.matches(':disabled') || getComputedStyle(element).pointerEvents === 'none') return [];
      let points = pointsOf(element);
      let fault: string | undefined;
      // What is higher than the room that there is comes into sight part by part.
      for (const block of ['nearest', 'center', 'start', 'end'] as const) {
        element.scrollIntoView({ block, behavior: 'instant' });
        points = points.filter((point) => {
          const found = faultAt(element, point);
          fault = found ?? fault;
          return found !== undefined;
        });
        if (points.length === 0) return [];
      }
      return [`${element.outerHTML.slice(0, 120)} ${fault}`];
    });
  });
}
