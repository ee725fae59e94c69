import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import styles from '../account-list/account-list.module.css';
import { AccountList } from '../account-list/account-list.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { NameForm } from './name-form.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import type { PasskeysProps } from './passkeys-props.ts';
import { RemovalQuestion } from './removal-question.tsx';

const MAKING = ['requesting', 'atAuthenticator', 'adding'] as const;
const NAMING = ['naming', 'renaming'] as const;
const isOneOf = (states: readonly string[], state: string) => states.includes(state);

/** The passkeys of the account: made, named and removed (PASSKEY-3, PASSKEY-3). */
export function Passkeys({ actor }: PasskeysProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { passkeys, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('alert'));
  const isNaming = isOneOf(NAMING, state);
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  useSuccess(actor);

  return (
    <>
      <AccountList
        title={t(($) => $.passkeys.title)}
        flow="passkeys"
        state={state}
        busy={busy}
        failure={isNaming ? null : failure}
        isReading={state === 'reading'}
        retry={state === 'unread' ? { label: t(($) => $.passkeys.retry), onRetry: () => actor.send({ type: 'RETRIED' }) } : undefined}
        footer={
          <>
            {/* Above the other, which keeps its place at the edge (SEEN-2). */}
            {state === 'atAuthenticator' && (
              <Button variant="secondary" onClick={() => actor.send({ type: 'CANCELLED' })}>
                {t(($) => $.common.cancel)}
              </Button>
            )}
            <Button busy={busy} onClick={() => actor.send({ type: 'ADD_CHOSEN' })}>
              {t(($) => $.passkeys.add)}
            </Button>
          </>
        }
        onClose={() => actor.send({ type: 'CLOSED' })}
      >
        <Lead>{t(($) => $.passkeys.lead)}</Lead>
        {passkeys.length === 0 && <p>{t(($) => $.passkeys.none)}</p>}
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.passkeyId}
              passkey={passkey}
              onRename={() => actor.send({ type: 'NAMING_CHOSEN', passkeyId: passkey.passkeyId })}
              onRemove={() => actor.send({ type: 'REMOVAL_CHOSEN', passkeyId: passkey.passkeyId })}
            />
          ))}
        </ul>
        {isOneOf(MAKING, state) && <p role="status">{t(($) => $.passkeys.adding)}</p>}
      </AccountList>
      {isNaming && <NameForm actor={actor} />}
      {asking && <RemovalQuestion actor={actor} />}
      {confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />}
    </>
  );
}
