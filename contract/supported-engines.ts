/**
 * The oldest engines that Madang supports (DOOR-3): what came out in or after spring 2023, and the last Firefox for Windows 7 and 8. The build's targets,
 * the lint of the built files and the documents follow from this table. Older engines get a page that says what to do (`src/boot/engine`).
 */
export const OLDEST_ENGINES = {
  /** Chrome, Edge, Whale, and the Android WebView of apps, which is updated as Chrome is. Samsung Internet 22 is Chromium 111. */
  chrome: '111',
  edge: '111',
  /** Extended support release. */
  firefox: '115',
  /** Safari, and every browser on iOS and iPadOS. */
  safari: '16.4',
} as const;

/** The same for Vite and its tools: `chrome111`. */
export const BUILD_TARGETS: string[] = Object.entries(OLDEST_ENGINES).map(([engine, version]) => `${engine}${version}`);

/**
 * Engines before these cannot read the syntax of the inline scripts (`?.`, `??`), which is noticed by itself. What is younger than these has its line in
 * the list of young APIs.
 */
export const OLDEST_READING = { chrome: '80', edge: '80', firefox: '74', safari: '13.1' } as const;
