import type { Client } from '../client.ts';
import type { User } from '../schemas.ts';
import type { SessionHooks } from '../session-hooks.ts';
import type { UploadProgress } from '../upload.ts';
import { knownUser } from '../user.ts';
import { yesOrNo } from '../yes-or-no.ts';

export interface ImageUpload {
  readonly file: File;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** What a signed-in person changes about themselves (PROF-2 to PROF-5). */
export function createProfileActions(client: Client, hooks: Pick<SessionHooks, 'onUserChanged'>) {
  const changed = ({ user }: { user: User }): void => hooks.onUserChanged(knownUser(user, client.baseUrl));
  return {
    changeNickname: async ({ nickname }: { nickname: string }) => changed(await client.call('changeNickname', { ncknm: nickname })),
    changeUvrsId: async ({ uvrsId }: { uvrsId: string }) => changed(await client.call('changeUvrsId', { uvrsId })),
    changeAccountOpen: async ({ open }: { open: boolean }) =>
      changed(await client.call('changeAccountOpen', { acntOpenYn: yesOrNo(open) })),
    /** The path of the new image; it is shown after a while (PROF-4), so the user is not changed here. */
    changeProfileImage: async ({ file, onProgress, signal }: ImageUpload): Promise<{ path: string }> => {
      const form = new FormData();
      form.append('prflImg', file);
      const { profileImagePath } = await client.call('changeProfileImage', form, { onUploadProgress: onProgress, signal });
      return { path: profileImagePath };
    },
  };
}
