import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { PhoneIcon } from '#src/ui/icons/icons.tsx';

/** HAND-1: leads from the ways to log in to the code for a phone. */
export function HandOverWay({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="text" icon={<PhoneIcon size={20} />} onClick={onChoose}>
      {t(($) => $.handOver.button)}
    </Button>
  );
}
