import type { SnapshotFrom } from 'xstate';
import { unbound } from '#machines/bindings/define-bindings.ts';
import type { shellMachine } from '#machines/shell/shell.machine.ts';

export const shell = unbound(
  'It decides which page stands; its two pages have no control of its own, and the routes and start tests show it.',
  ({ value: { health, entry } }: SnapshotFrom<typeof shellMachine>) => {
    if (health === 'crashed') return [health];
    return entry === 'gatewayPassed' || entry === 'enteringCampus' ? [entry] : [];
  },
);
