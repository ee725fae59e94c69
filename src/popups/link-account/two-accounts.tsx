import { useTranslation } from 'react-i18next';
import type { AccountFace } from '#machines/account-face.ts';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import styles from './link-account.module.css';
import type { LinkedUser } from './link-screen.tsx';

export interface TwoAccountsProps {
  /** The account that a provider's account belongs to. */
  readonly owner: AccountFace;
  readonly nickname: string;
  /** The signed-in person. */
  readonly user: LinkedUser;
}

/** The account that there is beside the one that is signed in, so that a person decides about more than a name (SOC-4, SOC-6). */
export function TwoAccounts({ owner, nickname, user }: TwoAccountsProps) {
  const { t } = useTranslation();
  const faces = [
    { label: t(($) => $.linkAccount.pair.existing), name: nickname, id: owner.uvrsId, gender: owner.gender, src: owner.image },
    { label: t(($) => $.linkAccount.pair.current), name: user.ncknm, id: user.uvrs_id, gender: user.gndr, src: user.prfl_img_path },
  ];
  return (
    <dl className={styles.pair}>
      {faces.map(({ label, name, id, gender, src }) => (
        <div key={label}>
          <dt className={styles.small}>{label}</dt>
          <dd>
            <Avatar gender={gender} src={src ?? undefined} size={56} />
            <p className={styles.nickname}>{name}</p>
            {id !== '' && <p className={styles.small}>@{id}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
