type Json = Readonly<Record<string, unknown>>;

/** What a partner of the gateway calls from its server: no part of the contract with the front end, and in the words of RFC 6749. */
export interface PartnerCall {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  /** Below `API_BASE`. */
  readonly path: string;
  readonly summary: string;
  /** How a caller says who it is, as OpenAPI's `security` does: any one of these. */
  readonly security: readonly Json[];
  /** JSON Schema of the form that it takes. */
  readonly form?: Json;
  /** JSON Schema of its success. */
  readonly data: Json;
  /** What it says when it refuses (`error`), by status. */
  readonly refusals: Readonly<Record<number, readonly string[]>>;
}

const text = (description: string): Json => ({ type: 'string', description });
const object = (properties: Readonly<Record<string, Json>>, optional: readonly string[] = []): Json => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const user = object({
  user_id: text('Stays the same for good.'),
  ncknm: text('The nickname.'),
  uvrs_id: text('The ID.'),
  prfl_img_path: { type: ['string', 'null'], format: 'uri', description: 'The profile image, when there is one.' },
});

const CLIENT_SCHEME = 'partnerSecret';
const PARTNER_SCHEME = 'partnerToken';

export const SECURITY_SCHEMES: Readonly<Record<string, Json>> = {
  [CLIENT_SCHEME]: { type: 'http', scheme: 'basic', description: 'A partner’s id and secret; both may stand in the form instead.' },
  [PARTNER_SCHEME]: { type: 'http', scheme: 'bearer', description: 'What a partner was given for a code.' },
};

export const PARTNER_CALLS: readonly PartnerCall[] = [
  {
    operationId: 'redeemCode',
    method: 'POST',
    path: '/oauth/token',
    summary: 'Exchange the code that the gateway sent a person back with: once, within a minute. A code that comes twice ends what it gave',
    security: [{ [CLIENT_SCHEME]: [] }, {}],
    form: object(
      {
        grant_type: { const: 'authorization_code' },
        code: text('From the query of the return address.'),
        redirect_uri: text('The registered return address, as it was sent to the gateway.'),
        client_id: text('Here or by HTTP Basic.'),
        client_secret: text('Here or by HTTP Basic.'),
      },
      ['client_id', 'client_secret'],
    ),
    data: object({
      token_type: { const: 'Bearer' },
      access_token: text('For `/oauth/userinfo`, and nothing else.'),
      expires_in: { type: 'integer', description: 'Seconds.' },
      user,
    }),
    refusals: { 400: ['invalid_grant', 'invalid_request', 'unsupported_grant_type'], 401: ['invalid_client'] },
  },
  {
    operationId: 'partnerUserInfo',
    method: 'GET',
    path: '/oauth/userinfo',
    summary: 'Whose a partner’s token is',
    security: [{ [PARTNER_SCHEME]: [] }],
    data: object({ user }),
    refusals: { 401: ['invalid_token'] },
  },
];

export const refusalOf = (errors: readonly string[]): Json => object({ error: { enum: errors } });
