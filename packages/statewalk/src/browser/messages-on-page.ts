/** What is read out by itself, or with the dialog that it stands in. */
const TELLS = '[role=alert], [role=status], [role=alertdialog], [aria-live], output';

/** What an element of the page is described by: a message at a field, a dialog's text. */
const DESCRIBED = '[aria-describedby], [aria-errormessage]';

const describing = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(DESCRIBED)].flatMap((element) =>
    `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-errormessage') ?? ''}`
      .split(/\s+/)
      .flatMap((id) => document.getElementById(id) ?? []),
  );

/** Which of these words are said at no control, in no alert and with no dialog: who does not look there misses them. */
export function unattached(texts: readonly string[]): string[] {
  const tellers = [...document.querySelectorAll<HTMLElement>(TELLS), ...describing(document)];
  const said = tellers.map((element) => (element instanceof HTMLElement ? element.innerText : element.textContent));
  return texts.filter((text) => !said.some((each) => each?.includes(text)));
}
