import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#src/ui/button/button.tsx';
import { MailIcon } from '#src/ui/icons/icons.tsx';
import styles from './provider.module.css';
import type { Wording } from './provider-ways-props.ts';

export interface EmailWayProps extends Omit<ButtonProps, 'variant' | 'icon' | 'className' | 'children'> {
  wording: Wording;
}

/** The way by email, beside those of the providers and bordered as they are (METHOD-2). */
export function EmailWay({ wording, ...button }: EmailWayProps) {
  const { t } = useTranslation();
  return (
    <Button {...button} variant="outline" className={styles.email} icon={<MailIcon size={20} />}>
      {t(($) => $.methods.email[wording])}
    </Button>
  );
}
