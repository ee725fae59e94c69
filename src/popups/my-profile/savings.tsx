import { useTranslation } from 'react-i18next';
import { CoinIcon, StarIcon } from '#src/ui/icons/icons.tsx';
import styles from './my-profile.module.css';

export interface SavingsProps {
  /** Earned and given points together. */
  stars: number;
  gold: number;
}

export function Savings({ stars, gold }: SavingsProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <dl className={styles.savings}>
      <div className={styles.tile}>
        <dt>{t(($) => $.myProfile.stars)}</dt>
        <dd>
          <StarIcon size={22} className={styles.star} />
          {number.format(stars)}
        </dd>
      </div>
      <div className={styles.tile}>
        <dt>{t(($) => $.myProfile.gold)}</dt>
        <dd>
          <CoinIcon size={22} className={styles.gold} />
          {number.format(gold)}
        </dd>
      </div>
    </dl>
  );
}
