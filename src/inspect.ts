import type { AnyActorRef } from 'xstate';
import { METHODS } from '#contract/methods.ts';
import { FAILURE_CODES } from '#machines/failures.ts';
import { showInspector } from '#statewalk/inspector/show-inspector.ts';

/** `code` is also what failures and methods are called by, which are no secrets. */
const KNOWN_CODES: ReadonlySet<string> = new Set([...Object.keys(FAILURE_CODES), ...METHODS.map(({ code }) => code)]);

/** What the inspector is told of this product, besides its machines. */
export const INSPECTED = {
  secrets: {
    keys: /^sqncNum$|^returnValue$/i,
    tokens: /^expired$|^asked$/i,
    isOpen: (key: string, value: string): boolean => key === 'code' && KNOWN_CODES.has(value),
  },
  testImports: { replay: '#statewalk/inspector/replay.ts', config: '#statewalk.config' },
} as const;

/** Records the system for the inspector (Alt+Shift+I). The models are loaded when it first opens. */
export const inspect = (system: AnyActorRef): void =>
  showInspector(system, { ...INSPECTED, machines: async () => (await import('#machines/catalogue.ts')).catalogue });
