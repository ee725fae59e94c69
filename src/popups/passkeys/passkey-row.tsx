import { useTranslation } from 'react-i18next';
import { LockIcon } from '#src/ui/icons/icons.tsx';
import { Row } from '../my-profile/profile-rows.tsx';

/** PASSKEY-3: leads from the profile to the passkeys of the account. */
export function PasskeyRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Row icon={<LockIcon size={20} />} onClick={onOpen}>
      <span>{t(($) => $.passkeys.open)}</span>
    </Row>
  );
}
