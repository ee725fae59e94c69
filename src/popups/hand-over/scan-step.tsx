import { useTranslation } from 'react-i18next';
import { handOverLink } from '#contract/hand-over-link.ts';
import { groupedCode } from '#contract/values/hand-over-code.ts';
import type { ShownHandOver } from '#machines/hand-over/hand-over.machine.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/stack.tsx';
import { Countdown } from '#src/ui/progress/countdown.tsx';
import { secondsUntil, useNow } from '../email-verification/use-now.ts';
import styles from './hand-over.module.css';
import { QrCode } from './qr-code.tsx';

export interface ScanStepProps {
  shown: ShownHandOver;
  siteUrl: string;
  now: () => number;
}

/** The code to scan, the same to type, and how long it is good for (HAND-1). */
export function ScanStep({ shown, siteUrl, now }: ScanStepProps) {
  const { t } = useTranslation();
  const time = useNow(now);
  return (
    <>
      <Lead>{t(($) => $.handOver.lead)}</Lead>
      <QrCode text={handOverLink(siteUrl, shown.code)} label={t(($) => $.handOver.qr)} />
      <p className={styles.code}>
        <small>{t(($) => $.handOver.codeLabel)}</small>
        <strong translate="no">{groupedCode(shown.code)}</strong>
        <small>{t(($) => $.handOver.codeHint)}</small>
      </p>
      <Row between>
        <span />
        <Countdown
          remaining={secondsUntil(shown.expiresAt, time)}
          label={t(($) => $.handOver.remaining)}
          announcements={{ 600: '', 300: '', 60: t(($) => $.handOver.minuteLeft), 0: '' }}
        />
      </Row>
    </>
  );
}
