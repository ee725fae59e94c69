import { TestRunner } from 'vitest';
import type { CallName } from '#contract/calls.ts';

/** Where a call is failed, and how. */
export const KINDS = ['client', 'screen', 'never answered', 'dripping', 'after leaving', 'session ended'] as const;
export type Kind = (typeof KINDS)[number];

export interface Counted {
  readonly kind: Kind;
  readonly call: CallName;
  /** Cases in this test. */
  readonly cases: number;
  passed: number;
}

declare module 'vitest' {
  interface TaskMeta {
    counted?: Counted;
  }
}

/** For the table of `npm run tools -- faults`: what this test tries. The result is called after each case but the last. */
export function count(kind: Kind, call: CallName, cases = 1): () => void {
  const counted: Counted = { kind, call, cases, passed: 0 };
  const task = TestRunner.getCurrentTest();
  if (task !== undefined) task.meta.counted = counted;
  return () => {
    counted.passed += 1;
  };
}
