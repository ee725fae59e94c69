import * as z from 'zod/mini';
import { API_BASE, CALLS, type Call, type CallName } from '#contract/calls.ts';
import { RESULT, type ResultName, statusOf } from '#contract/result-codes.ts';
import { clientNameData } from '#contract/schemas.ts';
import { messageOf } from '../messages.ts';
import { methodsInWords } from './methods.ts';
import { PARTNER_CALLS, type PartnerCall, refusalOf, SECURITY_SCHEMES } from './partner-calls.ts';
import { headersOf } from './request-headers.ts';
import { SIGNAL_CALLS, SIGNAL_SCHEMES, type SignalCall } from './signal-calls.ts';
import { WINDOW_ADDRESSES, type WindowAddress } from './window-addresses.ts';

type Json = Record<string, unknown>;

const BEARER = 'accessToken';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const json = (schema: Json): Json => ({ [JSON_TYPE]: { schema } });
const refusal: Json = { description: 'A refusal', content: json({ $ref: '#/components/schemas/Refusal' }) };
/** `4XX` is what the caller can mend, `default` what the server has to. */
const refused: Json = { '4XX': refusal, default: refusal };

/** OpenAPI 3.1, made from the contract, so it says what the server does; with what partners of the gateway and providers call, and windows open. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(CALLS) as [CallName, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  for (const call of PARTNER_CALLS) paths[call.path] = { [call.method.toLowerCase()]: partnerOperation(call) };
  for (const call of SIGNAL_CALLS) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: signalOperation(call) };
  for (const address of WINDOW_ADDRESSES) {
    const isBelowBase = address.path.startsWith(`${API_BASE}/`);
    const path = isBelowBase ? address.path.slice(API_BASE.length) : address.path;
    // The return addresses are those of the site, not of the API.
    paths[path] = {
      ...paths[path],
      ...(!isBelowBase && { servers: [{ url: '/' }] }),
      [address.method.toLowerCase()]: windowOperation(address),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Madang API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every answer is `{ code, message?, data? }`. Success is HTTP 200 with code 0; any other code begins with the HTTP status that it comes with. ' +
        `Messages follow \`Accept-Language\` (ko, en, ja). Ways to sign in (\`authMthd\`): ${methodsInWords()}.`,
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' }, ...SECURITY_SCHEMES, ...SIGNAL_SCHEMES },
      schemas: { Refusal: refusalSchema() },
    },
  };
}

function operation(name: CallName, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.requirement],
    security: securityOf(call),
    ...parameters(name),
    ...requestBody(call),
    responses: {
      200: { description: 'Success', content: json(successSchema(call)) },
      ...refused,
    },
  };
}

function securityOf({ token }: Call): readonly Json[] {
  if (token === 'none') return [];
  // An empty requirement beside the scheme: the token may be left out.
  return token === 'required' ? [{ [BEARER]: [] }] : [{ [BEARER]: [] }, {}];
}

/** The refusals of what no page calls: in the words of RFC 6749. */
const inItsWords = (refusals: PartnerCall['refusals']): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, errors]) => [
      status,
      // A NUL character in the address is refused as everywhere below `/api`, before the call is looked at.
      {
        description: 'A refusal, in the words of RFC 6749',
        content: json(status === '400' ? { anyOf: [refusalOf(errors), { $ref: '#/components/schemas/Refusal' }] } : refusalOf(errors)),
      },
    ]),
  );

function partnerOperation({ operationId, summary, security, form, data, refusals }: PartnerCall): Json {
  return {
    operationId,
    summary,
    tags: ['partners'],
    security,
    ...(form && { requestBody: { required: true, content: { [FORM_TYPE]: { schema: form } } } }),
    responses: { 200: { description: 'Success', content: json(data) }, ...inItsWords(refusals), default: refusal },
  };
}

function signalOperation({ operationId, summary, security, says, refusals }: SignalCall): Json {
  const content = { [says.in === 'json' ? JSON_TYPE : FORM_TYPE]: { schema: says.schema } };
  return {
    operationId,
    summary,
    tags: ['signals of providers', 'WAY-1', 'WAY-2'],
    security,
    ...(says.in === 'query'
      ? { parameters: Object.entries(says.schema.properties).map(([name, schema]) => ({ name, in: 'query', required: true, schema })) }
      : { requestBody: { required: true, content } }),
    responses: { 200: { description: 'Taken: an unknown person, too, and what changes nothing' }, ...inItsWords(refusals), ...refused },
  };
}

function windowOperation({ operationId, requirement, summary, parameters, form, status, answer }: WindowAddress): Json {
  return {
    operationId,
    summary,
    tags: ['provider windows', requirement],
    // Opened by a browser, before anyone has signed in.
    security: [],
    parameters,
    ...(form && { requestBody: { required: true, content: { [FORM_TYPE]: { schema: form } } } }),
    responses: {
      [status]: { description: answer },
      '4XX': { ...refusal, description: 'No such provider, a NUL character, or too large a form' },
      default: { ...refusal, description: 'The server failed' },
    },
  };
}

function parameters(name: CallName): Json {
  const headers = headersOf(name);
  return headers.length === 0 ? {} : { parameters: headers.map((header) => ({ in: 'header', required: false, ...header })) };
}

function requestBody(call: Call): Json {
  if (call.body === 'none') return {};
  if (call.body === 'json') return { requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemaOf(call.request) } } } };
  const schema = { type: 'object', required: ['prflImg'], properties: { prflImg: { type: 'string', contentMediaType: 'image/*' } } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

const successSchema = (call: Call): Json => ({
  type: 'object',
  required: ['code'],
  properties: { code: { const: RESULT.ok }, data: schemaOf(call.accepted) },
});

/** The JSON Schema of a part of the contract. */
export function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** Every result but success, with what it means. */
export const REFUSALS = (Object.keys(RESULT) as ResultName[])
  .filter((name) => name !== 'ok')
  .map((name) => ({ name, code: RESULT[name], status: statusOf(name), message: messageOf(name, 'en', { field: '(a field)' }) }));

const refusalSchema = (): Json => ({
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { oneOf: REFUSALS.map(({ name, code, message }) => ({ const: code, title: name, description: message })) },
    message: { type: 'string' },
    data: { description: 'With `consentRequired` only.', ...schemaOf(clientNameData) },
  },
});
