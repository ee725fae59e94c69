import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';

export interface DataExportProps {
  actor: ActorRefFrom<typeof dataExportMachine>;
}

/** What is kept of the person, as a file: what is in it, and the button. */
export function DataExport({ actor }: DataExportProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  useSuccess(actor);

  return (
    <>
      <Dialog
        title={t(($) => $.dataExport.title)}
        flow="dataExport"
        state={dotted(value)}
        busy={busy}
        onClose={() => actor.send({ type: 'CLOSED' })}
        footer={
          <Button busy={busy} onClick={() => actor.send({ type: 'EXPORT_CHOSEN' })}>
            {t(($) => $.dataExport.save)}
          </Button>
        }
      >
        <Lead>{t(($) => $.dataExport.lead)}</Lead>
        <p>{t(($) => $.dataExport.without)}</p>
        <p>{t(($) => $.dataExport.keep)}</p>
        {context.failure !== null && (
          <Notice tone="error" role="alert" about={context.failure}>
            {failureText(t, context.failure)}
          </Notice>
        )}
      </Dialog>
      {confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />}
    </>
  );
}
