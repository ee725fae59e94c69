import type { ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { DocumentName } from '#contract/documents.ts';
import { type Language, nicknameAlphabetOf } from '#contract/languages.ts';
import { DELETION_GRACE_DAYS } from '#contract/limits.ts';
import { methodByCode } from '#contract/methods.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import type { SentCode } from '#machines/email-verification/email-verification.types.ts';
import { SENT_CODE } from '#machines/samples.ts';
import type { KnownUser } from '#src/api/user.ts';
import { CrashScreen } from '#src/app/routes/crash-screen.tsx';
import { CampusCheck } from '#src/pages/campus-check/campus-check.tsx';
import { Gateway } from '#src/pages/gateway/gateway.tsx';
import { LegalText } from '#src/pages/legal/legal-text.tsx';
import { MaintenanceGate } from '#src/pages/maintenance/maintenance-gate.tsx';
import { AccountDeletion } from '#src/popups/account-deletion/account-deletion.tsx';
import { Agreement } from '#src/popups/agreement/agreement.tsx';
import { AgreementRenewal } from '#src/popups/agreement-renewal/agreement-renewal.tsx';
import { CreateCharacter } from '#src/popups/create-character/create-character.tsx';
import { DocumentDialog } from '#src/popups/documents/document-dialog.tsx';
import { EmailLogin } from '#src/popups/email-login/email-login.tsx';
import { EmailVerification } from '#src/popups/email-verification/email-verification.tsx';
import { EnteringWorld } from '#src/popups/entering-world/entering-world.tsx';
import { HandOver } from '#src/popups/hand-over/hand-over.tsx';
import { HandOverApproval } from '#src/popups/hand-over-approval/hand-over-approval.tsx';
import { Help } from '#src/popups/help/help.tsx';
import { HelpContact } from '#src/popups/help/help-contact.ts';
import { InAppDialog } from '#src/popups/in-app-browser/in-app-dialog.tsx';
import { LastWayNotice } from '#src/popups/last-way-notice/last-way-notice.tsx';
import { LinkAccount } from '#src/popups/link-account/link-account.tsx';
import { Login } from '#src/popups/login/login.tsx';
import { LogoutDialog } from '#src/popups/logout/logout-dialog.tsx';
import { MailLinkAlert } from '#src/popups/mail-link/mail-link-alert.tsx';
import { MyProfile, type MyProfileProps } from '#src/popups/my-profile/my-profile.tsx';
import { NicknameChange } from '#src/popups/nickname-change/nickname-change.tsx';
import { PasskeyOffer } from '#src/popups/passkey-offer/passkey-offer.tsx';
import { SessionAlert } from '#src/popups/session-alert/session-alert.tsx';
import { SharedSessionAlert } from '#src/popups/shared-session/shared-session-alert.tsx';
import { FinishedElsewhere } from '#src/popups/taken-up/finished-elsewhere.tsx';
import { TakenUp } from '#src/popups/taken-up/taken-up.tsx';
import { Welcome } from '#src/popups/welcome/welcome.tsx';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { type FlowWithScreen, flowIn } from '#tests/sweeps/states/looks.ts';

const TODAY = new Date('2026-11-20T03:00:00Z');
const GUEST_USER = { ...SAMPLE_USER, auth_mthd: methodByCode('guest').type, uvrs_id: '' };
const CONSENT = { item: 'marketing', ver: '2022-11-30', agrm_yn: 'Y', agrm_dtm: TODAY.toISOString() } as const;
const ignore = () => {};
const help = <Help contact={SAMPLES.configuration.data} />;
const { links, phone } = SAMPLES.configuration.data;

const PAGES: readonly FlowWithScreen[] = ['campusCheck', 'maintenanceGate', 'shell', 'ssoGateway'];

/** It fills the window; the others stand above a page. */
export const isPage = (flow: FlowWithScreen): boolean => PAGES.includes(flow);

/** One white pixel. */
const SAMPLE_IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** What the application gives to a screen besides its actor. */
interface Around {
  readonly onFile?: MyProfileProps['onFile'];
  readonly takenUp?: ReactNode;
}

/** The component that the product shows for an actor of this flow (`src/app/popups/popup-host.tsx`), with samples for what the server knows. */
export const screenOf = (...shown: Parameters<typeof bareScreenOf>): ReactNode => (
  <HelpContact value={SAMPLES.configuration.data}>{bareScreenOf(...shown)}</HelpContact>
);

function bareScreenOf(
  flow: FlowWithScreen,
  actor: AnyActorRef,
  language: Language,
  { onFile = async () => null, takenUp }: Around = {},
): ReactNode {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const alphabet = nicknameAlphabetOf(language);
  switch (flow) {
    case 'accountDeletion':
      return <AccountDeletion actor={actor} days={DELETION_GRACE_DAYS} />;
    case 'agreement':
      return <Agreement actor={actor} today={TODAY} onDocument={ignore} takenUp={takenUp} />;
    case 'agreementRenewal':
      return <AgreementRenewal actor={actor} today={TODAY} marketingSince={CONSENT.agrm_dtm} onDocument={ignore} onLogout={ignore} />;
    case 'campusCheck':
      return <CampusCheck actor={actor} />;
    case 'createCharacter':
      return <CreateCharacter actor={actor} alphabet={alphabet} takenUp={takenUp} />;
    case 'emailLogin':
      return <EmailLogin actor={actor} topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN} help={help} />;
    case 'emailVerification':
      return (
        <EmailVerification
          actor={actor}
          topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN}
          now={() => timeIn(snapshot)}
          takenUp={takenUp}
          help={help}
        />
      );
    case 'popups':
      return popupOf(actor, snapshot);
    case 'joining':
      return joiningOf(actor, snapshot, language);
    case 'linkAccount':
      return <LinkAccount actor={actor} user={userOf(snapshot)} takenUp={takenUp} help={help} />;
    case 'login':
      return <Login actor={actor} help={help} handsOver />;
    case 'logout':
      return <LogoutDialog actor={actor} />;
    case 'maintenanceGate':
      return (
        <MaintenanceGate actor={actor} phone={phone}>
          {null}
        </MaintenanceGate>
      );
    case 'profile':
      return (
        <MyProfile
          actor={actor}
          user={{
            ...(snapshot.context.guest ? GUEST_USER : SAMPLE_USER),
            // The image change offers the default image where there is another.
            ...(snapshot.children.imageChange !== undefined && { prfl_img_path: SAMPLE_IMAGE }),
            ...(snapshot.context.marketingChangeable && { agrm: [CONSENT] }),
            ...(snapshot.context.email !== null && { auth_mthds: [1, 3, 24], auth_email: snapshot.context.email }),
          }}
          links={links}
          today={TODAY}
          now={() => (snapshot.children.handOverApproval === undefined ? 0 : HAND_OVER_NOW)}
          onDocument={ignore}
          onLogout={ignore}
          onDelete={ignore}
          imageRemovable
          onFile={onFile}
        />
      );
    case 'nicknameChange':
      return <NicknameChange actor={actor} current={SAMPLE_USER.ncknm} alphabet={alphabet} />;
    case 'handOver':
      return <HandOver actor={actor} siteUrl="https://madang.example" now={() => HAND_OVER_NOW} />;
    case 'handOverApproval':
      return <HandOverApproval actor={actor} now={() => HAND_OVER_NOW} />;
    case 'inAppBrowser':
      return <InAppDialog actor={actor} />;
    case 'mailLink':
      return <MailLinkAlert actor={actor} />;
    case 'lastWayNotice':
      return <LastWayNotice actor={actor} onAdd={ignore} />;
    case 'passkeyOffer':
      return <PasskeyOffer actor={actor} />;
    case 'session':
      return <SessionAlert actor={actor} />;
    case 'sharedSession':
      return <SharedSessionAlert actor={actor} />;
    case 'shell':
      return pageOf(snapshot);
    case 'ssoGateway':
      return <Gateway actor={actor} nickname={SAMPLE_USER.ncknm} onSignIn={ignore} onLinkAccount={ignore} />;
    default:
      throw new Error(`"${flow}" shows within another flow’s popup`);
  }
}

