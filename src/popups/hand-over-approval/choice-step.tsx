import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Row } from '#src/ui/layout/stack.tsx';
import { HiddenLegend } from '#src/ui/layout/visually-hidden.tsx';
import { Countdown } from '#src/ui/progress/countdown.tsx';
import { shortMoment } from '../devices/device-name.ts';
import { secondsUntil, useNow } from '../email-verification/use-now.ts';
import styles from './hand-over-approval.module.css';
import type { HandOverApprovalProps } from './hand-over-approval-props.ts';

/** Which screen asks, a warning, and the digits: one press lets it in, or does not (HAND-2). */
export function ChoiceStep({ actor, now }: HandOverApprovalProps) {
  const { t, i18n } = useTranslation();
  const { screen, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const time = useNow(now);
  if (screen === null) return null;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t(($) => $.handOverApproval.device)}</dt>
        <dd>{screen.device || t(($) => $.devices.unknown)}</dd>
        <dt>{t(($) => $.handOverApproval.begun)}</dt>
        <dd>{shortMoment(i18n.language, screen.begunAt)}</dd>
        <dt>{t(($) => $.handOverApproval.network)}</dt>
        <dd>{t(($) => $.handOverApproval[screen.isSameNetwork ? 'sameNetwork' : 'otherNetwork'])}</dd>
      </dl>
      <Notice tone="warning">{t(($) => $.handOverApproval.choosingWarning)}</Notice>
      <Lead>{t(($) => $.handOverApproval.choosingLead)}</Lead>
      <fieldset className={styles.choices}>
        <HiddenLegend>{t(($) => $.handOverApproval.choices)}</HiddenLegend>
        {screen.choices.map((digits) => (
          <Button
            key={digits}
            variant="outline"
            waits={state !== 'choosing'}
            data-digits={digits}
            onClick={() => actor.send({ type: 'DIGITS_CHOSEN', digits })}
          >
            {digits}
          </Button>
        ))}
      </fieldset>
      <Row between>
        <span />
        <Countdown
          remaining={secondsUntil(screen.expiresAt, time)}
          label={t(($) => $.handOver.remaining)}
          announcements={{ 600: '', 300: '', 60: t(($) => $.handOver.minuteLeft), 0: '' }}
        />
      </Row>
      {failure !== null && (
        <Notice tone="error" role="alert" about={failure} stays>
          {failureText(t, failure)}
        </Notice>
      )}
      <Button variant="danger" busy={state !== 'choosing'} onClick={() => actor.send({ type: 'REFUSAL_CHOSEN' })}>
        {t(($) => $.handOverApproval.refuse)}
      </Button>
    </>
  );
}
