import type { AcceptedUser } from '#contract/accepted.ts';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { AcceptedOf } from '#contract/calls.ts';
import type { Agreement } from '#contract/schemas.ts';
import { TEXT_VERSIONS } from '#contract/text-versions.ts';
import type { Client, PayloadOf } from '../client.ts';
import { confirmationHeader } from '../confirmation-header.ts';
import type { Recover } from '../lost-answers.ts';
import type { SessionHooks } from '../session-hooks.ts';
import type { UploadProgress } from '../upload.ts';
import { type KnownUser, knownUser } from '../user.ts';
import { yesOrNo } from '../yes-or-no.ts';
import { unsureWhenLeft } from './unsure-when-left.ts';

const DAY = 86_400_000;

export interface ImageUpload {
  readonly file: File;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** What a signed-in person changes about themselves (PROF-2 to PROF-5). `serverNow`: ms since the epoch. `signal` is aborted when the flow is left. */
export function createProfileActions(
  client: Client,
  hooks: Pick<SessionHooks, 'user' | 'onUserChanged' | 'onUserPatched' | 'onUserUnsure'>,
  { serverNow, deletionGraceDays }: { readonly serverNow: () => number; readonly deletionGraceDays: () => number },
) {
  /** Where the answer does not show the user (API-26), the server has accepted what was sent. Where it is lost, the user shows whether it has. */
  const change = <Name extends 'changeNickname' | 'changeUvrsId' | 'changeAccountOpen' | 'changeEmail'>(
    name: Name,
    payload: PayloadOf<Name>,
    signal: AbortSignal | undefined,
    sent: () => Partial<KnownUser>,
    confirmation: string | null = null,
  ): Promise<void> =>
    unsureWhenLeft(hooks, signal, async () => {
      const take = (data: AcceptedOf<'changeNickname'>) => {
        if (data?.user === undefined) hooks.onUserPatched(sent());
        else hooks.onUserChanged(knownUser(data.user, client));
      };
      const { uvrs_id_chng_dtm: _, ...wanted } = sent();
      const isDone = (now: KnownUser) => Object.entries(wanted).every(([key, value]) => now[key as keyof KnownUser] === value);
      const recover: Recover<AcceptedOf<'changeNickname'>> = (user) =>
        user !== null && isDone(knownUser(user, client)) ? { data: { user } } : undefined;
      const headers = confirmationHeader(confirmation);
      // All of them answer alike.
      await client.call(name, payload, { headers, signal, take, recover: recover as Recover<AcceptedOf<Name>> });
    });

  return {
    changeNickname: ({ nickname }: { nickname: string }, signal?: AbortSignal) =>
      change('changeNickname', { ncknm: nickname }, signal, () => ({ ncknm: nickname })),
    changeUvrsId: ({ uvrsId }: { uvrsId: string }, signal?: AbortSignal) =>
      change('changeUvrsId', { uvrsId }, signal, () => ({ uvrs_id: uvrsId, uvrs_id_chng_dtm: new Date(serverNow()).toISOString() })),
    changeAccountOpen: ({ open }: { open: boolean }, signal?: AbortSignal) => {
      const acntOpenYn = yesOrNo(open);
      return change('changeAccountOpen', { acntOpenYn }, signal, () => ({ acnt_open_yn: acntOpenYn }));
    },
    /** EMAIL-10. Rejects for `confirmationNeeded` where the API wants a proof first (CONFIRM-1). Only for an API whose configuration has `changesEmail`. */
    changeEmail: (
      { email, proof, confirmation }: { readonly email: string; readonly proof: string; readonly confirmation: string | null },
      signal?: AbortSignal,
    ): Promise<void> => change('changeEmail', { authWay: email, sqncNum: proof }, signal, () => ({ auth_email: email }), confirmation),
    /** AGR-5: the versions are those of the texts that this page shows. Only for an API whose user has `agrm`. */
    recordAgreements: (
      { items, agreed, ended = [] }: { items: readonly AgreementItem[]; agreed: boolean; ended?: readonly AgreementItem[] },
      signal?: AbortSignal,
    ): Promise<void> =>
      unsureWhenLeft(hooks, signal, async () => {
        const word = (is: boolean) => (item: AgreementItem) => ({ item, ver: TEXT_VERSIONS[item].version, agrmYn: yesOrNo(is) });
        const agrm = [...items.map(word(agreed)), ...ended.map(word(false))];
        const isKept = (kept: readonly Agreement[]) =>
          agrm.every(({ item, ver, agrmYn }) => kept.some((word) => word.item === item && word.ver === ver && word.agrm_yn === agrmYn));
        await client.call(
          'recordAgreements',
          { agrm },
          {
            signal,
            take: ({ user }) => hooks.onUserChanged(knownUser(user, client)),
            recover: (user) => (user !== null && isKept(user.agrm ?? []) ? { data: { user } } : undefined),
          },
        );
      }),
    /** LEGAL-2; `restorableUntil`: ms since the epoch. Only for an API whose configuration has `deletionGraceDays`. The flow forgets the session. */
    deleteAccount: ({ confirmation }: { readonly confirmation: string | null }): Promise<{ restorableUntil: number }> =>
      client.call('deleteAccount', undefined, {
        headers: confirmationHeader(confirmation),
        // It ends every session, and only signing in takes it back.
        recover: (user) => (user === null ? { data: { restorableUntil: serverNow() + deletionGraceDays() * DAY } } : undefined),
      }),
    /** PROF-4. Only for an API whose configuration has `removesProfileImages`. */
    removeProfileImage: (signal?: AbortSignal): Promise<void> =>
      unsureWhenLeft(hooks, signal, async () => {
        await client.call('removeProfileImage', undefined, {
          signal,
          take: ({ user }) => hooks.onUserChanged(knownUser(user, client)),
          recover: (user) => (user !== null && knownUser(user, client).prfl_img_path === null ? { data: { user } } : undefined),
        });
      }),
    /** The path of the new image; it is shown after a while (PROF-4), so the user is not changed here. */
    changeProfileImage: async ({ file, onProgress, signal }: ImageUpload): Promise<{ path: string }> => {
      const form = new FormData();
      form.append('prflImg', file);
      const before = hooks.user()?.prfl_img_path;
      const recover = (user: AcceptedUser | null) => {
        const path = user?.prfl_img_path ?? null;
        const isNew = before !== undefined && user !== null && knownUser(user, client).prfl_img_path !== before;
        return isNew && path !== null ? { data: { profileImagePath: path } } : undefined;
      };
      const { profileImagePath } = await client.call('changeProfileImage', form, { onUploadProgress: onProgress, signal, recover });
      return { path: profileImagePath };
    },
  };
}
