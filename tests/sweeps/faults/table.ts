import type { Reporter, TestCase } from 'vitest/node';
import type { CallName } from '#contract/calls.ts';
import { type Counted, KINDS } from './counted.ts';

/** At the end of a run: of each call, the cases that passed of those that were tried, at the client and on the screen. */
export default class FaultTable implements Reporter {
  readonly #counted: Counted[] = [];

  onTestCaseResult(test: TestCase): void {
    const { counted } = test.meta();
    const { state } = test.result();
    if (counted === undefined || state === 'skipped') return;
    this.#counted.push(state === 'passed' ? { ...counted, passed: counted.cases } : counted);
  }

  onTestRunEnd(): void {
    const calls = [...new Set(this.#counted.map(({ call }) => call))].sort();
    console.table(Object.fromEntries([...calls.map((call) => [call, this.#row(call)]), ['all', this.#row()]]));
  }

  #row(of?: CallName): Record<string, string> {
    return Object.fromEntries(
      KINDS.map((kind) => {
        const cases = this.#counted.filter((each) => each.kind === kind && (of === undefined || each.call === of));
        const sum = (field: 'passed' | 'cases') => cases.reduce((total, each) => total + each[field], 0);
        return [kind, cases.length === 0 ? '' : `${sum('passed')} of ${sum('cases')}`];
      }),
    );
  }
}
