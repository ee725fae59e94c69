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
    tests: ['tests/machines/{values,cut}.test.ts', 'tests/i18n/{fields,random-nickname}.test.ts'],
  },
  tokens: {
    mutate: ['src/ports/token-store.ts'],
    tests: ['tests/client/{token-store,token-store-messages,token-store-refused,token-store-tabs,fresh-token,ports}.test.ts'],
  },
  client: {
    mutate: ['answer', 'client', 'headers', 'network', 'reason-of-result', 'refresh-token', 'transport'].map(
      (name) => `src/api/${name}.ts`,
    ),
    tests: [
      'tests/client/actions-{gateway,profile,proving,sign-in,sparse-answers}.test.ts',
      'tests/client/{client,contract-faults,leaving,queries,reasons,section-7,sent-once,session-changes,token-copies,token-refresh,upload}.test.ts',
    ],
  },
  accounts: {
    mutate: ['server/accounts'],
    tests: [
      'tests/api/{account-lock,agreements,bounds,calls,cancelled-sign-in,conflicts,delete-account,email-codes,lost-refresh-cookie,metrics,names,proofs,provider-rounds,providers,random-names,refusals,reserved-names,roles,sessions,sign-in-limits,tidying,users}.test.ts',
    ],
  },
};
