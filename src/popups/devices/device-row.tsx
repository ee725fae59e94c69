import { useTranslation } from 'react-i18next';
import { GlobeIcon } from '#src/ui/icons/icons.tsx';
import { Row } from '../my-profile/profile-rows.tsx';

/** DEVICE-1: leads from the profile to where the account is logged in. */
export function DeviceRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Row icon={<GlobeIcon size={20} />} onClick={onOpen}>
      <span>{t(($) => $.devices.open)}</span>
    </Row>
  );
}
