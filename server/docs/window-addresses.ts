import { API_BASE } from '#contract/calls.ts';
import { PROVIDER_CODES, type ProviderCode } from '../providers/provider-settings.ts';

type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Json;
}

/** An address that a provider window or a browser opens, no call of the pages: an operator's own API serves it beside the 24 calls. */
export interface WindowAddress {
  readonly operationId: string;
  readonly requirement: string;
  readonly method: 'GET' | 'POST';
  /** From the root of the site. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  /** JSON Schema of a form that the browser posts. */
  readonly form?: Json;
  readonly status: 200 | 302 | 303;
  /** What the answer with this status is. */
  readonly answer: string;
}

const parameter = (name: string, description: string, schema: Json = { type: 'string' }): Parameter => ({
  name,
  in: 'query',
  required: true,
  description,
  schema,
});
const optional = (one: Parameter): Parameter => ({ ...one, required: false });
const inPath = (one: Parameter): Parameter => ({ ...one, in: 'path' });

const STATE = parameter('state', '256 random bits that the page made, base64url. It comes back to the return address unchanged (SOC-2).', {
  type: 'string',
  pattern: '^[\\w-]{43}$',
});
const PURPOSE = parameter('purpose', 'What the person signs in there for.', { enum: ['login', 'link'] });
const CODE = optional(parameter('code', 'The provider’s one-time code: `authId` of `POST /auth/check/user`.'));
const ERROR = optional(parameter('error', 'In the place of `code`: why not (RFC 6749, 4.1.2.1), or `method_disabled`.'));

/** Yonsei's window begins at an address of its own (section 7). */
const STARTED_PROVIDERS = PROVIDER_CODES.filter((code) => code !== 'yonsei');
const provider = (codes: readonly ProviderCode[]) => inPath(parameter('provider', 'A code of the method table.', { enum: codes }));

const TO_PROVIDER =
  'To the provider’s own authorize page, with the return address below as its `redirect_uri` and this `state`. ' +
  'Where that cannot be: to the return address, with `error` and `state`.';

/** What provider windows need (SOC-1, SSO-1, CB). The return pages themselves are a part of the front end (`callback/` in the build). */
export const WINDOW_ADDRESSES: readonly WindowAddress[] = [
  {
    operationId: 'startProvider',
    requirement: 'SOC-1',
    method: 'GET',
    path: `${API_BASE}/auth/provider/{provider}/start`,
    summary: 'Where the window of a provider or university begins',
    parameters: [provider(STARTED_PROVIDERS), STATE, PURPOSE],
    status: 302,
    answer: TO_PROVIDER,
  },
  {
    operationId: 'signOutOfProvider',
    requirement: 'DOOR-5',
    method: 'GET',
    path: `${API_BASE}/auth/provider/{provider}/logout`,
    summary: 'Sign out at a provider as well, from a shared computer',
    parameters: [provider(PROVIDER_CODES)],
    status: 302,
    answer: 'To the provider’s own sign-out, where it has one (`providerLogouts` of `GET /auth/config`); else to the site.',
  },
  {
    operationId: 'startYonsei',
    requirement: 'SSO-1',
    method: 'GET',
    path: `${API_BASE}/auth/passni/yonsei/login`,
    summary: 'Where the window of Yonsei begins',
    parameters: [STATE, PURPOSE],
    status: 302,
    answer: TO_PROVIDER,
  },
  {
    operationId: 'signOutOfYonsei',
    requirement: 'ROUTE-4',
    method: 'GET',
    path: `${API_BASE}/auth/passni/yonsei/logout`,
    summary: 'Sign out at Yonsei as well',
    parameters: [],
    status: 302,
    answer: 'To the university’s own sign-out, which comes back to the address below; or straight to that.',
  },
  {
    operationId: 'returnFromProvider',
    requirement: 'CB-1',
    method: 'GET',
    path: '/callback/{provider}',
    summary: 'The return address of a provider or university, and its `redirect_uri`',
    parameters: [provider(PROVIDER_CODES), optional(STATE), CODE, ERROR],
    status: 200,
    answer: 'The return page of the front end, without a Cross-Origin-Opener-Policy: it tells the page that opened the window, and closes.',
  },
  {
    operationId: 'returnFromYonseiLogout',
    requirement: 'ROUTE-4',
    method: 'GET',
    path: '/callback/yonsei/logout',
    summary: 'Where Yonsei’s own sign-out comes back to',
    parameters: [],
    status: 200,
    answer: 'The same return page, which says that the person is signed out.',
  },
  {
    operationId: 'returnFromApple',
    requirement: 'SOC-1',
    method: 'POST',
    path: '/callback/apple',
    summary: 'Apple’s answer, which comes as a form that the browser posts (`response_mode=form_post`)',
    parameters: [],
    form: {
      type: 'object',
      required: ['state'],
      properties: { state: STATE.schema, code: CODE.schema, error: ERROR.schema },
    },
    status: 303,
    answer: 'To `GET /callback/apple`, with `state` and `code` or `error` in its query: a page cannot read a form.',
  },
];
