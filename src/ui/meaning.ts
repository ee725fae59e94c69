/** Attributes that say what a control is for, whatever it is called in the language of the page. */
const NAMING = ['name', 'data-event', 'data-leads', 'data-offers', 'data-closes', 'data-back', 'href'] as const;

/** Within these a name means one thing. */
const PLACES = 'header, footer, section[id], [data-drawn]';

const having = (name: string, value: string) => `[${name}=${JSON.stringify(value)}]`;

/**
 * A selector by what a control means, which finds it after the page was drawn anew; null: nothing of it tells that. Never by its text, which a
 * translator changes, nor by its place among others, which a foreign node changes (DOOR-4).
 */
export function meaningOf(control: Element): string | null {
  const own = NAMING.flatMap((name) => {
    const value = control.getAttribute(name);
    return value === null ? [] : having(name, value);
  });
  if (control.matches('[type=submit]')) own.push('[type=submit]');
  const ways = control.parentElement?.closest('[data-offers]')?.getAttribute('data-offers');
  if (own.length === 0 && ways == null && control.localName !== 'h2') return null;
  const place = control.closest(PLACES);
  return [
    place === null ? '' : `${placeOf(place)} `,
    ways == null ? '' : `${having('data-offers', ways)} `,
    control.localName,
    ...own,
  ].join('');
}

function placeOf(place: Element): string {
  const drawn = place.getAttribute('data-drawn');
  if (drawn !== null) return having('data-drawn', drawn);
  return place.localName === 'section' ? having('id', place.id) : place.localName;
}

/** What has this meaning now; before one that is hidden, one that is shown. */
export function findByMeaning(meaning: string | null, within: ParentNode = document): HTMLElement | null {
  if (meaning === null) return null;
  const found = [...within.querySelectorAll<HTMLElement>(meaning)];
  return found.find((element) => element.closest('[hidden]') === null) ?? found[0] ?? null;
}
