import { useSelector } from '@xstate/react';
import { isProvider, methodByType } from '#contract/methods.ts';
import { onMailedCode } from '#src/browser/mailed-code.ts';
import { LegalText } from '#src/pages/legal/legal-text.tsx';
import { AgreementRenewal } from '#src/popups/agreement-renewal/agreement-renewal.tsx';
import { DocumentDialog } from '#src/popups/documents/document-dialog.tsx';
import { EmailVerification } from '#src/popups/email-verification/email-verification.tsx';
import { EnteringWorld } from '#src/popups/entering-world/entering-world.tsx';
import { HandOver } from '#src/popups/hand-over/hand-over.tsx';
import { Help } from '#src/popups/help/help.tsx';
import { InAppDialog } from '#src/popups/in-app-browser/in-app-dialog.tsx';
import { LogoutDialog } from '#src/popups/logout/logout-dialog.tsx';
import { MailLinkAlert } from '#src/popups/mail-link/mail-link-alert.tsx';
import { SessionAlert } from '#src/popups/session-alert/session-alert.tsx';
import { SharedSessionAlert } from '#src/popups/shared-session/shared-session-alert.tsx';
import { Welcome } from '#src/popups/welcome/welcome.tsx';
import { useApp } from '../app-context.tsx';
import { useConfiguration, usePopups, useSession, useUser } from '../use-system.ts';
import { Joining } from './joining.tsx';
import { useAskedCampus } from './use-asked-campus.ts';

/**
 * The popup, the document above it and the alerts that the flows ask for: one component a name, chosen by the machines alone. Those of signing in
 * stand in the page (`sign-in-popups.tsx`).
 */
export function PopupHost() {
  const { services, system } = useApp();
  const session = useSession();
  const { logout, mailLink, sharedSession, inAppBrowser } = useSelector(system, (snapshot) => snapshot.children);
  const { providerLogouts } = useConfiguration();
  const user = useUser();
  const { baseUrl } = services.client;
  const method = user === null ? undefined : methodByType(user.auth_mthd);
  const provider = method === undefined || !isProvider(method) ? undefined : method;
  const logsOut = provider !== undefined && providerLogouts?.includes(provider.type) === true;
  return (
    <>
      <Popup />
      <Document />
      {logout !== undefined && (
        <LogoutDialog
          actor={logout}
          provider={provider?.code}
          // Opened in the press; a browser that opens none leaves the person logged in there, as the text says.
          onProviderLogout={
            logsOut ? () => void window.open(`${baseUrl}/auth/provider/${provider.code}/logout`, '_blank', 'noopener') : undefined
          }
        />
      )}
      <SessionAlert actor={session} />
      {sharedSession !== undefined && <SharedSessionAlert actor={sharedSession} />}
      {mailLink !== undefined && <MailLinkAlert actor={mailLink} />}
      {inAppBrowser !== undefined && <InAppDialog actor={inAppBrowser} />}
    </>
  );
}

function Popup() {
  const { services, system } = useApp();
  const popups = usePopups();
  const popup = useSelector(popups, (snapshot) => snapshot.value.popup);
  const children = useSelector(popups, (snapshot) => snapshot.children);
  const configuration = useConfiguration();
  const user = useUser();
  const { topLevelDomain, passwordPolicy } = configuration;

  const help = <Help contact={configuration} />;
  const campus = useAskedCampus();

  switch (popup) {
    case 'welcome':
      return <Welcome popups={popups} returning={services.preferences.hasCreatedAvatar()} campus={campus} />;
    case 'joining':
      return children.joining && <Joining actor={children.joining} />;
    case 'agreementRenewal':
      return (
        children.agreementRenewal && (
          <AgreementRenewal
            actor={children.agreementRenewal}
            today={new Date(services.clock.serverNow())}
            marketingSince={user?.agrm?.find(({ item, agrm_yn }) => item === 'marketing' && agrm_yn === 'Y')?.agrm_dtm}
            onDocument={(document, item) => popups.send({ type: 'DOCUMENT_OPENED', document, item })}
            onLogout={() => system.send({ type: 'LOGOUT_REQUESTED' })}
          />
        )
      );
    case 'passwordReset':
    case 'passwordChange':
    case 'emailChange': {
      const actor = children[popup];
      return (
        actor && (
          <EmailVerification
            actor={actor}
            topLevelDomain={topLevelDomain}
            passwordPolicy={passwordPolicy}
            now={services.clock.serverNow}
            mailedCodes={onMailedCode}
            help={help}
          />
        )
      );
    }
    case 'handOver':
      return children.handOver && <HandOver actor={children.handOver} siteUrl={window.location.origin} now={services.clock.serverNow} />;
    case 'refreshingToken':
    case 'alertingToken':
    case 'enteringWorld':
    case 'alertingPlace':
      return <EnteringWorld popups={popups} />;
    default:
      return null;
  }
}

function Document() {
  const popups = usePopups();
  const document = useSelector(popups, (snapshot) => snapshot.value.document);
  const mayAgree = useSelector(popups, (snapshot) => snapshot.can({ type: 'DOCUMENT_AGREED' }));
  if (document === 'closed') return null;
  return (
    <DocumentDialog
      document={document}
      onClose={() => popups.send({ type: 'DOCUMENT_CLOSED' })}
      onAgree={mayAgree ? () => popups.send({ type: 'DOCUMENT_AGREED' }) : undefined}
    >
      <LegalText document={document} />
    </DocumentDialog>
  );
}
