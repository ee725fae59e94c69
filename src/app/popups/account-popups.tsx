import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { nicknameAlphabetOf } from '#contract/languages.ts';
import { chosen } from '#src/browser/chosen-files.ts';
import { AccountDeletion } from '#src/popups/account-deletion/account-deletion.tsx';
import { HandOverApproval } from '#src/popups/hand-over-approval/hand-over-approval.tsx';
import { LastWayNotice } from '#src/popups/last-way-notice/last-way-notice.tsx';
import { MyProfile } from '#src/popups/my-profile/my-profile.tsx';
import { NicknameChange } from '#src/popups/nickname-change/nickname-change.tsx';
import { PasskeyOffer } from '#src/popups/passkey-offer/passkey-offer.tsx';
import { useApp } from '../app-context.tsx';
import { useConfiguration, usePopups, useUser } from '../use-system.ts';
import { useLastWayNotice } from './use-last-way-notice.ts';

/** The popups and notices of a person's own account: no visitor needs them, so they come when a person is signed in. */
export function AccountPopups() {
  const { services, system } = useApp();
  const popups = usePopups();
  const lastWayNotice = useLastWayNotice();
  const addWay = useCallback(() => popups.send({ type: 'OPEN', popup: 'linkAccount' }), [popups]);
  const { accountDeletion, passkeyOffer, handOverApproval } = useSelector(system, (snapshot) => snapshot.children);
  const { deletionGraceDays } = useConfiguration();
  return (
    <>
      <OwnPopup />
      {accountDeletion !== undefined && deletionGraceDays !== undefined && (
        <AccountDeletion actor={accountDeletion} days={deletionGraceDays} />
      )}
      <LastWayNotice actor={lastWayNotice} onAdd={addWay} />
      {passkeyOffer !== undefined && <PasskeyOffer actor={passkeyOffer} />}
      {handOverApproval !== undefined && <HandOverApproval actor={handOverApproval} now={services.clock.serverNow} />}
    </>
  );
}

function OwnPopup() {
  const { services, system } = useApp();
  const popups = usePopups();
  const popup = useSelector(popups, (snapshot) => snapshot.value.popup);
  const children = useSelector(popups, (snapshot) => snapshot.children);
  const { links, deletionGraceDays, removesProfileImages } = useConfiguration();
  const user = useUser();
  const alphabet = nicknameAlphabetOf(services.language);

  switch (popup) {
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
            now={services.clock.serverNow}
            onDocument={(document) => popups.send({ type: 'DOCUMENT_OPENED', document })}
            onLogout={() => system.send({ type: 'LOGOUT_REQUESTED' })}
            onDelete={deletionGraceDays === undefined ? undefined : () => system.send({ type: 'DELETION_REQUESTED' })}
            imageRemovable={removesProfileImages === true}
            onFile={chosen}
          />
        )
      );
    default:
      return null;
  }
}
