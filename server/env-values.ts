import * as z from 'zod/mini';

const WEB = ['http:', 'https:'];
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]+$/i;
const HAS_QUERY = /[\s?#]/;
/** Parameters of an authorization request of ours. */
const PROTOCOL_PARAMETERS = [
  ...['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce'],
  ...['code_challenge', 'code_challenge_method', 'prompt', 'max_age', 'claims', 'request', 'request_uri'],
];

/** A schema whose message says what the value must be: `EnvReader` makes a sentence of it. */
const when = (isRight: (value: string) => boolean, wanted: string) => z.string().check(z.refine(isRight, wanted));
const siteOf = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

export const flag = z.pipe(
  z.enum(['0', '1'], '1 (on) or 0 (off)'),
  z.transform((value) => value === '1'),
);
/** A moment by RFC 3339, with its offset: it means the same wherever it is read. */
export const instant = when(
  (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
  'a time with its offset, such as 2026-11-30T06:00+09:00',
);
export const integer = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.pipe(
    when((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, `a whole number from ${min} to ${max}`),
    z.transform(Number),
  );
export const MAX_PORT = 65_535;
export const port = integer({ min: 0, max: MAX_PORT });
export const url = (protocols: readonly string[]) =>
  when(
    (value) => URL.canParse(value) && protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`)),
    `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
/** A page of the web: what a link may lead to. */
export const webAddress = url(WEB);
/** A path of the site, or an address elsewhere; without a query or a fragment, since more may be added to it. */
export const address = when(
  (value) => ((URL.canParse(value) && /^https?:\/\//i.test(value)) || /^\/(?![/\\])/.test(value)) && !HAS_QUERY.test(value),
  'a path such as /api/v1, or a URL that begins with http:// or https:// and has no query',
);
/** `madang.example`, or `localhost`: an RP ID. */
export const host = when((value) => DOMAIN.test(value) || value.toLowerCase() === 'localhost', 'a domain such as madang.example');
/** `madang.example`, of two labels at least: browsers refuse a cookie for all of a top-level domain. */
export const domain = when((value) => DOMAIN.test(value), 'a domain such as madang.example');
/** Scheme, host and port of a site: `https://madang.example`. */
export const origin = z.pipe(
  when((value) => {
    const site = siteOf(value);
    return site !== undefined && WEB.includes(site.protocol) && [site.origin, `${site.origin}/`].includes(value);
  }, 'a site without a path, such as https://madang.example'),
  z.transform((value) => new URL(value).origin),
);
/** One word out of `known`, `among` for one in a list. */
export const oneOf = <Word extends string>(known: readonly Word[]) => z.enum(known, `one of ${known.join(', ')}`);
export const among = <Word extends string>(known: readonly Word[]) => z.enum(known, `among ${known.join(', ')}`);
/** `yonsei.ac.kr=yonsei`: an email domain, and one of `codes`. */
export const domainOf = (codes: readonly string[]) => {
  const parts = (value: string) => value.split('=').map((part) => part.trim().toLowerCase());
  const pair = when(
    (value) => {
      const [name = '', code = '', ...rest] = parts(value);
      return rest.length === 0 && DOMAIN.test(name) && codes.includes(code);
    },
    `a domain and a university, such as campus.ac.kr=${codes[0]}; the universities are ${codes.join(', ')}`,
  );
  return z.pipe(
    pair,
    z.transform((value) => ({ domain: parts(value)[0] ?? '', code: parts(value)[1] ?? '' })),
  );
};

/** A parameter of an address that takes no other's place. */
export const parameterName = when(
  (value) => /^[\w.-]{1,60}$/.test(value) && !PROTOCOL_PARAMETERS.includes(value),
  'the name of a parameter that OpenID Connect does not use itself, such as aarc_idp_hint',
);
