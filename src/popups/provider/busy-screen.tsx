import { useTranslation } from 'react-i18next';
import type { MethodCode } from '#contract/methods.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { Bridge } from './bridge.tsx';
import styles from './provider.module.css';

/** The provider has answered, and the server is at work: the dialog's title says at what. */
export function BusyScreen({ method }: { method: MethodCode }) {
  const { t } = useTranslation();
  return (
    <>
      <Bridge method={method} moving />
      <Lead className={styles.words}>{t(($) => $.providerWindow.busyText)}</Lead>
    </>
  );
}
