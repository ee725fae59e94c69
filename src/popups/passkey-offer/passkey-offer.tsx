import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { passkeyOfferMachine } from '#machines/passkey-offer/passkey-offer.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import styles from '../beside/beside.module.css';
import { Beside } from '../beside/beside.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';

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
  if (!offers) return null;

  return (
    <Beside
      flow="passkeyOffer"
      state={state}
      title={title}
      acts={
        <>
          <Button size="small" variant="outline" onClick={() => actor.send({ type: 'DECLINED' })}>
            {t(($) => $.passkeyOffer.decline)}
          </Button>
          <Button size="small" className={styles.accept} busy={busy} onClick={() => actor.send({ type: 'ACCEPTED' })}>
            {t(($) => $.passkeys.add)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.passkeyOffer.text)}</p>
      {failure !== null && (
        <Notice tone="error" role="alert" about={failure} stays>
          {failureText(t, failure)}
        </Notice>
      )}
    </Beside>
  );
}
