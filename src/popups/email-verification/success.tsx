import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckIcon } from '#src/ui/icons/icons.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import { Emphasis } from './emphasis.tsx';
import { StepActions } from './step-actions.tsx';
import styles from './success.module.css';

export interface SuccessProps {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
}

/** It is done: the dialog's title says what (EMAIL-8), this says what now. After a reset it asks: on to email login? (RESET-2) */
export function Success({ actor }: SuccessProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { email, purpose } = snapshot.context;
  return (
    <>
      <div className={styles.success}>
        <Tile className={styles.mark}>
          <CheckIcon size={40} />
        </Tile>
        <Lead>
          <Emphasis text={t(($) => $.emailVerification.successText[purpose.kind], { email })} part={email} />
        </Lead>
      </div>
      <StepActions>
        {snapshot.can({ type: 'SUCCESS_CONFIRMED' }) && (
          <Button onClick={() => actor.send({ type: 'SUCCESS_CONFIRMED' })}>{t(($) => $.common.ok)}</Button>
        )}
        {snapshot.can({ type: 'LOGIN_CHOSEN' }) && (
          <Stack gap={8}>
            <Button variant="text" onClick={() => actor.send({ type: 'CLOSED' })}>
              {t(($) => $.common.later)}
            </Button>
            {/* Last: where the button that goes on stood in each step (SEEN-2). */}
            <Button onClick={() => actor.send({ type: 'LOGIN_CHOSEN' })}>{t(($) => $.emailVerification.logIn)}</Button>
          </Stack>
        )}
      </StepActions>
    </>
  );
}
