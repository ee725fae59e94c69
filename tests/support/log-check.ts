import { mkdirSync, rmSync } from 'node:fs';
import type { UserConsoleLog } from 'vitest';
import type { Reporter } from 'vitest/reporters';
import { findLeaks } from './leaks.ts';
import { keep, LOGS } from './recorded-logs.ts';

/** At the end of a run, fails it if anything that servers wrote meanwhile holds a secret or an email. */
export default class LogCheck implements Reporter {
  onTestRunStart(): void {
    rmSync(LOGS, { recursive: true, force: true });
    mkdirSync(LOGS, { recursive: true });
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    keep('console', content);
  }

  onTestRunEnd(): void {
    const leaks = findLeaks(LOGS);
    if (leaks.length === 0) return;
    console.error(`\nSecrets in what servers wrote (test-results/logs): ${leaks.length}`);
    for (const { file, what, line } of leaks.slice(0, 20)) console.error(`  ${file}: ${what}\n    ${line}`);
    process.exitCode = 1;
  }
}
