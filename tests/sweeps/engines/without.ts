import type { BrowserContext } from 'playwright-core';

/** Has every page and window of the context lack these, as paths from `window`: a name of a prototype, of a global, or a global itself. */
export const without = (context: BrowserContext, paths: readonly string[]): Promise<unknown> => context.addInitScript(take, paths);

function take(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let holder = window as unknown as Record<string, unknown> | undefined;
    for (const name of names) holder = holder?.[name] as Record<string, unknown> | undefined;
    // A property of an instance comes from its prototype.
    for (let owner: object | null | undefined = holder; owner != null; owner = Reflect.getPrototypeOf(owner))
      if (Reflect.getOwnPropertyDescriptor(owner, last) !== undefined && !Reflect.deleteProperty(owner, last))
        Reflect.set(owner, last, undefined);
  }
}

/** Without the methods, the attribute means nothing either. */
export const withoutPopovers = async (context: BrowserContext): Promise<void> => {
  await without(
    context,
    ['showPopover', 'hidePopover', 'togglePopover', 'popover'].map((name) => `HTMLElement.prototype.${name}`),
  );
  await context.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(name, value) {
      if (!/^popover/i.test(name)) setAttribute.call(this, name, value);
    };
  });
};
