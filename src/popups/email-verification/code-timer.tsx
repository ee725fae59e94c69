import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { waitIn } from '#contract/retry-text.ts';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { SentCode } from '#machines/email-verification/email-verification.types.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Row } from '#src/ui/layout/stack.tsx';
import { Countdown } from '#src/ui/progress/countdown.tsx';
import { secondsUntil, useNow } from './use-now.ts';

export interface CodeTimerProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
  code: SentCode;
  now: () => number;
}

/** How long the code holds (EMAIL-2, EMAIL-3), and when a person can ask for another (EMAIL-4). */
export function CodeTimer({ actor, code, now }: CodeTimerProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const time = useNow(now);
  const usedUp = snapshot.matches({ codeSent: { validity: 'triesUsed' } }) || snapshot.matches({ codeSent: { validity: 'used' } });
  const running = snapshot.matches({ codeSent: { validity: 'running' } });
  const minutesLeft = (count: number) => t(($) => $.emailVerification.minutesLeft, { count });

  return (
    <Row between>
      {usedUp ? (
        // Time is not what the code has run out of.
        <span />
      ) : (
        <Countdown
          remaining={running ? secondsUntil(code.expiresAt, time) : 0}
          label={t(($) => $.emailVerification.remaining)}
          // The machine's message tells the end.
          announcements={{ 600: minutesLeft(10), 300: minutesLeft(5), 60: minutesLeft(1), 0: '' }}
        />
      )}
      <ResendButton actor={actor} secondsToWait={secondsUntil(code.resendAt, time)} prominent={!running} />
    </Row>
  );
}

interface ResendButtonProps {
  actor: CodeTimerProps['actor'];
  secondsToWait: number;
  /** The code is over: another one is the way on. */
  prominent: boolean;
}

function ResendButton({ actor, secondsToWait, prominent }: ResendButtonProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const look = { variant: prominent ? 'primary' : 'secondary', size: 'small' } as const;
  if (snapshot.hasTag('waits')) {
    // The machine's own timer ends the wait; until it does, there is a second left.
    const { unit, amount } = waitIn(secondsToWait * 1000);
    const wait = t(($) => $.emailVerification.wait[unit], { amount });
    return (
      <Button {...look} unavailable={t(($) => $.emailVerification.resendWait, { wait })}>
        {t(($) => $.emailVerification.resendIn, { wait })}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      busy={snapshot.matches({ codeSent: { resend: 'requesting' } })}
      unavailable={snapshot.can({ type: 'RESEND_REQUESTED' }) ? undefined : t(($) => $.emailVerification.confirming)}
      onClick={() => actor.send({ type: 'RESEND_REQUESTED' })}
    >
      {t(($) => $.emailVerification.resend)}
    </Button>
  );
}
