import { useTranslation } from 'react-i18next';
import { SUPPORT_HOURS } from '#contract/limits.ts';
import { LinkButton } from '#src/ui/button/link-button.tsx';
import { classes } from '#src/ui/classes.ts';
import { PhoneIcon } from '#src/ui/icons/icons.tsx';
import layout from '#src/ui/layout/layout.module.css';
import { Tile } from '#src/ui/layout/tile.tsx';
import { Island } from '../island.tsx';
import { DeskState } from './desk-state.tsx';
import styles from './help-banner.module.css';
import { PhoneLink } from './phone-link.tsx';

export interface HelpBannerProps {
  /** As it is written for people, e.g. `1600-0000`. */
  phone: string;
  /** Where schools ask for a consultation (HEAD-3). */
  inquiryUrl: string;
  /** ms since the epoch; `null` where it is not known: the banner does not say whether the desk is open. */
  now: number | null;
}

/** Phone, hours, whether the desk is open now, and the quick request (HEAD-3). */
export function HelpBanner({ phone, inquiryUrl, now }: HelpBannerProps) {
  const { t } = useTranslation();
  return (
    <aside className={classes(styles.banner, layout.far)} aria-label={t(($) => $.header.help.title)}>
      <Tile className={styles.disc}>
        <PhoneIcon size={22} />
      </Tile>
      <div className={styles.words}>
        <PhoneLink className={styles.phone} phone={phone} text={t(($) => $.header.help.call, { phone })} />
        <span className={styles.hours}>{t(($) => $.header.help.hours, SUPPORT_HOURS)}</span>
        <Island name="deskState">
          <DeskState now={now} />
        </Island>
      </div>
      <LinkButton className={styles.request} variant="outline" size="small" href={inquiryUrl} data-setting="inquiry" external>
        {t(($) => $.header.help.consult)}
      </LinkButton>
    </aside>
  );
}
