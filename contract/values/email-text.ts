/** Marks of a sentence or a list that come along when an address is copied. */
const LEADING_MARKS = '"\'“”‘’«»「」<([{,;:';
const TRAILING_MARKS = '"\'“”‘’«»「」>)]},;:.';

function withoutMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && LEADING_MARKS.includes(text.charAt(start))) start += 1;
  while (end > start && TRAILING_MARKS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Letters of Hangul that stand alone keep their form: a person who typed on the wrong layout sees what they typed. */
const halfWidth = (raw: string): string => raw.replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKC'));

/** The one address among words that cannot be a part of one: a name in another script, "Email:", "(office)". */
function addressAmongWords(text: string): string | undefined {
  const words = text.trim().split(/\s+/);
  const [address, other] = words.filter((word) => word.includes('@'));
  const rest = words.filter((word) => word !== address);
  if (address === undefined || other !== undefined || !/^[^@]+@[^@]+\.[^@]+$/.test(address)) return undefined;
  return rest.some((word) => /[^\w!#$%&'*+/=?^`{|}~.-]/.test(word)) ? address : undefined;
}

/** Half-width, lowercased, without what is not seen; the address alone of `Name <address>`, of a `mailto:` link, and of what stands among words. */
function addressIn(raw: string): string {
  const text = halfWidth(raw).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  const address = [...text.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside).find((inside) => inside.includes('@'));
  return (address ?? addressAmongWords(text) ?? text)
    .trim()
    .replace(/[。｡]/g, '.')
    .toLowerCase()
    .replace(/^mailto:(?:\/\/)?([^?]*)(\?.*)?$/, (_, inLink: string) => inLink.replace('%40', '@'));
}

/** What is typed or pasted into the field of an email, as far as it can be told before it is complete; a blank in it is a slip. */
export const shapeEmail = (raw: string): string => addressIn(raw).replace(/\s/g, '');

/** A domain in the letters that mail is sent with (UTS #46 by the URL standard), the same in each engine; what is no domain stays. */
function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all that is not ASCII.
  if (/^[\x00-\x7f]*$/.test(domain) || /[/?#@:\\%]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}/`).hostname;
  } catch {
    return domain;
  }
}

/** An address as it is sent: also without what stood around it, and with its domain in ASCII (RFC 5891). */
export function normalizeEmail(raw: string): string {
  const text = withoutMarks(addressIn(raw)).trim();
  const at = text.lastIndexOf('@');
  return at < 0 ? text : `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`;
}
