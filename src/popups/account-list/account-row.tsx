import type { ComponentType } from 'react';
import type { IconProps } from '#src/ui/icons/icon.tsx';
import { Row } from '../my-profile/profile-rows.tsx';

/** Leads from the profile to one of the lists of the account. */
export function AccountRow({ icon: Icon, label, onOpen }: { icon: ComponentType<IconProps>; label: string; onOpen: () => void }) {
  return (
    <Row icon={<Icon size={20} />} onClick={onOpen}>
      <span>{label}</span>
    </Row>
  );
}
