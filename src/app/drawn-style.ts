/**
 * The style of what is below a drawn page's first screen stands in its body (`StylesBelow`), and so after the application's sheets, where its rules
 * would win over variants that only those have: a drawer stood in the middle, and a dangerous button had no colour. It goes before the sheets.
 */
export function putDrawnStyleFirst(): void {
  const drawn = document.querySelector('svg[data-style] style');
  const sheet = document.head.querySelector('link[rel=stylesheet]');
  if (drawn !== null && sheet !== null) sheet.before(drawn);
}
