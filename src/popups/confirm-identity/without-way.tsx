import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Help } from '../help/help.tsx';
import { useHelpContact } from '../help/help-contact.ts';
import type { ConfirmIdentityProps } from './confirm-identity-props.ts';

/** CONFIRM-1, WAY-2: no way is left to prove it by. An account whose ways are gone gets one without a proof, and a login by it is one; any other is proven where its ways work. */
export function WithoutWay({ actor }: ConfirmIdentityProps) {
  const { t } = useTranslation();
  const gone = useSelector(actor, (snapshot) => snapshot.context.gone);
  const contact = useHelpContact();
  return (
    <>
      <Lead>
        {gone === null
          ? t(($) => $.confirmIdentity.withoutWay.none)
          : t(($) => $.confirmIdentity.withoutWay.gone, { way: t(($) => $.methods[gone].name) })}
      </Lead>
      <p>
        {gone === null
          ? t(($) => $.confirmIdentity.withoutWay.elsewhere)
          : t(($) => $.confirmIdentity.withoutWay.advice, { add: t(($) => $.linkAccount.another) })}
      </p>
      {contact !== null && <Help contact={contact} />}
      <Button onClick={() => actor.send({ type: 'CANCELLED' })}>{t(($) => $.common.ok)}</Button>
    </>
  );
}
