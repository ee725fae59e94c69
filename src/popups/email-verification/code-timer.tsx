import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
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
  const triesUsed = snapshot.matches({ codeSent: { validity: 'triesUsed' } });
  const running = snapshot.matches({ codeSent: { validity: 'running' } });
  const minutesLeft = (count: number) => t(($) => $.emailVerification.minutesLeft, { count });

  return (
    <Row between>
      {triesUsed ? (
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
  const coolingDown = snapshot.matches({ codeSent: { resend: 'coolingDown' } });
  const look = { variant: prominent ? 'primary' : 'secondary', size: 'small' } as const;
  if (coolingDown) {
    // The machine's own timer ends the wait; until it does, there is a second left.
    const seconds = Math.max(1, secondsToWait);
    return (
      <Button {...look} unavailable={t(($) => $.emailVerification.resendWait, { seconds })}>
        {t(($) => $.emailVerification.resendIn, { seconds })}
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
