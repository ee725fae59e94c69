/** Where no graphics card helps, a third of the processor's time would go into what is blurred behind headers and popups. */
export const WITHOUT_BLUR = 'header, ::backdrop { backdrop-filter: none !important }';

/** A picture has its place and its size, and nothing is drawn in it: a third of the paint of a landing page. */
export const WITHOUT_PICTURES = 'img[src^="/art/"] { visibility: hidden !important }';

/** Everything keeps its place and is pressed as ever, but nothing is painted: nearly half of the processor time of a journey. */
export const UNPAINTED = ':root, dialog, [popover], ::backdrop { opacity: 0 }';

/** For a page: adds these rules to it. The picture of a failure leaves them out (`failure-record.ts`). */
export function addSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
