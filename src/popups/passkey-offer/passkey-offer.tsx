import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { passkeyOfferMachine } from '#machines/passkey-offer/passkey-offer.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { announce } from '#src/ui/status/status-store.ts';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import styles from './passkey-offer.module.css';

export interface PasskeyOfferProps {
  actor: ActorRefFrom<typeof passkeyOfferMachine>;
}

/** PASSKEY-2: a notice beside the page that offers a passkey. In every other state nothing shows. */
export function PasskeyOffer({ actor }: PasskeyOfferProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const offers = useSelector(actor, (snapshot) => snapshot.hasTag('offer'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const title = t(($) => $.passkeyOffer.title);
  useSuccess(actor);
  // It takes no focus: a person who does not see it come is told.
  useEffect(() => {
    if (offers) announce(title);
  }, [offers, title]);
  if (!offers) return null;

  return (
    <aside className={styles.offer} data-flow="passkeyOffer" data-state={state} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <p>{t(($) => $.passkeyOffer.text)}</p>
      {failure !== null && (
        <Notice tone="error" role="alert" about={failure} stays>
          {failureText(t, failure)}
        </Notice>
      )}
      <div className={styles.acts}>
        <Button size="small" variant="outline" onClick={() => actor.send({ type: 'DECLINED' })}>
          {t(($) => $.passkeyOffer.decline)}
        </Button>
        <Button size="small" className={styles.accept} busy={busy} onClick={() => actor.send({ type: 'ACCEPTED' })}>
          {t(($) => $.passkeys.add)}
        </Button>
      </div>
    </aside>
  );
}
