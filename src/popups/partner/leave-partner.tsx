import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import type { WaitingPartner } from './partner.ts';

/** The way out of the gateway before a sign-in (GW-2): another than the popup's close button, which a guest has not (JOIN-4). */
export function LeavePartner({ onLeave }: Pick<WaitingPartner, 'onLeave'>) {
  const { t } = useTranslation();
  return (
    <Button variant="text" onClick={onLeave}>
      {t(($) => $.gateway.consent.decline)}
    </Button>
  );
}
