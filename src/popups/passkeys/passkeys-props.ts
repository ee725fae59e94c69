import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';

export interface PasskeysProps {
  actor: ActorRefFrom<typeof passkeysMachine>;
}
