/** What Stryker changes, and the tests that have to notice it. */
export interface Group {
  /** Files, and folders. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** The parts of the code by name. Charts are a part of their own: `machines/`. */
export const GROUPS: Readonly<Record<string, Group>> = {
  values: {
    mutate: ['contract/values'],
    tests: ['tests/machines/{values,cut}.test.ts', 'tests/src/i18n/{fields,random-nickname}.test.ts'],
  },
  tokens: {
    mutate: ['src/browser/token-store.ts'],
    tests: ['tests/src/browser/{token-store,token-store-messages,token-store-refused,token-store-tabs,fresh-token,ports}.test.ts'],
  },
  client: {
    mutate: ['answer', 'client', 'headers', 'network', 'reason-of-result', 'refresh-token', 'transport'].map(
      (name) => `src/api/${name}.ts`,
    ),
    tests: [
      'tests/src/api/actions-{gateway,profile,proving,sign-in,sparse-answers}.test.ts',
      'tests/src/api/{client,contract-faults,leaving,queries,reasons,section-7,sent-once,session-changes,upload}.test.ts',
      'tests/src/browser/{token-copies,token-refresh}.test.ts',
    ],
  },
  doors: {
    mutate: [
      'foreign-nodes',
      'kept-place',
      'provider-page',
      'provider-rounds',
      'provider-tab',
      'provider-window',
      'provider-wire',
      'shared-choice',
      'shared-computer',
    ].map((name) => `src/browser/${name}.ts`),
    tests: [
      'tests/src/browser/{mail-link,ports,provider-delivery,provider-page,provider-rounds,provider-window,provider-window-answer,provider-window-kinds,shared-computer}.test.ts',
      'tests/src/api/loaded-anew.test.ts',
      'tests/src/ui/foreign-nodes.test.tsx',
    ],
  },
  accounts: {
    mutate: ['server/accounts'],
    tests: [
      'server/tests/{account-lock,agreements,bounds,calls,cancelled-sign-in,conflicts,delete-account,email-codes,metrics,names,proofs,provider-rounds,providers,random-names,refusals,reserved-names,roles,sessions,sign-in-limits,tidying,users}.test.ts',
      'tests/page-and-server/lost-refresh-cookie.test.ts',
    ],
  },
};
