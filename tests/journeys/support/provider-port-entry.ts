import { createActor, setup } from 'xstate';
import type { MethodCode } from '#contract/methods.ts';
import { openProviderWindow, type WindowEvent } from '#src/browser/provider-window.ts';

/** What a page gets beside itself: `providerPort.open` starts an attempt, `heard` keeps what its machine would hear. */
export interface ProviderPort {
  readonly heard: WindowEvent[];
  open(method: MethodCode): void;
}

const heard: WindowEvent[] = [];
const logic = openProviderWindow();

const providerPort: ProviderPort = {
  heard,
  open: (method) => {
    const machine = setup({ types: {} as { events: WindowEvent }, actors: { logic } }).createMachine({
      invoke: { src: 'logic', input: { method, purpose: 'login' } },
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    });
    createActor(machine).start();
  },
};

Object.assign(globalThis, { providerPort });
