import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests of one group, without projects: Stryker runs them in one process. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    setupFiles: ['tests/support/record-logs.ts', 'tests/src/ui/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
