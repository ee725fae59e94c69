import { createMachine } from 'xstate';
// biome-ignore lint/suspicious/noImportCycles: that is what is tried.
import { late } from './round';

export const early = createMachine({
  id: 'early',
  initial: 'one',
  states: { one: { on: { GO: { target: 'two', actions: () => late() } } }, two: {} },
});

export const makeTimer = (settings: { readonly seconds: { readonly most: number } }) =>
  createMachine({ id: 'timer', initial: 'on', states: { on: { after: { [settings.seconds.most]: 'off' } }, off: { on: { GO: 'on' } } } });

export class Session {
  readonly machine = createMachine({ id: 'session' });
}
