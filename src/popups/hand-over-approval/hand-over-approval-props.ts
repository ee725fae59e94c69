import type { ActorRefFrom } from 'xstate';
import type { handOverApprovalMachine } from '#machines/hand-over-approval/hand-over-approval.machine.ts';

export interface HandOverApprovalProps {
  actor: ActorRefFrom<typeof handOverApprovalMachine>;
  /** ms since the epoch, by the server’s clock */
  now: () => number;
}
