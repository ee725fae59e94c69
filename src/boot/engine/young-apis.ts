/**
 * What stands in for an API where an engine lacks it:
 * `filled`: `fill-gaps.ts` adds it. `guarded`: the code that uses it asks first, and does what the words say. `library`: a dependency asks first.
 * `decoration`: a sheet's rule is ignored, and the page is readable and usable without. `needed`: below the supported engines, or taken away; the page
 * says what to do (`engine-check.js`).
 */
export type Fallback = readonly [kind: 'filled' | 'guarded' | 'library' | 'decoration' | 'needed', words: string];

/**
 * Each API and each feature of sheets that the built files use, and that a supported engine, an engine that can read the scripts, or a page on plain
 * http may lack (DOOR-3). `tests/sweeps/engines/built-files.test.ts` finds what is missing here, and what is here for nothing.
 */
export const YOUNG_APIS: Readonly<Record<string, Fallback>> = {
  '.at()': ['filled', 'Array and String'],
  '.findLast()': ['filled', 'Array'],
  '.replaceAll()': ['filled', 'String'],
  '.toReversed()': ['filled', 'Array'],
  'AbortSignal.timeout': ['filled', 'by a timer'],
  'URL.canParse': ['filled', 'by the constructor; our own code asks `parseUrl`'],

  createImageBitmap: ['guarded', 'an image element reads the picture'],
  '.showModal()': ['needed', 'popups are modal dialogs'],

  '.checkVisibility()': ['guarded', 'Safari before 17.4 skips nothing, so all is visible (`web-font.ts`)'],
  '.showPopover()': ['guarded', 'menus open by hand (`use-popover.ts`)'],
  '.hidePopover()': ['guarded', 'menus open by hand (`use-popover.ts`)'],
  '.writeText()': ['guarded', 'as `navigator.clipboard`'],
  '.segment()': ['guarded', 'as `Intl.Segmenter`'],
  BroadcastChannel: ['guarded', 'tabs hear of one another by storage events; a return page tells its opener directly'],
  'Intl.ListFormat': ['guarded', 'names are parted by commas (`standing-badge.tsx`)'],
  'Intl.Segmenter': ['guarded', 'texts are cut between code points (`cut.ts`)'],
  ResizeObserver: ['guarded', 'toasts stand where they stand without a footer (`use-height.ts`, `use-edge-height.ts`)'],
  visualViewport: ['guarded', 'a message is scrolled to as if no keyboard lay over the page (`bring-in-sight.ts`)'],
  requestIdleCallback: ['guarded', 'a timer'],
  cancelIdleCallback: ['guarded', 'a timer'],
  scheduler: ['guarded', 'a timer (`next-task.ts`)'],
  'scheduler.yield': ['guarded', 'a timer (`next-task.ts`)'],
  'document.prerendering': ['guarded', 'a page acts as soon as it is there (`when-shown.ts`)'],
  'navigator.clipboard': ['guarded', 'copied by a selection, else the page says that it did not work (`copy-text.ts`)'],
  'navigator.connection': ['guarded', 'nothing is known of the network (`saves-data.ts`)'],
  'navigator.locks': ['guarded', 'two tabs may refresh at once, and the server takes both (`tab-lock.ts`)'],

  '.animate()': ['library', 'React, in view transitions alone, which no page has'],
  '.getAnimations()': ['library', 'React, in view transitions alone'],
  '.getKeyframes()': ['library', 'React, in view transitions alone'],
  '.setKeyframes()': ['library', 'React, in view transitions alone'],
  '.skipTransition()': ['library', 'React, in view transitions alone'],
  '.startViewTransition()': ['library', 'React and TanStack Router ask first'],
  'document.startViewTransition': ['library', 'TanStack Router asks first'],
  'Error.captureStackTrace': ['library', 'zod asks first'],
  'Intl.Locale': ['library', 'i18next, in a `try`'],
  'Intl.RelativeTimeFormat': ['library', 'i18next, for a format that no text has'],
  navigation: ['library', 'React asks first'],

  '@property': ['decoration', 'the heights of a popup’s header and footer are handed down to what stands in it, too'],
  '@starting-style': ['decoration', 'popups and menus come without a movement'],
  ':has': [
    'decoration',
    'spaces, and a page that scrolls behind a popup; what is chosen is told by attributes, the focus by `:focus-within`',
  ],
  ':popover-open': ['decoration', 'a menu that opens by hand has its own rules (`menu.module.css`)'],
  ':details-content': ['decoration', 'the contents of a legal text are folded on wide pages, too'],
  ':open': ['decoration', 'the arrow of a select does not turn'],
  ':picker': ['decoration', 'a select shows the list of the browser'],
  ':picker-icon': ['decoration', 'a select shows the arrow of our own'],
  ':selection': ['decoration', 'the colours of the browser'],
  ':-moz-progress-bar': ['decoration', 'of one engine each'],
  ':-webkit-progress-bar': ['decoration', 'of one engine each'],
  ':-webkit-progress-value': ['decoration', 'of one engine each'],
  '@view-transition': ['decoration', 'the next document stands at once, without a fade'],
  '-webkit-tap-highlight-color:': ['decoration', 'the colour of the browser at a press'],
  'anchor-name:': ['decoration', 'menus open at the right edge (`menu.module.css`)'],
  'anchor-scope:': ['decoration', 'menus open at the right edge'],
  'position-anchor:': ['decoration', 'menus open at the right edge'],
  'position-area:': ['decoration', 'menus open at the right edge'],
  'position-try-fallbacks:': ['decoration', 'menus open at the right edge'],
  'animation-range:': ['decoration', 'nothing moves with the scrolling'],
  'animation-timeline:': ['decoration', 'nothing moves with the scrolling'],
  'backdrop-filter:': ['decoration', 'what is behind a header is not blurred; the build adds the prefix for Safari'],
  'content-visibility:': ['decoration', 'all of a page is laid out at once'],
  'contain-intrinsic-block-size:': ['decoration', 'all of a page is laid out at once'],
  'forced-color-adjust:': ['decoration', 'high contrast as the browser chooses'],
  'scrollbar-color:': ['decoration', 'scroll bars of the browser'],
  'scrollbar-gutter:': ['decoration', 'the page may widen by a scroll bar'],
  'scrollbar-width:': ['decoration', 'scroll bars of the browser'],
  'text-size-adjust:': ['decoration', 'the build adds the prefix for Safari'],
  'text-spacing-trim:': ['decoration', 'brackets keep their full width'],
  'user-select:': ['decoration', 'the build adds the prefix for Safari; else a press selects no whole code'],
  'text-wrap:': ['decoration', 'lines break where they are full'],
};

