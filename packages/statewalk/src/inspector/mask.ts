import { type Plain, SNAPSHOT_KEY } from './plain.ts';

/** Which fields of a project hold secrets, besides those whose names say so. */
export interface Secrets {
  /** Further names of fields. */
  readonly keys?: RegExp;
  /** Further names of fields that hold tokens: the same token is masked alike under each name. */
  readonly tokens?: RegExp;
  /** Is this value no secret, whatever its field is called? */
  isOpen?(key: string, value: string): boolean;
}

/** What a field of this name holds is secret, in events, contexts, inputs, outputs and errors alike. */
const SECRET_KEY = /password|token|ticket|proof|secret|credential|cookie|^code$|^otp$|^state$|^session$/i;
const TOKEN_KEY = /^session$|token/i;
/** Mask these without a number: equal masks would reveal that two secrets are equal. */
const UNNUMBERED = /password|^code$|^otp$/i;
const EMAIL_KEY = /e-?mail/i;
const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[^\s@"'<>(),;:]*[^\s@"'<>(),;:.]/g;
/** A JSON Web Token, or 256 bits and more in base64url or hex. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w-])/g;
const MASKED = /^masked(?:\d+@example\.com|-[a-z]+(?:-\d+)?)$/i;
/** A secret that is shorter may be a part of an ordinary text. */
const MIN_REMEMBERED = 6;

/**
 * Makes a function that replaces passwords, codes, tokens, tickets, states and emails in a value. It keeps what a machine can see of them: an empty
 * text stays empty, and the same email, token or ticket is always replaced by the same text, which is an email where it was one. So
 * a masked recording still runs. A secret that was seen under its name is replaced in every later text, too.
 */
export function createMask({ keys, tokens, isOpen }: Secrets = {}): (value: Plain) => Plain {
  const isSecret = (key: string) => SECRET_KEY.test(key) || keys?.test(key) === true || tokens?.test(key) === true;
  const kindOf = (key: string): string =>
    TOKEN_KEY.test(key) || tokens?.test(key) === true ? 'token' : (key.match(/[a-z]+/gi)?.join('') ?? 'secret');
  const replacements = new Map<string, string>();
  const counts = new Map<string, number>();
  /** Secrets that are long enough to be looked for in texts. */
  const remembered = new Map<string, string>();

  const made = (kind: string): string => {
    if (UNNUMBERED.test(kind)) return `masked-${kind}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return kind === 'email' ? `masked${count}@example.com` : `masked-${kind}-${count}`;
  };

  const replacementOf = (secret: string, kind: string): string => {
    if (secret === '' || MASKED.test(secret)) return secret;
    const id = `${UNNUMBERED.test(kind)} ${secret}`;
    const replacement = replacements.get(id) ?? made(kind);
    replacements.set(id, replacement);
    if (secret.length >= MIN_REMEMBERED && !remembered.has(secret)) remembered.set(secret, replacement);
    return replacement;
  };

  const inText = (text: string): string => {
    let masked = withoutQuery(text);
    for (const [secret, replacement] of remembered) if (masked.includes(secret)) masked = replaceWord(masked, secret, replacement);
    return masked.replace(EMAIL, (email) => replacementOf(email, 'email')).replace(TOKEN, (token) => replacementOf(token, 'token'));
  };

  const masked = (value: Plain, key: string): Plain => {
    if (typeof value === 'string') {
      if (EMAIL_KEY.test(key)) return replacementOf(value, 'email');
      if (isSecret(key) && isOpen?.(key, value) !== true) return replacementOf(value, kindOf(key));
      return inText(value);
    }
    if (Array.isArray(value)) return value.map((each) => masked(each, key));
    if (typeof value !== 'object' || value === null) return value;
    // The names of states are no secrets, whatever they are called.
    const isState = (name: string) => name === 'value' && SNAPSHOT_KEY in value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, isState(name) ? each : masked(each, name)]));
  };

  return (value) => masked(value, '');
}

const replaceWord = (text: string, word: string, by: string): string =>
  text.split(new RegExp(`(?<!\\w)${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`)).join(by);

/** An address keeps its place and the names of its parameters, not what they hold. */
function withoutQuery(text: string): string {
  return /^https?:\/\//i.test(text) ? text.replace(/\/\/[^/@]*@/, '//').replace(/([?&#][^=&#]*)=([^&#]+)/g, '$1=masked') : text;
}
