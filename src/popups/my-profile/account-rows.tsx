import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import type { IconProps } from '#src/ui/icons/icon.tsx';
import { ClockIcon, DocumentIcon, GlobeIcon, LockIcon, PhoneIcon, PortalIcon, SettingsIcon } from '#src/ui/icons/icons.tsx';
import { Row } from './profile-rows.tsx';

/** Leads to the lists that the API keeps of this account: passkeys, ways, partners, what happened, devices, and to another screen (PASSKEY-3, WAY-1, PARTNER-5, DEVICE-1, DEVICE-4, HAND-1, API-26). */
export function AccountRows({ actor }: { actor: ActorRefFrom<typeof profileMachine> }) {
  const { t } = useTranslation();
  const { passkeysOffered, waysListed, consentsListed, activityListed, dataExported, handsOver, sessionsListed } = useSelector(
    actor,
    ({ context }) => context,
  );
  return (
    <>
      {passkeysOffered && (
        <AccountRow icon={LockIcon} label={t(($) => $.passkeys.open)} onOpen={() => actor.send({ type: 'PASSKEYS_CHOSEN' })} />
      )}
      {waysListed && <AccountRow icon={SettingsIcon} label={t(($) => $.ways.open)} onOpen={() => actor.send({ type: 'WAYS_CHOSEN' })} />}
      {consentsListed && (
        <AccountRow icon={PortalIcon} label={t(($) => $.connectedServices.open)} onOpen={() => actor.send({ type: 'SERVICES_CHOSEN' })} />
      )}
      {dataExported && (
        <AccountRow icon={DocumentIcon} label={t(($) => $.dataExport.open)} onOpen={() => actor.send({ type: 'EXPORT_CHOSEN' })} />
      )}
      {activityListed && (
        <AccountRow icon={ClockIcon} label={t(($) => $.activity.open)} onOpen={() => actor.send({ type: 'ACTIVITY_CHOSEN' })} />
      )}
      {handsOver && (
        <AccountRow icon={PhoneIcon} label={t(($) => $.handOverApproval.open)} onOpen={() => actor.send({ type: 'HAND_OVER_CHOSEN' })} />
      )}
      {sessionsListed && (
        <AccountRow icon={GlobeIcon} label={t(($) => $.devices.open)} onOpen={() => actor.send({ type: 'DEVICES_CHOSEN' })} />
      )}
    </>
  );
}

/** Leads from the profile to one of the lists of the account. */
function AccountRow({ icon: Icon, label, onOpen }: { icon: ComponentType<IconProps>; label: string; onOpen: () => void }) {
  return (
    <Row icon={<Icon size={20} />} onClick={onOpen}>
      <span>{label}</span>
    </Row>
  );
}
