import type { TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** At the end of a run, names the tests that passed only at their second try (CI allows one), with what the first one said. */
export default class SecondTryReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) => [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky));
    if (flaky.length === 0) return;
    console.error(`\nPassed only at the second try: ${flaky.length}`);
    for (const test of flaky) {
      console.error(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      // A passed test keeps the errors of the tries before.
      for (const { message } of test.result().errors ?? []) console.error(`    ${message.split('\n')[0]}`);
    }
  }
}
