import { fromCallback, fromPromise } from 'xstate';
import {
  type ProviderWindowEvent,
  type ProviderWindowInput,
  providerWindowMachine,
} from '#machines/provider-window/provider-window.machine.ts';

export interface FakeProvider {
  readonly providerWindow: typeof providerWindowMachine;
  /** What each window was opened for, and the browser's event in whose course it was opened. */
  readonly opened: readonly (ProviderWindowInput & { readonly during: string | undefined })[];
  /** How often the window was brought to the front. */
  readonly focused: () => number;
  /** What this page left for. */
  readonly left: readonly ProviderWindowInput[];
  /** What happens to the window. */
  readonly tell: (event: ProviderWindowEvent) => void;
}

/** A provider whose windows do what the test says; each one first says `first`, as the browser would. */
export function fakeProvider(...first: ('WINDOW_OPENED' | 'WINDOW_BLOCKED')[]): FakeProvider {
  const opened: (ProviderWindowInput & { during: string | undefined })[] = [];
  const left: ProviderWindowInput[] = [];
  const say = [...first];
  let focused = 0;
  let tell: (event: ProviderWindowEvent) => void = () => {};
  return {
    providerWindow: providerWindowMachine.provide({
      actors: {
        openWindow: fromCallback<{ type: 'FOCUS_WINDOW' }, ProviderWindowInput>(({ input, sendBack, receive }) => {
          opened.push({ ...input, during: window.event?.type });
          tell = sendBack;
          receive(() => {
            focused += 1;
          });
          sendBack({ type: say.shift() ?? 'WINDOW_OPENED' });
        }),
        leaveByPage: fromPromise(({ input }) => {
          left.push(input);
          return new Promise<void>(() => {});
        }),
      },
    }),
    opened,
    left,
    focused: () => focused,
    tell: (event) => tell(event),
  };
}

export const ANSWER = { type: 'ANSWERED', code: 'one-time-code', state: 'state', campusCode: null } as const satisfies ProviderWindowEvent;
