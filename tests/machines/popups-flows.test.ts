import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { SentCode } from '#machines/email-verification/email-verification.types.ts';
import { joiningMachine } from '#machines/joining/joining.machine.ts';
import { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { openPopup } from '#machines/popups/popups.types.ts';
import { type ProfileState, profileMachine } from '#machines/profile/profile.machine.ts';
import { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { type CheckedUser, providerTicketMachine } from '#machines/provider-ticket/provider-ticket.machine.ts';
import {
  CODE,
  EMAIL,
  ENABLED_METHODS,
  enabledWithout,
  GUEST,
  MEMBER,
  PASSWORD,
  PROOF,
  PROVIDER_ANSWER,
  SENT_CODE,
  TICKET,
} from '#machines/samples.ts';
import type { Success } from '#machines/success.ts';
import { VISITOR, type Viewer } from '#machines/viewer.ts';

/** The popups with a server that takes everything, in the profile of this viewer. */
async function profileOf(viewer: Viewer) {
  const machine = popupsMachine.provide({
    actors: {
      readDueItems: fromPromise<readonly AgreementItem[], void>(async () => []),
      refreshToken: fromPromise<{ signedIn: boolean }, void>(async () => ({ signedIn: true })),
      enterWorld: fromPromise(() => new Promise<void>(() => {})),
      profile: profileMachine.provide({
        actors: {
          readProfile: fromPromise<ProfileState, void>(async () => ({
            uvrsId: 'minji_01',
            daysLeft: 0,
            open: true,
            guest: viewer.kind === 'guest',
            email: null,
            emailChangeable: false,
            marketing: false,
            marketingChangeable: true,
            sessionsListed: false,
            waysListed: false,
            consentsListed: false,
            activityListed: false,
            dataExported: false,
            handsOver: false,
            passkeysOffered: false,
          })),
        },
      }),
      joining: joiningMachine.provide({
        actors: {
          linkAccount: linkAccountMachine.provide({
            actors: {
              providerLink: providerLinkMachine.provide({
                actors: {
                  providerTicket: providerTicketMachine.provide({
                    actors: { checkProvider: fromPromise(async (): Promise<CheckedUser> => ({ ticket: TICKET, nickname: null })) },
                  }),
                  connectProvider: fromPromise(async () => {}),
                },
              }),
            },
          }),
          emailVerification: emailVerificationMachine.provide({
            actors: {
              checkEmail: fromPromise<{ registered: boolean }, { email: string }>(async () => ({ registered: false })),
              requestCode: fromPromise<SentCode, { email: string }>(async () => SENT_CODE),
              confirmCode: fromPromise(async () => ({ proof: PROOF })),
              linkEmail: fromPromise(async () => {}),
            },
          }),
        },
      }),
    },
  });
  const input = { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS };
  const popups = createActor(machine, { input }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer });
  if (popups.getSnapshot().value.popup !== 'myProfile') popups.send({ type: 'OPEN', popup: 'myProfile' });
  const popup = (name: string) => waitFor(popups, (snapshot) => openPopup(snapshot) === name, { timeout: 2000 });
  popups.getSnapshot().children.profile?.send({ type: 'LINK_CHOSEN' });
  await popup('linkAccount');
  /** The flow of an open step of the sign-up. */
  const step = () => popups.getSnapshot().children.joining?.getSnapshot().children ?? {};
  return { popups, popup, step };
}

async function linkKakao({ step }: Awaited<ReturnType<typeof profileOf>>) {
  const link = step().linkAccount;
  link?.send({ type: 'METHOD_CHOSEN', method: 'kakao' });
  const window = link?.getSnapshot().children.providerLink?.getSnapshot().children.providerTicket?.getSnapshot().children.providerWindow;
  window?.send({ type: 'ANSWERED', ...PROVIDER_ANSWER, campusCode: null });
  return link;
}

describe('a popup that is open while the methods change', () => {
  const ANOTHER = enabledWithout('kakao');

  it.each(['login', 'linkAccount'] as const)(
    '[METHOD-2] [SSO-2] %s offers what the server named last, and says that the one in use is not supported',
    async (name) => {
      const input = { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS };
      const popups = createActor(popupsMachine, { input }).start();
      popups.send({ type: 'VIEWER_CHANGED', viewer: name === 'login' ? VISITOR : MEMBER });
      popups.send({ type: 'OPEN', popup: name });
      const { children } = popups.getSnapshot();
      const popup = name === 'login' ? children.login : children.joining?.getSnapshot().children.linkAccount;
      popup?.send({ type: 'METHOD_CHOSEN', method: 'kakao' });
      expect(popup?.getSnapshot().value).toBe('withProvider');
      popups.send({ type: 'METHODS_CHANGED', enabledMethods: ANOTHER });
      expect(popup?.getSnapshot().value).toBe('alertingNotSupported');
      expect(popup?.getSnapshot().context).toMatchObject({ enabledMethods: ANOTHER, failure: { code: 'ssoNotSupported' } });
      popup?.send({ type: 'ALERT_CONFIRMED' });
      popup?.send({ type: 'METHOD_CHOSEN', method: 'kakao' });
      expect(popup?.getSnapshot().value).toBe('alertingNotSupported');
    },
  );
});

describe('linking, from the profile', () => {
  it('[JOIN-5] a member who links a provider’s account is told so in passing, and is at the profile again, at what led away', async () => {
    const opened = await profileOf(MEMBER);
    const link = await linkKakao(opened);
    if (link === undefined) throw new Error('linkAccount is not open');
    const said: Success[] = [];
    link.on('SUCCEEDED', ({ success }) => said.push(success));
    await opened.popup('myProfile');
    expect(said).toEqual([{ code: 'wayAdded', method: 'kakao' }]);
    expect(opened.popups.getSnapshot().children.profile?.getSnapshot().context.cameFrom).toBe('linkAccount');
    // The server signs in anew by the account that was linked; the popup stays.
    opened.popups.send({ type: 'VIEWER_CHANGED', viewer: { ...MEMBER, kind: 'member', userId: 'u-minji', authMethod: 4 } });
    await opened.popup('myProfile');
  });

  it('[JOIN-5] [EMAIL-7] a member who links an email is at the profile again', async () => {
    const { popup, step } = await profileOf(MEMBER);
    step().linkAccount?.send({ type: 'EMAIL_CHOSEN' });
    await popup('linkByEmail');
    const email = step().linkByEmail;
    if (email === undefined) throw new Error('linkByEmail is not open');
    email.send({ type: 'EMAIL_SUBMITTED', email: EMAIL });
    await waitFor(email, (snapshot) => snapshot.matches('codeSent'));
    email.send({ type: 'CODE_SUBMITTED', code: CODE });
    await waitFor(email, (snapshot) => snapshot.matches('settingPassword'));
    email.send({ type: 'PASSWORD_SUBMITTED', password: PASSWORD });
    await waitFor(email, (snapshot) => snapshot.matches('linked'));
    email.send({ type: 'SUCCESS_CONFIRMED' });
    await popup('myProfile');
  });

  it('[JOIN-5] a member who goes back is at the profile again', async () => {
    const { popup, step } = await profileOf(MEMBER);
    step().linkAccount?.send({ type: 'BACK' });
    await popup('myProfile');
  });

  it('[SOC-5] a guest who links the first account goes on to the 3D host', async () => {
    const opened = await profileOf(GUEST);
    await linkKakao(opened);
    await opened.popup('enteringWorld');
  });
});