function popupOf(popups: AnyActorRef, snapshot: AnyMachineSnapshot): ReactNode {
  const { popup, document } = snapshot.value as { popup: string; document: DocumentName | 'closed' };
  if (document !== 'closed') {
    return (
      <>
        <Agreement actor={snapshot.children.joining?.getSnapshot().children.agreement as AnyActorRef} today={TODAY} onDocument={ignore} />
        <DocumentDialog document={document} onClose={ignore}>
          <LegalText document={document} />
        </DocumentDialog>
      </>
    );
  }
  if (popup === 'welcome') return <Welcome popups={popups} returning={false} />;
  return <EnteringWorld popups={popups} />;
}

/** The popup of the step that is open. */
function joiningOf(joining: AnyActorRef, snapshot: AnyMachineSnapshot, language: Language): ReactNode {
  if (snapshot.value === 'alertingElsewhere') return <FinishedElsewhere joining={joining} nickname={undefined} />;
  const step = flowIn(snapshot);
  const child = step && snapshot.children[step.id];
  return step && child && screenOf(step.flow, child, language, { takenUp: <TakenUp joining={joining} /> });
}

function pageOf({ value: { health, entry } }: AnyMachineSnapshot): ReactNode {
  if (health === 'crashed') return <CrashScreen />;
  return entry === 'gatewayPassed' ? (
    <Gateway actor={null} nickname="" onSignIn={ignore} onLinkAccount={ignore} />
  ) : (
    <CampusCheck actor={null} leaving="enteringCampus" />
  );
}

/** 88 seconds before the model’s code ends; ms since the epoch. */
const HAND_OVER_NOW = 1_700_000_032_000;

/** A moment of the server's clock that fits the state, by the code that was sent: the model's sample, or one of the real server. */
function timeIn(snapshot: AnyMachineSnapshot): number {
  const { expiresAt, resendAt }: SentCode = snapshot.context.code ?? SENT_CODE;
  if (snapshot.matches({ codeSent: { validity: 'expired' } })) return expiresAt;
  return snapshot.hasTag('waits') ? resendAt - 28_000 : resendAt;
}

function userOf({ context: { viewer } }: AnyMachineSnapshot): KnownUser | null {
  return 'authMethod' in viewer ? { ...SAMPLE_USER, user_id: viewer.userId, auth_mthd: viewer.authMethod } : null;
}
