import type { ActorRefFrom } from 'xstate';
import type { ChosenFile, imageChangeMachine } from '#machines/image-change/image-change.machine.ts';
import type { KnownUser } from '#src/api/user.ts';

export interface ImageChangeProps {
  actor: ActorRefFrom<typeof imageChangeMachine>;
  /** The image's owner; null where not known. */
  user: KnownUser | null;
  /** The API can remove the image, and show the default one in its place (API-26). */
  removable: boolean;
  /** Registers the file for the upload, and tells what the flow needs to know of it. */
  onFile: (file: File | null) => Promise<ChosenFile | null>;
}
