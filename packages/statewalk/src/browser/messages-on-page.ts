/** What is read out by itself, or with the dialog that it stands in. */
const TELLS = '[role=alert], [role=status], [role=alertdialog], [aria-live], output';

/** What an element of the page is described by: a message at a field, a dialog's text. */
const DESCRIBED = '[aria-describedby], [aria-errormessage]';

/** What describes one of these is a hint, unless it says of itself that it is wrong. */
const FIELD = 'input, textarea, select, [role=textbox], [role=combobox]';

const isHinted = (element: Element): boolean => element.matches(FIELD) && (element.getAttribute('aria-invalid') ?? 'false') === 'false';

const describing = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(DESCRIBED)]
    .filter((element) => !isHinted(element))
    .flatMap((element) =>
      `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-errormessage') ?? ''}`
        .split(/\s+/)
        .flatMap((id) => document.getElementById(id) ?? []),
    );

/** Which of these words are said at no control and no field that is wrong, in no alert and with no dialog: who does not look there misses them. */
export function unattached(texts: readonly string[]): string[] {
  const tellers = [...document.querySelectorAll<HTMLElement>(TELLS), ...describing(document)];
  const said = tellers.map((element) => (element instanceof HTMLElement ? element.innerText : element.textContent));
  return texts.filter((text) => !said.some((each) => each?.includes(text)));
}
