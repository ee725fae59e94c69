import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lastWayNoticeMachine } from '#machines/last-way-notice/last-way-notice.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from '../beside/beside.module.css';
import { Beside } from '../beside/beside.tsx';
import { dotted } from '../state-name.ts';
import { wayName } from '../ways/way-name.ts';

export interface LastWayNoticeProps {
  actor: ActorRefFrom<typeof lastWayNoticeMachine>;
  /** Opens what adds a way. */
  onAdd: () => void;
}

/** WAY-2: the only way into the account is gone at its provider. In every other state nothing shows. */
export function LastWayNotice({ actor, onAdd }: LastWayNoticeProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const gone = useSelector(actor, (snapshot) => (snapshot.hasTag('offer') ? snapshot.context.gone : null));
  useEffect(() => actor.on('ADDING', onAdd).unsubscribe, [actor, onAdd]);
  if (gone === null) return null;

  return (
    <Beside
      flow="lastWayNotice"
      state={state}
      title={t(($) => $.lastWayNotice.title, { way: wayName(t, gone) })}
      acts={
        <>
          <Button size="small" variant="outline" onClick={() => actor.send({ type: 'POSTPONED' })}>
            {t(($) => $.lastWayNotice.later)}
          </Button>
          <Button size="small" className={styles.accept} onClick={() => actor.send({ type: 'ADD_CHOSEN' })}>
            {t(($) => $.lastWayNotice.add)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.lastWayNotice.text)}</p>
    </Beside>
  );
}
