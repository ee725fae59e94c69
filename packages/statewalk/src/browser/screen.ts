import type { Say, Screen } from './bindings.ts';

/** A file in memory, as Playwright takes it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What is in a file that a binding chooses. */
export type FileOf = (name: string) => ChosenFile | Promise<ChosenFile>;

/** A file in which nothing is looked at. */
const anyFile: FileOf = (name) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(1) });

/** What bindings do with a screen, by Playwright's locators. */
export function screenOf({
  page,
  top,
  say,
  fileOf = anyFile,
}: Pick<Screen, 'page' | 'top'> & { readonly say: Say; readonly fileOf?: FileOf | undefined }): Screen {
  const button = (name: string) => top.getByRole('button', { name, exact: true });
  return {
    page,
    top,
    say,
    press: (text, values) => button(say(text, values)).click(),
    pressUnavailable: (text) => button(say(text)).click({ force: true }),
    fill: (label, value) => top.getByLabel(say(label), { exact: true }).fill(value),
    toggle: (role, label) => top.getByRole(role, { name: say(label) }).click(),
    chooseFile: async (name) => top.locator('input[type=file]').setInputFiles(name === null ? [] : [await fileOf(name)]),
  };
}
