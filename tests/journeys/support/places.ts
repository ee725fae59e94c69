import type { Person } from './open-app.ts';

/** Where everything is that can be pressed in the open popup, px, once it has come to rest: a popup moves while it opens. */
export async function places({ page }: Person): Promise<string[]> {
  const popup = page.locator('dialog[open]');
  await popup.evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  return popup.locator(':is(button, select, input):visible').evaluateAll((controls) =>
    controls.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      // Whole pixels: the web font, which may come in between, differs in fractions of one.
      return [control.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );
}
