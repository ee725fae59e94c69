import { createActor, fromCallback, fromPromise, toPromise } from 'xstate';
import { UVRS_ID_CHANGE_DAYS, UVRS_ID_CHANGE_INTERVAL } from '#contract/limits.ts';
import { devicesMachine } from '#machines/devices/devices.machine.ts';
import { idChangeMachine } from '#machines/id-change/id-change.machine.ts';
import { type ImageChangeEvent, imageChangeMachine } from '#machines/image-change/image-change.machine.ts';
import { newImageMachine } from '#machines/new-image/new-image.machine.ts';
import { nicknameChangeMachine } from '#machines/nickname-change/nickname-change.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { isGuest, type KnownUser } from '#src/api/user.ts';
import { fileOf, keepDrawn } from '#src/browser/chosen-files.ts';
import { createDeadlineClock } from '#src/browser/deadline-clock.ts';
import { hasPasskeys } from '#src/browser/passkeys/passkey-support.ts';
import type { Services } from '../services.ts';
import { provideAccountLists } from './account-lists.ts';
import { provideConfirmIdentity } from './confirm-identity.ts';
import { provideHandOverApproval } from './hand-over.ts';
import { providePasskeys } from './passkeys.ts';
import { provideLazily } from './provide-lazily.ts';

const DAY = 86_400_000;

/**
 * Whole days until the ID can be changed again, by the server's clock; 0 when it can (PROF-3). What is known of that clock lags behind it
 * by what an answer takes, so right after a change `now` may well be before it.
 */
export function daysUntilIdChange(changedAt: string | null, now: number): number {
  if (changedAt === null) return 0;
  const days = Math.ceil((Date.parse(changedAt) + UVRS_ID_CHANGE_INTERVAL - now) / DAY);
  return Math.min(Math.max(0, days), UVRS_ID_CHANGE_DAYS);
}

function chosenFile(id: string): File {
  const file = fileOf(id);
  if (file === null) throw new Error('the chosen file is gone');
  return file;
}

/** The flows of the profile, with their ports. */
export function provideProfile(services: Services) {
  const { actions, queryClient, clock } = services;
  const stateOf = (user: KnownUser) => ({
    uvrsId: user.uvrs_id,
    daysLeft: daysUntilIdChange(user.uvrs_id_chng_dtm, clock.serverNow()),
    open: user.acnt_open_yn === 'Y',
    guest: isGuest(user),
    email: user.auth_email ?? null,
    emailChangeable: !isGuest(user) && services.configuration().changesEmail === true,
    marketing: user.mrkt_infr_rcpt_agrm_yn === 'Y',
    marketingChangeable: user.agrm !== undefined,
    passkeysOffered: !isGuest(user) && hasPasskeys(services.configuration().passkeys?.rpId),
    waysListed: !isGuest(user) && services.configuration().removesWays === true,
    consentsListed: !isGuest(user) && services.configuration().listsConsents === true,
    activityListed: !isGuest(user) && services.configuration().listsActivity === true,
    dataExported: !isGuest(user) && services.configuration().exportsData === true,
    handsOver: !isGuest(user) && services.configuration().handsOver === true,
    sessionsListed: !isGuest(user) && services.configuration().listsSessions === true,
  });

  const showImage = fromPromise<void, void>(async () => {
    // A read that is still on its way may be of before this upload, and would be shared.
    await queryClient.cancelQueries({ queryKey: services.userQuery.queryKey });
    await queryClient.fetchQuery({ ...services.userQuery, staleTime: 0 });
  });
  const newImage = provideLazily(newImageMachine, (machine) => machine.provide({ actors: { showImage } }));

  return {
    nicknameChange: provideLazily(nicknameChangeMachine, (machine) =>
      machine.provide({
        actors: {
          checkNickname: fromPromise(({ input, signal }) => actions.validateNickname(input, signal)),
          changeNickname: fromPromise(({ input, signal }) => actions.changeNickname(input, signal)),
        },
      }),
    ),
    profile: provideLazily(profileMachine, (machine) =>
      machine.provide({
        actors: {
          readProfile: fromPromise(async () => stateOf(await queryClient.fetchQuery(services.userQuery))),
          changeOpenness: fromPromise(async ({ input, signal }) => {
            await actions.changeAccountOpen(input, signal);
            return { open: stateOf(await queryClient.fetchQuery(services.userQuery)).open };
          }),
          changeMarketing: fromPromise(async ({ input, signal }) => {
            await actions.recordAgreements({ items: ['marketing'], agreed: input.marketing }, signal);
            return { marketing: stateOf(await queryClient.fetchQuery(services.userQuery)).marketing };
          }),
          idChange: provideLazily(idChangeMachine, (machine) =>
            machine.provide({
              actors: {
                changeUvrsId: fromPromise(async ({ input, signal }) => {
                  await actions.validateUvrsId(input, signal);
                  await actions.changeUvrsId(input, signal);
                }),
              },
            }),
          ),
          imageChange: provideLazily(imageChangeMachine, (machine) =>
            machine.provide({
              actors: {
                // Loaded with the first picture: most people change none.
                readPicture: fromPromise(async ({ input }) =>
                  (await import('#src/browser/picture.ts')).readPicture(chosenFile(input.fileId)),
                ),
                drawPicture: fromPromise(async ({ input }) => {
                  const { drawPicture } = await import('#src/browser/picture.ts');
                  return keepDrawn(await drawPicture(chosenFile(input.fileId), input.frame));
                }),
                uploadImage: fromCallback<ImageChangeEvent, { fileId: string }>(({ input, sendBack }) => {
                  const file = fileOf(input.fileId);
                  const abort = new AbortController();
                  if (file === null) sendBack({ type: 'UPLOAD_FAILED', cause: new Error('the chosen file is gone') });
                  else {
                    const onProgress = (progress: { loaded: number; total: number }) => sendBack({ type: 'PROGRESSED', progress });
                    actions.changeProfileImage({ file, onProgress, signal: abort.signal }).then(
                      () => sendBack({ type: 'UPLOADED' }),
                      (cause: unknown) => abort.signal.aborted || sendBack({ type: 'UPLOAD_FAILED', cause }),
                    );
                  }
                  return () => abort.abort();
                }),
                removeImage: fromPromise(({ signal }) => actions.removeProfileImage(signal)),
                showImage,
                showLater: fromPromise(async () => {
                  // An actor of its own, not a child: the popups may all be closed before it ends.
                  const actor = createActor(newImage, { clock: createDeadlineClock() }).start();
                  void toPromise(actor).then(({ outcome }) => outcome === 'shown' && services.onImageShown());
                }),
              },
            }),
          ),
          ...provideAccountLists(services),
          passkeys: providePasskeys(services),
          handOverApproval: provideHandOverApproval(services),
          devices: provideLazily(devicesMachine, (machine) =>
            machine.provide({
              actors: {
                listSessions: fromPromise(({ signal }) => actions.listSessions(signal)),
                endSessions: fromPromise(({ input, signal }) => actions.endSessions(input, signal)),
                confirmIdentity: provideConfirmIdentity(services),
              },
            }),
          ),
        },
      }),
    ),
  };
}
