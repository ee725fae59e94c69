import * as z from 'zod';

/** A part of a JSON Schema that the server's document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Body {
  readonly type: string;
  readonly schema: Schema;
}

/** One operation of the document that the server serves. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** From the root of the site, with its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly needsToken: boolean;
  readonly statuses: readonly string[];
  /** Whether a JSON body is one that the document has for a status; `undefined` where it describes no JSON. */
  accepts(status: number, body: unknown): boolean | undefined;
  /** The operation of the same path by a method. */
  by(method: string): Operation | undefined;
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A member of an object; an empty object where there is none. */
const member = (value: unknown, name: string): Json => {
  const found = isJson(value) ? value[name] : undefined;
  return isJson(found) ? found : {};
};

/** The front end serves these pages, not the API. */
const SITE_OPERATIONS: readonly string[] = ['returnFromProvider', 'returnFromYonseiLogout'];

const keyOf = (statuses: readonly string[], status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => statuses.includes(key));

/** @throws Error when `document` has no operation */
export function operationsOf(document: unknown): readonly Operation[] {
  const components = member(member(document, 'components'), 'schemas');
  const [server] = isJson(document) && Array.isArray(document.servers) ? document.servers : [];
  const base = String(member({ server }, 'server').url ?? '');
  const operations = Object.entries(member(document, 'paths')).flatMap(([path, item]) => {
    if (!isJson(item)) return [];
    const below = Array.isArray(item.servers) ? '' : base;
    const ofPath: Operation[] = Object.entries(item).flatMap(([method, operation]) =>
      isJson(operation) && 'operationId' in operation
        ? [{ ...operationOf(method.toUpperCase(), `${below}${path}`, operation, components), by }]
        : [],
    );
    function by(method: string): Operation | undefined {
      return ofPath.find((one) => one.method === method);
    }
    return ofPath;
  });
  if (operations.length === 0) throw new Error('the document has no operation');
  return operations.filter(({ id }) => !SITE_OPERATIONS.includes(id));
}

function operationOf(method: string, path: string, operation: Json, components: Json): Omit<Operation, 'by'> {
  const responses = member(operation, 'responses');
  const statuses = Object.keys(responses);
  const [body] = Object.entries(member(member(operation, 'requestBody'), 'content'));
  const security = Array.isArray(operation.security) ? operation.security : [];
  const schemas = new Map<string, z.ZodType | undefined>(statuses.map((key) => [key, bodySchema(member(responses, key), components)]));
  return {
    id: String(operation.operationId),
    method,
    path,
    parameters: Array.isArray(operation.parameters) ? (operation.parameters as Parameter[]) : [],
    body: body === undefined ? undefined : { type: body[0], schema: member(body[1], 'schema') as Schema },
    needsToken: security.length > 0 && security.every((way) => isJson(way) && Object.keys(way).length > 0),
    statuses,
    accepts: (status, answered) => schemas.get(keyOf(statuses, status) ?? '')?.safeParse(answered).success,
  };
}

function bodySchema(response: Json, components: Json): z.ZodType | undefined {
  const { schema } = member(member(response, 'content'), 'application/json');
  return isJson(schema) ? z.fromJSONSchema(member({ schema: resolved(schema, components) }, 'schema')) : undefined;
}

/** Each `$ref` replaced by what it names; no component of the document names itself. */
function resolved(part: unknown, components: Json): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved(one, components));
  if (!isJson(part)) return part;
  if (typeof part.$ref === 'string') return resolved(member(components, part.$ref.split('/').at(-1) ?? ''), components);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolved(value, components)]));
}
