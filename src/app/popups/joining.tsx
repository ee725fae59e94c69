import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { nicknameAlphabetOf } from '#contract/languages.ts';
import type { joiningMachine } from '#machines/joining/joining.machine.ts';
import { onMailedCode } from '#src/browser/mailed-code.ts';
import { Agreement } from '#src/popups/agreement/agreement.tsx';
import { CreateCharacter } from '#src/popups/create-character/create-character.tsx';
import { EmailVerification } from '#src/popups/email-verification/email-verification.tsx';
import { Help } from '#src/popups/help/help.tsx';
import { HelpLink } from '#src/popups/help/help-link.tsx';
import { LinkAccount } from '#src/popups/link-account/link-account.tsx';
import { FinishedElsewhere } from '#src/popups/taken-up/finished-elsewhere.tsx';
import { TakenUp } from '#src/popups/taken-up/taken-up.tsx';
import { useApp } from '../app-context.tsx';
import { useConfiguration, usePopups, useUser } from '../use-system.ts';
import { useWaitingPartner } from './use-waiting-partner.ts';

/** The popup of the step at which a person is on the way to an account. */
export function Joining({ actor }: { actor: ActorRefFrom<typeof joiningMachine> }) {
  const { services } = useApp();
  const popups = usePopups();
  const step = useSelector(actor, (snapshot) => snapshot.value);
  const children = useSelector(actor, (snapshot) => snapshot.children);
  const configuration = useConfiguration();
  const user = useUser();
  const partner = useWaitingPartner();
  const takenUp = <TakenUp joining={actor} />;
  const help = <Help contact={configuration} />;

  switch (step) {
    case 'agreement':
      return (
        children.agreement && (
          <Agreement
            actor={children.agreement}
            takenUp={takenUp}
            today={new Date(services.clock.serverNow())}
            onDocument={(document, item) => popups.send({ type: 'DOCUMENT_OPENED', document, item })}
          />
        )
      );
    case 'createCharacter':
      return (
        children.createCharacter && (
          <CreateCharacter actor={children.createCharacter} alphabet={nicknameAlphabetOf(services.language)} takenUp={takenUp} />
        )
      );
    case 'linkAccount':
      return (
        children.linkAccount && (
          <LinkAccount
            actor={children.linkAccount}
            user={user}
            takenUp={takenUp}
            partner={partner}
            help={help}
            helpLink={<HelpLink href={configuration.links.inquiry} />}
          />
        )
      );
    case 'linkByEmail':
      return (
        children.linkByEmail && (
          <EmailVerification
            actor={children.linkByEmail}
            topLevelDomain={configuration.topLevelDomain}
            passwordPolicy={configuration.passwordPolicy}
            now={services.clock.serverNow}
            takenUp={takenUp}
            mailedCodes={onMailedCode}
            help={help}
          />
        )
      );
    case 'alertingElsewhere':
      return <FinishedElsewhere joining={actor} nickname={user?.ncknm} />;
    default:
      return null;
  }
}
