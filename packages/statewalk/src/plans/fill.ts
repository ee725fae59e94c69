/** Puts values into a sentence: `{{output.name}}`; a text of the screens (`$t(key)`) stands as its key. */
export const fill = (template: string, values: object): string =>
  template
    .replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => String(path.split('.').reduce(fieldOf, values) ?? ''))
    .replace(/\$t\(([^()]*)\)/g, (_, key: string) => key);

const fieldOf = (whole: unknown, field: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, unknown>>)[field] : undefined;
