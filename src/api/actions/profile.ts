import type { AgreementItem } from '../../../contract/agreement-items.ts';
import type { AcceptedOf } from '../../../contract/calls.ts';
import { TEXT_VERSIONS } from '../../../contract/text-versions.ts';
import type { Client, PayloadOf } from '../client.ts';
import type { SessionHooks } from '../session-hooks.ts';
import type { UploadProgress } from '../upload.ts';
import { type KnownUser, knownUser } from '../user.ts';
import { yesOrNo } from '../yes-or-no.ts';
import { isUnanswered, unsureWhenLeft } from './unsure-when-left.ts';

export interface ImageUpload {
  readonly file: File;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** What a signed-in person changes about themselves (PROF-2 to PROF-5). `serverNow`: ms since the epoch. `signal` is aborted when the flow is left. */
export function createProfileActions(
  client: Client,
  hooks: Pick<SessionHooks, 'onUserChanged' | 'onUserPatched' | 'onUserUnsure'>,
  serverNow: () => number,
) {
  /** Where the answer does not show the user (API-26), the server has accepted what was sent. */
  const change = <Name extends 'changeNickname' | 'changeUvrsId' | 'changeAccountOpen'>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal | undefined,
    sent: () => Partial<KnownUser>,
  ): Promise<void> =>
    unsureWhenLeft(hooks, signal, async () => {
      const take = (data: AcceptedOf<'changeNickname'>) => {
        if (data?.user === undefined) hooks.onUserPatched(sent());
        else hooks.onUserChanged(knownUser(data.user, client));
      };
      await client.call(name, payload, { signal, take }).catch((error) => asIfAnswered(error, signal, sent()));
    });

  /** The answer was lost: where the server shows what was sent, the change was done. Rejects with `error` in every other case. */
  const asIfAnswered = async (error: unknown, signal: AbortSignal | undefined, { uvrs_id_chng_dtm: _, ...sent }: Partial<KnownUser>) => {
    if (!isUnanswered(error) || signal?.aborted) throw error;
    const { user } = await client.call('userInfo', undefined, { signal }).catch(() => Promise.reject(error));
    const now = knownUser(user, client);
    const isDone = Object.entries(sent).every(([key, value]) => now[key as keyof KnownUser] === value);
    if (!isDone) throw error;
    hooks.onUserChanged(now);
  };

  return {
    changeNickname: ({ nickname }: { nickname: string }, signal?: AbortSignal) =>
      change('changeNickname', { ncknm: nickname }, signal, () => ({ ncknm: nickname })),
    changeUvrsId: ({ uvrsId }: { uvrsId: string }, signal?: AbortSignal) =>
      change('changeUvrsId', { uvrsId }, signal, () => ({ uvrs_id: uvrsId, uvrs_id_chng_dtm: new Date(serverNow()).toISOString() })),
    changeAccountOpen: ({ open }: { open: boolean }, signal?: AbortSignal) => {
      const acntOpenYn = yesOrNo(open);
      return change('changeAccountOpen', { acntOpenYn }, signal, () => ({ acnt_open_yn: acntOpenYn }));
    },
    /** AGR-5: the versions are those of the texts that this page shows. Only for an API whose user has `agrm`. */
    recordAgreements: ({ items, agreed }: { items: readonly AgreementItem[]; agreed: boolean }, signal?: AbortSignal): Promise<void> =>
      unsureWhenLeft(hooks, signal, async () => {
        const agrm = items.map((item) => ({ item, ver: TEXT_VERSIONS[item].version, agrmYn: yesOrNo(agreed) }));
        await client.call('recordAgreements', { agrm }, { signal, take: ({ user }) => hooks.onUserChanged(knownUser(user, client)) });
      }),
    /** LEGAL-2; `restorableUntil`: ms since the epoch. Only for an API whose configuration has `deletionGraceDays`. The flow forgets the session. */
    deleteAccount: async (): Promise<{ restorableUntil: number }> => client.call('deleteAccount', undefined),
    /** The path of the new image; it is shown after a while (PROF-4), so the user is not changed here. */
    changeProfileImage: async ({ file, onProgress, signal }: ImageUpload): Promise<{ path: string }> => {
      const form = new FormData();
      form.append('prflImg', file);
      const { profileImagePath } = await client.call('changeProfileImage', form, { onUploadProgress: onProgress, signal });
      return { path: profileImagePath };
    },
  };
}
