import { useSelector } from '@xstate/react';
import { nicknameAlphabetOf } from '../i18n/language.ts';
import { Agreement } from '../layers/agreement/agreement.tsx';
import { AgreementRenewal } from '../layers/agreement-renewal/agreement-renewal.tsx';
import { CreateCharacter } from '../layers/create-character/create-character.tsx';
import { DocumentDialog } from '../layers/documents/document-dialog.tsx';
import { EmailLogin } from '../layers/email-login/email-login.tsx';
import { EmailVerification } from '../layers/email-verification/email-verification.tsx';
import { EnteringWorld } from '../layers/entering-world/entering-world.tsx';
import { LinkAccount } from '../layers/link-account/link-account.tsx';
import { Login } from '../layers/login/login.tsx';
import { LogoutDialog } from '../layers/logout/logout-dialog.tsx';
import { MyProfile } from '../layers/my-profile/my-profile.tsx';
import { NicknameChange } from '../layers/nickname-change/nickname-change.tsx';
import { SessionAlert } from '../layers/session-alert/session-alert.tsx';
import { Welcome } from '../layers/welcome/welcome.tsx';
import { LegalText } from '../pages/legal/legal-text.tsx';
import { chosen } from '../ports/chosen-files.ts';
import { useApp } from './app-context.tsx';
import { useConfiguration, useLayers, useSession, useUser } from './use-system.ts';

/** The popup, the document above it and the alerts that the flows ask for: one component a name, chosen by the machines alone. */
export function LayerHost() {
  const { system } = useApp();
  const session = useSession();
  const logout = useSelector(system, (snapshot) => snapshot.children.logout);
  return (
    <>
      <Popup />
      <Document />
      {logout !== undefined && <LogoutDialog actor={logout} />}
      <SessionAlert actor={session} />
    </>
  );
}

function Popup() {
  const { services, system } = useApp();
  const layers = useLayers();
  const popup = useSelector(layers, (snapshot) => snapshot.value.popup);
  const children = useSelector(layers, (snapshot) => snapshot.children);
  const configuration = useConfiguration();
  const user = useUser();
  const { topLevelDomain, links } = configuration;
  const alphabet = nicknameAlphabetOf(services.language);

  switch (popup) {
    case 'welcome':
      return <Welcome layers={layers} returning={services.preferences.hasCreatedAvatar()} />;
    case 'agreement':
      return (
        children.agreement && (
          <Agreement
            actor={children.agreement}
            today={new Date(services.clock.serverNow())}
            onDocument={(document) => layers.send({ type: 'DOCUMENT_OPENED', document })}
          />
        )
      );
    case 'agreementRenewal':
      return (
        children.agreementRenewal && (
          <AgreementRenewal
            actor={children.agreementRenewal}
            onDocument={(document) => layers.send({ type: 'DOCUMENT_OPENED', document })}
            onLogout={() => system.send({ type: 'LOGOUT_REQUESTED' })}
          />
        )
      );
    case 'createCharacter':
      return children.createCharacter && <CreateCharacter actor={children.createCharacter} alphabet={alphabet} />;
    case 'linkAccount':
      return children.linkAccount && <LinkAccount actor={children.linkAccount} user={user} />;
    case 'linkByEmail':
    case 'passwordReset': {
      const actor = children[popup];
      return actor && <EmailVerification actor={actor} topLevelDomain={topLevelDomain} now={services.clock.serverNow} />;
    }
    case 'login':
      return children.login && <Login actor={children.login} />;
    case 'emailLogin':
      return children.emailLogin && <EmailLogin actor={children.emailLogin} topLevelDomain={topLevelDomain} />;
    case 'nicknameChange':
      return children.nicknameChange && <NicknameChange actor={children.nicknameChange} current={user?.ncknm ?? ''} alphabet={alphabet} />;
    case 'myProfile':
      return (
        children.profile && (
          <MyProfile
            actor={children.profile}
            user={user}
            links={links}
            today={new Date(services.clock.serverNow())}
            onDocument={(document) => layers.send({ type: 'DOCUMENT_OPENED', document })}
            onLogout={() => system.send({ type: 'LOGOUT_REQUESTED' })}
            onFile={chosen}
          />
        )
      );
    case 'refreshingToken':
    case 'alertingToken':
    case 'enteringWorld':
    case 'alertingPlace':
      return <EnteringWorld layers={layers} />;
    default:
      return null;
  }
}

function Document() {
  const layers = useLayers();
  const document = useSelector(layers, (snapshot) => snapshot.value.document);
  if (document === 'closed') return null;
  return (
    <DocumentDialog document={document} onClose={() => layers.send({ type: 'DOCUMENT_CLOSED' })}>
      <LegalText document={document} />
    </DocumentDialog>
  );
}
