import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherWay } from '#machines/other-way.ts';
import { Checkbox, type CheckboxProps } from '#src/ui/form/checkbox.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import styles from './other-ways.module.css';

export interface OtherWaysProps {
  ways: readonly OtherWay[];
  /** The form's. */
  check: Pick<CheckboxProps, 'name' | 'checked' | 'onChange'>;
}

/** WAY-3: what else leads into the account, and the choice to end it with the new password. */
export function OtherWays({ ways, check }: OtherWaysProps) {
  const { t } = useTranslation();
  const namesId = useId();
  const names = ways.map((way) => (way === 'passkey' ? t(($) => $.emailVerification.passkeys) : t(($) => $.methods[way].name))).join(', ');
  return (
    <Notice tone="info">
      <p id={namesId}>{t(($) => $.emailVerification.otherWays, { ways: names })}</p>
      <Checkbox
        {...check}
        aria-describedby={namesId}
        label={
          <>
            {t(($) => $.emailVerification.endOtherWays)}
            <small className={styles.hint}>{t(($) => $.emailVerification.endOtherWaysHint)}</small>
          </>
        }
      />
    </Notice>
  );
}
