/** The fragment of a file's address that shows its night. */
export const NIGHT = 'night';

export const fileClass = (name: string): string => `art-file-${name}`;

/**
 * A page shows the night of a file where its theme is dark. A file could follow the `color-scheme` of its image by itself, but WebKit shows it in light
 * colours then, whatever theme was chosen.
 */
export const nightStyles = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const night = `.${fileClass(name)} { content: url('./${name}.svg#${NIGHT}'); }`;
    return [`[data-theme='dark'] ${night}`, `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) ${night} }`];
  });
