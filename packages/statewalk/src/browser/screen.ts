import type { Say, Screen } from './bindings.ts';

/** What bindings do with a screen, by Playwright's locators. */
export function screenOf({ page, top, say }: Pick<Screen, 'page' | 'top'> & { readonly say: Say }): Screen {
  const button = (name: string) => top.getByRole('button', { name, exact: true });
  return {
    page,
    top,
    say,
    press: (text, values) => button(say(text, values)).click(),
    pressUnavailable: (text) => button(say(text)).click({ force: true }),
    fill: (label, value) => top.getByLabel(say(label), { exact: true }).fill(value),
    toggle: (role, label) => top.getByRole(role, { name: say(label) }).click(),
  };
}
