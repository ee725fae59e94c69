import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** MDN's table of what each browser supports since when. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Versions by engine, as in `contract/supported-engines.ts`. */
export type Engines = Readonly<Record<'chrome' | 'edge' | 'firefox' | 'safari', string>>;

/** Where MDN keeps an engine's phones apart. */
const BROWSERS = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox'],
  safari: ['safari', 'safari_ios'],
} as const;

/** The interface of each global object that scripts name. */
const INTERFACE_OF: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  window: 'Window',
  self: 'Window',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  scheduler: 'Scheduler',
};

/** Constructors that are no more than a name: their members are looked up by themselves. */
const NAMESPACES = new Set([
  'Intl',
  'Math',
  'Object',
  'Promise',
  'Array',
  'URL',
  'AbortSignal',
  'Response',
  'CSS',
  'Iterator',
  'Map',
  'String',
  'Number',
  'Symbol',
  'Reflect',
  'Atomics',
  'JSON',
  'Error',
  'Date',
  'RegExp',
]);

const isNumberAtMost = (added: string, version: string): boolean => {
  const [one, other] = [added.replace('≤', ''), version].map((text) => text.split('.').map(Number));
  for (let at = 0; at < 2; at += 1) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
};

const stands = (statement: SimpleSupportStatement, version: string): boolean =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  statement.flags === undefined &&
  statement.prefix === undefined &&
  statement.alternative_name === undefined &&
  isNumberAtMost(statement.version_added, version) &&
  (typeof statement.version_removed !== 'string' || !isNumberAtMost(statement.version_removed, version));

/** Whether all of these engines support the feature. */
function isSupported({ __compat }: Identifier, engines: Engines): boolean {
  if (__compat === undefined) return true;
  return Object.entries(BROWSERS).every(([engine, browsers]) =>
    browsers.every((browser) => {
      const support = __compat.support[browser];
      const statements = (Array.isArray(support) ? support : [support]) as readonly (SimpleSupportStatement | undefined)[];
      return statements.some((statement) => statement !== undefined && stands(statement, engines[engine as keyof Engines]));
    }),
  );
}

/** Two engines at least have it: what one alone tries out is named like much else. */
const isWidespread = ({ __compat }: Identifier): boolean =>
  Object.keys(BROWSERS).filter((engine) => {
    const support = __compat?.support[engine as keyof Engines];
    return [support].flat().some((statement) => statement !== undefined && stands(statement, '9999'));
  }).length > 2;

/** APIs of secure contexts alone (Web Cryptography, `[SecureContext]`), which the table does not name. */
const SECURE_ONLY: readonly unknown[] = [data.api.Crypto?.randomUUID, data.api.Crypto?.subtle, data.api.Navigator?.clipboard];

/** On plain http the browser has it nowhere. */
const isSecureOnly = (feature: Identifier, owner?: Identifier): boolean =>
  SECURE_ONLY.includes(feature) || 'secure_context_required' in feature || (owner !== undefined && 'secure_context_required' in owner);

const has = (owner: object | undefined, name: string): boolean => owner !== undefined && Object.hasOwn(owner, name);
const child = (owner: Identifier | undefined, name: string): Identifier | undefined =>
  has(owner, name) && name !== '__compat' ? (owner?.[name] as Identifier) : undefined;

const { api, css } = data;
const { builtins = {} } = data.javascript as unknown as { builtins?: Record<string, Identifier> };
const owners: readonly Identifier[] = [...Object.values(api), ...Object.values(builtins), ...Object.values(builtins.Intl ?? {})].filter(
  (owner) => typeof owner === 'object',
) as readonly Identifier[];

/** Instance members by name: who has one. Static ones carry a suffix in the table. */
const members = new Map<string, Identifier[]>();
for (const owner of owners) {
  for (const name of Object.keys(owner)) {
    const feature = child(owner, name);
    if (feature?.__compat === undefined || name.includes('_')) continue;
    members.set(name, [...(members.get(name) ?? []), feature]);
  }
}

/** What the engines of `engines` may lack, or pages on plain http, of what scripts name. */
export interface Young {
  /** `structuredClone`, `IntersectionObserver`. */
  global(name: string): boolean;
  /** `URL.canParse`, `navigator.locks`; undefined where the owner is none of the table's. */
  memberOf(owner: string, name: string): boolean | undefined;
  /** `.hidePopover()` of whatever: no interface had it then, and two engines have it now. */
  method(name: string): boolean;
  /** A selector, an at-rule, a property or a function of a sheet. */
  css(kind: 'selectors' | 'at-rules' | 'properties' | 'functions', name: string): boolean;
}

export function youngFor(engines: Engines): Young {
  const isYoung = (feature: Identifier | undefined, owner?: Identifier): boolean =>
    feature !== undefined && (!isSupported(feature, engines) || isSecureOnly(feature, owner));
  const functions = cssFunctions();
  return {
    global: (name) => {
      const known = child(api as unknown as Identifier, name) ?? child(builtins as unknown as Identifier, name) ?? child(api.Window, name);
      return known?.__compat !== undefined && isYoung(known);
    },
    memberOf: (owner, name) => {
      const found = NAMESPACES.has(owner) ? owner : INTERFACE_OF[owner];
      if (found === undefined) return undefined;
      for (const table of [api, builtins] as unknown as readonly Identifier[]) {
        const holder = child(table, found);
        const feature = child(holder, `${name}_static`) ?? child(holder, name);
        if (feature !== undefined) return isYoung(feature, owner === 'navigator' ? undefined : holder);
      }
      return undefined;
    },
    method: (name) => {
      const found = (members.get(name) ?? []).filter(isWidespread);
      return found.length > 0 && found.every((feature) => !isSupported(feature, engines));
    },
    css: (kind, name) => {
      const features = kind === 'functions' ? (functions.get(name) ?? []) : [child(css[kind] as Identifier, name)];
      return features.length > 0 && features.every((feature) => feature !== undefined && !isSupported(feature, engines));
    },
  };
}

/** Wherever a value may be one: `light-dark` of colours, `linear` of easings. */
function cssFunctions(): ReadonlyMap<string, readonly Identifier[]> {
  const found = new Map<string, Identifier[]>();
  const visit = (feature: Identifier) => {
    for (const [name, inner] of Object.entries(feature)) {
      if (name === '__compat' || typeof inner !== 'object') continue;
      found.set(name, [...(found.get(name) ?? []), inner as Identifier]);
      visit(inner as Identifier);
    }
  };
  visit(css.types as Identifier);
  visit(css.properties as Identifier);
  return found;
}
