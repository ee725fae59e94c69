import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';

export interface AccountDeletionProps {
  actor: ActorRefFrom<typeof accountDeletionMachine>;
  /** Days in which logging in takes the deletion back. */
  days: number;
}