/** Older than any engine that can read the scripts, and still asked for where it is used: it is a convenience. */
export const OLD_AND_GUARDED: Readonly<Record<string, string>> = {
  IntersectionObserver: 'no section is marked (`section-in-view.ts`), and the slider is measured at once (`act-on-spaces.ts`)',
};

/** What no page goes without, old and young: paths from `window`. The check in each page asks for each. */
export const NEEDED = [
  'AbortController.prototype.abort',
  'AbortSignal.prototype.aborted',
  'Array.prototype.flatMap',
  'CustomEvent',
  'DOMParser',
  'Element.prototype.append',
  'Element.prototype.closest',
  'Element.prototype.getAttributeNames',
  'Element.prototype.matches',
  'Element.prototype.remove',
  'Element.prototype.replaceWith',
  'Element.prototype.toggleAttribute',
  'FormData.prototype.get',
  'HTMLDialogElement.prototype.close',
  'HTMLDialogElement.prototype.showModal',
  'Headers.prototype.get',
  'Intl.DateTimeFormat',
  'Intl.NumberFormat',
  'Intl.PluralRules',
  'Map.prototype.get',
  'MutationObserver',
  'Object.entries',
  'Object.fromEntries',
  'Promise.all',
  'Proxy',
  'Response.prototype.json',
  'Set.prototype.has',
  'String.prototype.normalize',
  'String.prototype.padStart',
  'URL.prototype.href',
  'URLSearchParams.prototype.getAll',
  'WeakMap.prototype.get',
  'XMLHttpRequest.prototype.open',
  'crypto.getRandomValues',
  'fetch',
  'history.pushState',
  'performance.now',
] as const;

/** The youngest that all supported engines have and no page needs: an engine that lacks two of them is older, though it may do. */
export const OF_SUPPORTED_ENGINES = [
  'Array.prototype.toSorted',
  'CSSLayerBlockRule',
  'Document.prototype.adoptedStyleSheets',
  'HTMLElement.prototype.inert',
  'HTMLScriptElement.supports',
  'OffscreenCanvas',
  'structuredClone',
] as const;
