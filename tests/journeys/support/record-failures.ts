import { afterEach, beforeEach } from 'vitest';
import { saveRecord, traceAnew } from './failure-record.ts';
import { openContexts } from './worker-browser.ts';

/* A browser test that fails leaves screenshots and traces, and prints where. */

beforeEach(() => Promise.all(openContexts().map(traceAnew)));

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const saved = await saveRecord(openContexts(), task.name);
  console.error([`${task.name} failed:`, ...saved, 'To see a trace: npx playwright-core show-trace <file>.zip'].join('\n  '));
});
