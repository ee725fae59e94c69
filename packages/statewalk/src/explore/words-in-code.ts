/** Values with which code compares: a guard that asks for `18` is tried with it. */
export interface Words {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  /** Lengths of texts and lists. */
  readonly lengths: readonly number[];
  /** Properties with the values that they are compared with: `error.code === 'gone'`. */
  readonly compared: readonly Compared[];
}

export interface Compared {
  readonly property: string;
  readonly value: string | number;
}

/** More would be tried in vain. */
const WORDS_MAX = 8;
const COMPARED_MAX = 24;
const LENGTH_MAX = 40;
/** Properties that are tried otherwise. */
const OTHER: ReadonlySet<string> = new Set(['type', 'length', 'size']);
/** A small number may be an index, though nothing compares with it. */
const INDEX_MAX = 20;

/** What `typeof` is compared with. */
const TYPES: ReadonlySet<string> = new Set(['function', 'object', 'string', 'number', 'boolean', 'undefined', 'symbol', 'bigint']);

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)\b`;
const TEXT = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")`;

/** Reads them from the text of functions. */
export function wordsIn(code: string): Words {
  const lengths = [...code.matchAll(new RegExp(String.raw`\.(?:length|size)\s*([<>=!]=*)\s*${NUMBER}`, 'g'))].flatMap(around);
  const numbers = [...code.matchAll(new RegExp(String.raw`(?<!\.(?:length|size)\s*)([<>=!]=+|[<>])\s*${NUMBER}`, 'g'))].flatMap(around);
  const literals = [...code.matchAll(/(?<![\w.$'"`-])\d+(?![\w.'"`])/g)].map(([digits]) => Number(digits));
  const compared = [...code.matchAll(new RegExp(String.raw`\.([A-Za-z_$][\w$]*)\s*[=!]==?\s*(?:${TEXT}|${NUMBER})`, 'g'))].map(
    ([, property = '', single, double, number]): Compared => ({
      property,
      value: number === undefined ? (single ?? double ?? '') : Number(number),
    }),
  );
  const texts = [
    ...code.matchAll(new RegExp(String.raw`(?:[=!]==?|\bcase)\s*${TEXT}`, 'g')),
    ...code.matchAll(new RegExp(String.raw`\.(?:includes|startsWith|endsWith|has)\(\s*${TEXT}\s*\)`, 'g')),
    ...code.matchAll(new RegExp(String.raw`${TEXT}\s*[=!]==?`, 'g')),
  ].map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1'));
  return {
    texts: first(texts.filter((text) => text !== '' && !TYPES.has(text))),
    numbers: first([...numbers, ...literals.filter((each) => each > 1 && each <= INDEX_MAX)]),
    lengths: first(lengths.filter((length) => Number.isInteger(length) && length > 1 && length <= LENGTH_MAX)),
    compared: [
      ...new Map(
        compared.flatMap((each) =>
          OTHER.has(each.property) || each.value === '' ? [] : [[`${each.property} ${each.value}`, each] as const],
        ),
      ).values(),
    ].slice(0, COMPARED_MAX),
  };
}

/** The number itself, and the one behind it where `>` or `<=` asks for the difference. */
const around = ([, operator = '', number = '']: RegExpExecArray): number[] =>
  operator === '>' || operator === '<=' ? [Number(number), Number(number) + 1] : [Number(number)];

const first = <T>(all: readonly T[]): readonly T[] => [...new Set(all)].slice(0, WORDS_MAX);
