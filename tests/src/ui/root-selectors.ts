import type { Part, Selector } from './style-rules.ts';

/** What stands between two combinators: all that is said of one element. */
function compounds(selector: Selector): Selector[] {
  const end = selector.findIndex(({ type }) => type === 'combinator');
  const all = end < 0 ? [selector] : [selector.slice(0, end), ...compounds(selector.slice(end + 1))];
  return all.filter((compound) => compound.length > 0);
}

const selectorsIn = ({ selectors = [], selector }: Part): readonly Selector[] =>
  selector === undefined ? selectors : [...selectors, selector];

/** Other ways to say something of the same element; what stands in `:has()` is of others. */
const ofTheSame = (part: Part): readonly Selector[] => (part.kind === 'has' ? [] : selectorsIn(part));

const someOf = (compound: Selector, is: (part: Part) => boolean, into = ofTheSame): boolean =>
  compound.some((part) => is(part) || into(part).some((inner) => someOf(compounds(inner).at(-1) ?? [], is, into)));

const isOfRoot = (compound: Selector): boolean =>
  someOf(
    compound,
    ({ type, kind, name }) => kind === 'root' || (type === 'type' && name === 'html'),
    (part) => (part.kind === 'not' ? [] : ofTheSame(part)),
  );

const looksInside = (compound: Selector): boolean => someOf(compound, ({ kind }) => kind === 'has');

/** Does it hang on what is anywhere in the page? */
export const isAboutTheRoot = (selector: Selector): boolean =>
  compounds(selector).some((compound) => (isOfRoot(compound) && looksInside(compound)) || compound.flatMap(ofTheSame).some(isAboutTheRoot));

export const isOfTheRootAlone = (selector: Selector): boolean =>
  compounds(selector).length === 1 && selector.flatMap(ofTheSame).filter(isAboutTheRoot).every(isOfTheRootAlone);

export const saysFocus = (selector: Selector): boolean =>
  selector.some((part) => part.kind?.startsWith('focus') || selectorsIn(part).some(saysFocus));

/** `:scope` is the element around a `:has()`, whose own name stands there. */
const namesSomething = (compound: Selector): boolean =>
  someOf(compound, ({ type, kind }) => ['type', 'class', 'id', 'attribute'].includes(type) || kind === 'scope');

/** `* + p`: what stands before is not named, so it may be anything. */
export const followsAnything = (selector: Selector): boolean =>
  selector.some(({ type, value }, at) => {
    if (type !== 'combinator' || !(value === 'next-sibling' || value === 'later-sibling')) return false;
    return !namesSomething(compounds(selector.slice(0, at)).at(-1) ?? []);
  }) || selector.flatMap(selectorsIn).some(followsAnything);
