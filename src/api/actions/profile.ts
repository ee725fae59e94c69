import type { AgreementItem } from '../../../machines/agreement/agreement-items.ts';
import { TEXT_VERSIONS } from '../../../machines/agreement/text-versions.ts';
import type { Client } from '../client.ts';
import type { AcceptedOf } from '../contract.ts';
import type { SessionHooks } from '../session-hooks.ts';
import type { UploadProgress } from '../upload.ts';
import { type KnownUser, knownUser } from '../user.ts';
import { yesOrNo } from '../yes-or-no.ts';

export interface ImageUpload {
  readonly file: File;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** What a signed-in person changes about themselves (PROF-2 to PROF-5). `serverNow`: ms since the epoch. */
export function createProfileActions(
  client: Client,
  hooks: Pick<SessionHooks, 'onUserChanged' | 'onUserPatched'>,
  serverNow: () => number,
) {
  /** Where the answer does not show the user (API-26), the server has accepted what was sent. */
  const changed = (data: AcceptedOf<'changeNickname'>, sent: Partial<KnownUser>): void => {
    if (data?.user === undefined) hooks.onUserPatched(sent);
    else hooks.onUserChanged(knownUser(data.user, client));
  };
  return {
    changeNickname: async ({ nickname }: { nickname: string }) =>
      changed(await client.call('changeNickname', { ncknm: nickname }), { ncknm: nickname }),
    changeUvrsId: async ({ uvrsId }: { uvrsId: string }) => {
      const answered = await client.call('changeUvrsId', { uvrsId });
      changed(answered, { uvrs_id: uvrsId, uvrs_id_chng_dtm: new Date(serverNow()).toISOString() });
    },
    changeAccountOpen: async ({ open }: { open: boolean }) => {
      const acntOpenYn = yesOrNo(open);
      changed(await client.call('changeAccountOpen', { acntOpenYn }), { acnt_open_yn: acntOpenYn });
    },
    /** AGR-5: the versions are those of the texts that this page shows. Only for an API whose user has `agrm`. */
    recordAgreements: async ({ items, agreed }: { items: readonly AgreementItem[]; agreed: boolean }) => {
      const { user } = await client.call('recordAgreements', {
        agrm: items.map((item) => ({ item, ver: TEXT_VERSIONS[item].version, agrmYn: yesOrNo(agreed) })),
      });
      hooks.onUserChanged(knownUser(user, client));
    },
    /** The path of the new image; it is shown after a while (PROF-4), so the user is not changed here. */
    changeProfileImage: async ({ file, onProgress, signal }: ImageUpload): Promise<{ path: string }> => {
      const form = new FormData();
      form.append('prflImg', file);
      const { profileImagePath } = await client.call('changeProfileImage', form, { onUploadProgress: onProgress, signal });
      return { path: profileImagePath };
    },
  };
}
