import { useTranslation } from 'react-i18next';
import { isGeneric, PROVIDER_METHODS } from '#contract/methods.ts';
import { LastWay } from '#src/popups/last-way/last-way.tsx';
import { isSocial } from '#src/popups/provider/social.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ProviderButton } from '#src/ui/button/provider-button.tsx';
import { SchoolIcon } from '#src/ui/icons/icons.tsx';
import { LAST_WAY } from '../page-events.ts';
import styles from './quick-login.module.css';

const WAYS = PROVIDER_METHODS.filter(({ type }) => !isGeneric(type));

/** The page hears its buttons (`page-events.ts`). */
const ignore = () => {};

/**
 * The provider that was used last on this device, in one press (LOGIN-6). All of them are drawn; the root's mark has the style show one
 * (`src/browser/last-way-mark.ts`), from the first frame, so that nothing moves.
 */
export function QuickLogin() {
  const { t } = useTranslation();
  return (
    <div className={styles.quickLogin}>
      <LastWay onForget={ignore}>
        <div>
          {WAYS.map(({ code }) => (
            <div key={code} className={styles.way} data-way={code}>
              {isSocial(code) ? (
                <ProviderButton provider={code} label={t(($) => $.methods[code].login)} data-event={LAST_WAY} onClick={ignore} />
              ) : (
                <Button variant="outline" icon={<SchoolIcon size={20} />} data-event={LAST_WAY}>
                  {t(($) => $.methods[code].login)}
                </Button>
              )}
            </div>
          ))}
        </div>
      </LastWay>
    </div>
  );
}
