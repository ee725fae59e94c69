import { normalizeEmail } from './email-text.ts';
import { latinOfHangul } from './hangul-keys.ts';

/** Where most people of Korea, Japan and elsewhere have their mail: a domain that is nearly one of these was meant to be it. */
const FREQUENT_DOMAINS = (
  'gmail.com naver.com daum.net hanmail.net kakao.com nate.com yahoo.com yahoo.co.jp hotmail.com outlook.com icloud.com ' +
  'docomo.ne.jp ezweb.ne.jp softbank.ne.jp'
).split(' ');

/** Real domains that are nearly one of those: the page suggests nothing. */
const REAL = new Set(
  (
    'mail.com email.com ymail.com gmx.com gmx.net gmx.de hey.com me.com mac.com live.com live.co.kr live.jp msn.com aol.com cloud.com ' +
    'yahoo.co.kr yahoo.co.uk yahoo.co.in yahoo.co.id yahoo.co.th yahoo.co.nz yahoo.co.za yahoo.ne.jp yahoo.jp hotmail.co.jp hotmail.co.kr ' +
    'hotmail.co.uk outlook.kr outlook.jp outlook.co.th naver.jp gail.com grail.com mate.com date.com'
  ).split(' '),
);

/** Providers that have mail under one domain alone, with the endings that people take for its own. */
const MISTAKEN_ENDINGS: readonly (readonly [domain: string, endings: string])[] = [
  ['gmail.com', 'net org kr co.kr com.kr ne.kr jp co.jp ne.jp com.jp'],
  ['naver.com', 'net kr com.kr ne.kr'],
  ['hanmail.net', 'com kr co.kr com.kr'],
  ['daum.net', 'co.kr com.kr'],
  ['kakao.com', 'net com.kr'],
  ['icloud.com', 'net kr co.kr jp co.jp ne.jp'],
  ['docomo.ne.jp', 'com jp co.jp'],
  ['ezweb.ne.jp', 'com jp co.jp'],
];

/** What people take for the domain of a provider that has another one. */
const MISTAKEN: ReadonlyMap<string, string> = new Map(
  MISTAKEN_ENDINGS.flatMap(([domain, endings]) => endings.split(' ').map((ending) => [`${parted(domain)[0]}.${ending}`, domain] as const)),
);

/** No top-level domains: slips of the keys for these two. */
const NO_TOP_LEVEL = /\.(?:(con|cpm|vom|xom|ocm|cmo|comm|coom|c0m|cim|clm|dom)|(ent|nte|nett|ner|nrt))$/;

/** Rows of a keyboard, each with how far it stands to the right, in keys. */
const ROWS = [
  ['1234567890', -0.5],
  ['qwertyuiop', 0],
  ['asdfghjkl', 0.25],
  ['zxcvbnm', 0.75],
] as const;

function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [one, other].map((letter) => {
    const row = ROWS.findIndex(([keys]) => letter !== '' && keys.includes(letter));
    const [keys = '', shift = 0] = ROWS[row] ?? [];
    return row < 0 ? undefined : { row, x: keys.indexOf(letter) + shift };
  });
  return a !== undefined && b !== undefined && Math.abs(a.row - b.row) <= 1 && Math.abs(a.x - b.x) <= 1;
}

/** Whether one slip of the fingers makes `typed` of `meant`: a letter left out, doubled or added, two exchanged, or the key beside it. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const [restTyped, restMeant] = [typed.slice(at), meant.slice(at)];
  if (restTyped.slice(1) === restMeant || restTyped === restMeant.slice(1)) return true;
  const [a = '', b = ''] = restMeant;
  if (restTyped === b + a + restMeant.slice(2)) return true;
  return restTyped.slice(1) === restMeant.slice(1) && areNeighbours(restTyped.charAt(0), a);
}

/** Name and rest of a domain each have one slip at most; short names, of which many are real, none but an exchange or a letter too many. */
function isSlipOf(typed: string, meant: string): boolean {
  const [name, rest] = parted(typed);
  const [meantName, meantRest] = parted(meant);
  if (name === meantName) return rest !== meantRest && isOneSlip(rest, meantRest);
  if (rest !== meantRest && !isOneSlip(rest, meantRest)) return false;
  const isShort = meantName.length < 5;
  if (isShort && rest !== meantRest) return false;
  return isOneSlip(name, meantName) && (!isShort || (name.length >= meantName.length && sameLetters(name, meantName)));
}

function parted(domain: string): readonly [name: string, rest: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

const sameLetters = (one: string, other: string): boolean => [...new Set(one)].sort().join('') === [...new Set(other)].sort().join('');

/** Schools and offices have many domains, and none of them is a slip. */
const isInstitution = (domain: string): boolean => /(^|\.)(ac|edu|go|gov|hs|ms|es|sc|re|or)(\.[a-z]{2})?$/.test(domain);

function meantDomain(domain: string): string | null {
  if (FREQUENT_DOMAINS.includes(domain) || REAL.has(domain) || isInstitution(domain)) return null;
  const mistaken = MISTAKEN.get(domain);
  if (mistaken !== undefined) return mistaken;
  const dotted = domain
    .replace(/[,;:]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\./, '');
  const meant = FREQUENT_DOMAINS.find(
    (each) => each === dotted || parted(each)[0] === dotted || each.replaceAll('.', '') === dotted || isSlipOf(dotted, each),
  );
  if (meant !== undefined) return meant;
  const [, com, net] = NO_TOP_LEVEL.exec(dotted) ?? [];
  if (com === undefined && net === undefined) return null;
  return dotted.replace(NO_TOP_LEVEL, com === undefined ? '.net' : '.com');
}

/**
 * The email that was probably meant by one with a slip in its domain, or typed with the keyboard on Hangul: `gmial.com`, `naver.con`. Null where there is
 * nothing to ask. To be offered, never to refuse by.
 */
export function suggestEmail(raw: string): string | null {
  const typed = normalizeEmail(raw);
  const at = typed.lastIndexOf('@');
  if (at < 1) return null;
  const written = typed.slice(0, at);
  if (/[가-힣ㄱ-ㅣᄀ-ᇿ]/.test(written)) {
    const [, domain = ''] = /@([^@]*)$/.exec(raw.normalize('NFKC')) ?? [];
    const latin = `${latinOfHangul(written)}@${latinOfHangul(domain)}`.toLowerCase().trim();
    return suggestEmail(latin) ?? (/^[\w.+-]+@[\w.-]+\.\w+$/.test(latin) ? latin : null);
  }
  const domain = typed.slice(at + 1);
  // A sign that the finger hit twice, or beside: `minji.@naver.com`, `minji@@naver.com`.
  const local = written.replace(/[@.]+$/, '');
  const meant = meantDomain(domain) ?? (local === written || !FREQUENT_DOMAINS.includes(domain) ? null : domain);
  return meant === null || local === '' ? null : `${local}@${meant}`;
}
