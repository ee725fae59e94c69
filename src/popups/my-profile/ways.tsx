import { useTranslation } from 'react-i18next';
import { type MethodCode, methodByType } from '#contract/methods.ts';
import { goneWayOf, type KnownUser, waysOf } from '#src/api/user.ts';
import { ProviderGlyph } from '#src/ui/brand/provider-glyphs.tsx';
import { MailIcon, SchoolIcon } from '#src/ui/icons/icons.tsx';
import { isSocial } from '../provider/social.ts';
import styles from './my-profile.module.css';

export interface WaysProps {
  user: Pick<KnownUser, 'auth_mthd' | 'auth_mthds' | 'auth_email' | 'gone_auth_mthd'>;
}

/** JOIN-5: the ways to log in that the account has, the email with its address, which of them is in use, and which is gone (WAY-2). */
export function Ways({ user }: WaysProps) {
  const { t } = useTranslation();
  const noteOn = (method: MethodCode) => {
    if (goneWayOf(user) === method) return t(($) => $.linkAccount.gone);
    return methodByType(user.auth_mthd)?.code === method ? t(($) => $.linkAccount.current) : undefined;
  };
  return waysOf(user).map((method) => (
    <li key={method} className={styles.setting}>
      {method === 'email' ? <MailIcon size={20} /> : isSocial(method) ? <ProviderGlyph provider={method} /> : <SchoolIcon size={20} />}
      <span className={styles.way}>
        {t(($) => $.methods[method].name)}
        {method === 'email' && user.auth_email !== undefined && <span className={styles.address}>{user.auth_email}</span>}
        {noteOn(method) !== undefined && <span className={styles.note}>{noteOn(method)}</span>}
      </span>
    </li>
  ));
}
